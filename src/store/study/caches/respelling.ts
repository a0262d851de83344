import type { PairId } from '../../../model/pair.ts';
import type { SourceRow } from '../../content/content-database.ts';
import { toRespellingId } from './respelling-id.ts';

/** The spelling under which study keeps a word: a new version of a deck may spell it differently from the one it was learnt from. */
export interface Respelling {
  /** Names the tables, so that caches built with other ones are recognised; empty without any. */
  id: string;
  /** @param word - In NFC. @returns The spelling of today, the word itself in most cases. */
  toCurrent(pair: PairId, word: string): string;
  /** @param word - As of {@link toCurrent}. @returns Every spelling whose ops belong to the word, itself first. */
  listSpellings(pair: PairId, word: string): string[];
}

export const NO_RESPELLING: Respelling = createRespelling([]);

/** @param decks - A deck without a table, such as one from a server, changes no spelling. */
export function createRespelling(decks: readonly Pick<SourceRow, 'pair' | 'respelt'>[]): Respelling {
  const current = new Map<string, string>();
  const former = new Map<string, string[]>();
  for (const { pair, respelt = {} } of decks) {
    for (const [oldWord, newWord] of Object.entries(respelt)) {
      const [before, after] = [oldWord.normalize('NFC'), newWord.normalize('NFC')];
      const id = toId(pair, after);
      current.set(toId(pair, before), after);
      former.set(id, [...(former.get(id) ?? []), before]);
    }
  }
  return {
    id: toRespellingId(decks),
    toCurrent: (pair, word) => current.get(toId(pair, word)) ?? word,
    listSpellings: (pair, word) => [word, ...(former.get(toId(pair, word)) ?? [])],
  };
}

function toId(pair: PairId, word: string): string {
  return `${pair} ${word}`;
}
