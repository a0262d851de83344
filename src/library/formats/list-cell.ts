/**
 * Several texts in one cell of a table. They are joined with `; `, and split at semicolons (including Chinese and Arabic ones), ` / ` and line
 * breaks. If a text contains one of these, the cell is a JSON list.
 */

const SEPARATOR = /[;；؛\n]| \/ /;
/** All separators except the commonest one, for which a plain split is several times faster. */
const RARE_SEPARATOR = /[；؛\n]| \/ /;

/** @returns The trimmed texts without empty ones. */
export function parseListCell(cell: string): string[] {
  const list = parseJsonList(cell);
  if (list) return list;
  // In place, to avoid copying a million short lists.
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
