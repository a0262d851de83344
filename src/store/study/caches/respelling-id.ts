import { hashBriefly } from '../../../language/hash.ts';
import type { SourceRow } from '../../content/content-database.ts';

/**
 * Names the lists of respelt words of some decks, so that caches built with other lists are recognised; empty without any.
 *
 * A hash as hexadecimal digits: it only has to differ when a list differs.
 */
export function toRespellingId(decks: readonly Pick<SourceRow, 'pair' | 'respelt'>[]): string {
  const lists = decks.filter(({ respelt }) => respelt).map(({ pair, respelt }) => JSON.stringify([pair, respelt]));
  if (lists.length === 0) return '';
  return hashBriefly(lists.join()).toString(16);
}
