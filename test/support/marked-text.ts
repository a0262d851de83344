/** Puts HTML into the page, without its `|`. @returns The text node and the place where it was. */
export function showMarked(html: string): { node: Text; start: number } {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const start = node.data.indexOf('|');
    if (start < 0) continue;
    node.data = node.data.replace('|', '');
    return { node, start };
  }
  throw new Error('Expected a | in the text.');
}
