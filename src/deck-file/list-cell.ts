/**
 * Several texts in one cell of a table. They are written with `; ` between them, and read apart at semicolons (also those of
 * Chinese and Arabic), at ` / ` and at line breaks. Where a text itself has one of these in it, the cell is a JSON list.
 */

const SEPARATOR = /[;；؛\n]| \/ /;
/** Separators but the commonest, at which a plain split is several times faster. */
const RARE_SEPARATOR = /[；؛\n]| \/ /;

/** @param texts - Gets the cell's texts added to it. */
export function parseListCell(cell: string, texts: string[] = []): string[] {
  const list = parseJsonList(cell);
  if (list) {
    texts.push(...list);
    return texts;
  }
  for (const part of RARE_SEPARATOR.test(cell) ? cell.split(SEPARATOR) : cell.split(';')) {
    const text = part.trim();
    if (text !== '') texts.push(text);
  }
  return texts;
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
