import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../../scripts/decks/text/deck-words.ts';
import { toLanguagePair } from '../../../src/model/pair.ts';
import { findPassage } from '../../../src/ui/welcome/passages.ts';
import { readStarterDeck } from '../../support/deck-words.ts';

const PAIRS = [
  'cmn-eng',
  'deu-eng',
  'eng-deu',
  'eng-fra',
  'eng-spa',
  'fra-eng',
  'ita-eng',
  'jpn-eng',
  'nld-eng',
  'pol-eng',
  'por-eng',
  'rus-eng',
  'spa-eng',
  'swe-eng',
];

/** Words of a text that its starter deck cannot answer. */
function findUnknown(pair: string): string[] {
  const [language = ''] = pair.split('-');
  const words = new DeckWords(readStarterDeck(pair));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (findPassage(language, 2_000) ?? []).flatMap((paragraph) =>
    [...segmenter.segment(paragraph)]
      .filter(({ isWordLike, index }) => isWordLike && words.define(paragraph, index).entries.length === 0)
      .map(({ segment }) => segment),
  );
}

describe('the texts to try', () => {
  test.each(PAIRS)('%s: the starter deck knows every word', (pair) => {
    expect(findPassage(toLanguagePair(pair).from, 2_000)).toHaveLength(2);
    expect(findUnknown(pair)).toEqual([]);
  });

  test.each([
    ['a small deck', 'eng', 488],
    ['a language without a text', 'ara', 2_000],
    ['a name that every object has', 'constructor', 2_000],
  ])('%s has none', (_name, language, cards) => {
    expect(findPassage(language, cards)).toBeUndefined();
  });
});
