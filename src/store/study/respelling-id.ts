import type { SourceRow } from '../content/content-database.ts';

/**
 * Names the lists of respelt words of some decks, so that caches built with other lists are recognised; empty without any.
 *
 * FNV-1a over code points, as hexadecimal digits: it only has to differ when a list differs.
 */
export function toRespellingId(decks: readonly Pick<SourceRow, 'pair' | 'respelt'>[]): string {
  const lists = decks.filter(({ respelt }) => respelt).map(({ pair, respelt }) => JSON.stringify([pair, respelt]));
  if (lists.length === 0) return '';
  let hash = 0x811c9dc5;
  for (const character of lists.join()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
