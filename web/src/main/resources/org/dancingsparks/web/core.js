/**
 * The compiled core in a worker of its own, so that the page goes on while it counts.
 *
 * @typedef {{ line?: (line: string) => void, visited?: (residuals: number) => void }} Heard
 */
class Core {
  /** @param {WebAssembly.Module} module @param {string} script of the worker, `engine.js` */
  constructor(module, script) {
    this.module = module;
    this.address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    /** @type {Worker | undefined} */
    this.worker = undefined;
    /** @type {((why: string) => void) | undefined} */
    this.end = undefined;
  }

  /** @param {string} id @returns {string} the text of a script that is not run */
  static text(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id)).textContent ?? '';
  }

  /** Compiles the core from the page's own texts. */
  static async load() {
    const packed = Uint8Array.from(atob(Core.text('wasm')), (sign) => sign.charCodeAt(0));
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const compile = /** @type {any} */ (WebAssembly.compile);
    const module = await compile(await new Response(bytes).arrayBuffer(), {
      builtins: ['js-string'],
    });
    return new Core(module, Core.text('engine'));
  }

  /** This core in another worker. */
  another() {
    return new Core(this.module, Core.text('engine'));
  }

  /**
   * Asks a question; one that is still being answered is given up.
   *
   * @param {string} question
   * @param {Heard} heard
   * @returns {Promise<string>} empty if it was answered, `cancelled`, or a fault
   */
  ask(question, heard) {
    this.cancel();
    const worker = this.worker ?? this.start();
    return new Promise((done) => {
      this.end = done;
      worker.onmessage = ({ data }) => {
        if ('line' in data) {
          heard.line?.(data.line);
        } else if ('visited' in data) {
          heard.visited?.(data.visited);
        } else {
          this.end = undefined;
          done(data.ended);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.stop(`fault: ${event.message}`);
      };
      worker.postMessage({ question });
    });
  }

  /** Gives up what is being answered. */
  cancel() {
    if (this.end !== undefined) {
      this.stop('cancelled');
    }
  }

  start() {
    this.worker = new Worker(this.address);
    this.worker.postMessage({ module: this.module });
    return this.worker;
  }

  /** @param {string} why */
  stop(why) {
    this.worker?.terminate();
    this.worker = undefined;
    const end = this.end;
    this.end = undefined;
    end?.(why);
  }
}
