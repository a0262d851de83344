import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import type { EnglishCheck } from '../meanings/english-check.ts';
import { Lexicon } from '../meanings/lexicon.ts';
import type { Pivot, ShareOf } from '../meanings/translate.ts';
import { toReverseEntries } from './reverse-deck.ts';

/**
 * English as the pivot of a deck between two other languages. Debian lacks most dictionaries with English, so the decks of the package are read
 * instead. People have checked their first meanings.
 */

const toLexicon = (deck: DeckFile) =>
  new Lexicon(
    toReverseEntries(deck, () => ''),
    deck.from.iso639_3,
    deck.to.iso639_3,
  );

const lexicons = new Map<string, Lexicon>();

function readLexicon(pair: string): Lexicon {
  const lexicon = lexicons.get(pair) ?? toLexicon(readDeck(pair));
  lexicons.set(pair, lexicon);
  return lexicon;
}

/** The decks that {@link createEnglishPivot} reads. */
export const toEnglishDecks = (from: string, to: string) => [`${from}-eng`, `eng-${from}`, `eng-${to}`, `${to}-eng`];

/** @param check - Decides which meanings need no second source. */
export function createEnglishPivot(
  from: string,
  to: string,
  shareOf: (code: string) => ShareOf,
  check: Pick<EnglishCheck, 'isSame'>,
): Pivot {
  const [forward = '', backward = '', further = '', back = ''] = toEnglishDecks(from, to);
  return {
    language: 'eng',
    isSure: check.isSame,
    first: {
      forward: [readLexicon(forward)],
      backward: [readLexicon(backward)],
      targetShare: shareOf('eng'),
      caseMatters: false,
    },
    second: {
      forward: [readLexicon(further)],
      backward: [readLexicon(back)],
      targetShare: shareOf(to),
      caseMatters: to === 'deu',
    },
  };
}
