/**
 * Several texts in one cell of a table. They are written with `; ` between them, and read apart at semicolons (also those of
 * Chinese and Arabic), at ` / ` and at line breaks. Where a text itself has one of these in it, the cell is a JSON list.
 */

const SEPARATOR = /[;；؛\n]| \/ /;
/** Separators but the commonest, at which a plain split is several times faster. */
const RARE_SEPARATOR = /[；؛\n]| \/ /;

/** @returns The texts without space around them; empty ones are left out. */
export function parseListCell(cell: string): string[] {
  const list = parseJsonList(cell);
  if (list) return list;
  // In its place: a million short lists are not made twice.
  const texts = RARE_SEPARATOR.test(cell) ? cell.split(SEPARATOR) : cell.split(';');
  let isEmptyIn = false;
  for (let place = 0; place < texts.length; place += 1) {
    const text = (texts[place] ?? '').trim();
    texts[place] = text;
    if (text === '') isEmptyIn = true;
  }
  return isEmptyIn ? texts.filter((text) => text !== '') : texts;
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
