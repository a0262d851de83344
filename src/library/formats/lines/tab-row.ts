/** Formats a row of a table with tabs between its cells. */
export function toTabRow(cells: readonly string[]): string {
  return cells.map((cell) => (/[\t\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t');
}

/** A cell with several texts; see `list-cell.ts`. */
export function toListCell(texts: readonly string[]): string {
  const [text = ''] = texts;
  return texts.length < 2 && !/[;；؛\n]| \/ /.test(text) ? text : JSON.stringify(texts);
}

/** Calls a function with each line of a text that comes in pieces of whole lines, and passes on what it returns as lines. */
export async function* mapLines(
  pieces: AsyncIterable<string>,
  toLines: (line: string) => readonly string[],
  end: () => readonly string[] = () => [],
): AsyncGenerator<string> {
  const join = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    if (lines.at(-1) === '') lines.pop();
    const text = join(lines.flatMap(toLines));
    if (text !== '') yield text;
  }
  yield join(end());
}
