/**
 * Several texts in one cell of a table. They are written with `; ` between them, and read apart at semicolons (also those of
 * Chinese and Arabic), at ` / ` and at line breaks. Where a text itself has one of these in it, the cell is a JSON list.
 */

const SEPARATOR = /[;；؛\n]| \/ /;

export function parseListCell(cell: string): string[] {
  return (
    parseJsonList(cell) ??
    cell
      .split(SEPARATOR)
      .map((text) => text.trim())
      .filter((text) => text !== '')
  );
}

export function formatListCell(texts: readonly string[]): string {
  const plain = texts.join('; ');
  const read = parseListCell(plain);
  const isReadBack = read.length === texts.length && read.every((text, place) => text === texts[place]);
  return isReadBack ? plain : JSON.stringify(texts);
}

function parseJsonList(cell: string): string[] | undefined {
  if (!cell.startsWith('["') || !cell.endsWith('"]')) return undefined;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
