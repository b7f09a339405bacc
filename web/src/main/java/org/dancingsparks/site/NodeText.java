package org.dancingsparks.site;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The words of a part of a document, without its marks. */
final class NodeText extends AbstractVisitor {
  private final StringBuilder words = new StringBuilder();

  private NodeText() {}

  static String of(Node node) {
    NodeText text = new NodeText();
    node.accept(text);
    return text.words.toString().strip();
  }

  @Override
  public void visit(Text text) {
    words.append(text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    words.append(code.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock code) {
    words.append(code.getLiteral()).append(' ');
  }

  @Override
  public void visit(SoftLineBreak end) {
    words.append(' ');
  }

  @Override
  public void visit(HardLineBreak end) {
    words.append(' ');
  }

  @Override
  public void visit(Paragraph paragraph) {
    visitChildren(paragraph);
    words.append(' ');
  }

  @Override
  public void visit(ListItem item) {
    visitChildren(item);
    words.append(' ');
  }

  @Override
  public void visit(CustomNode cell) {
    visitChildren(cell);
    words.append(' ');
  }
}
