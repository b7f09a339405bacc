/** Makes elements of the page, and finds them. */

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {...(Node | string)} content @returns {SVGElement} */
function drawn(name, attributes = {}, ...content) {
  return filled(/** @type {SVGElement} */ (document.createElementNS(NAMESPACE, name)), attributes, content);
}

/** @template {Element} E @param {E} element @param {Record<string, string | number>} attributes @param {(Node | string)[]} content */
function filled(element, attributes, content) {
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, String(value)));
  element.append(...content);
  return element;
}

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {...(Node | string)} content @returns {HTMLElement} */
function made(name, attributes = {}, ...content) {
  return filled(document.createElement(name), attributes, content);
}

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id of a field or dialog @returns {HTMLInputElement & HTMLDialogElement} */
function control(id) {
  return /** @type {HTMLInputElement & HTMLDialogElement} */ (byId(id));
}

/** The buttons for an action. @param {string} action */
function buttons(action) {
  return document.querySelectorAll(`[data-do=${action}]`);
}

/** @param {string} action @param {string} attribute of its buttons @param {boolean} value */
function mark(action, attribute, value) {
  buttons(action).forEach((button) => button.setAttribute(attribute, String(value)));
}

/** @param {Element} element @param {string} name of an attribute @returns {number} -1 if it has none */
function numberOf(element, name) {
  return Number(element.getAttribute(name) ?? -1);
}

/** The number of an element or of one round it, or -1. @param {{target: unknown}} event @param {string} name of an attribute */
function numberAt({ target }, name) {
  const element = target instanceof Element ? target.closest(`[${name}]`) : null;
  return element ? numberOf(element, name) : -1;
}
