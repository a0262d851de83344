import { describe, expect, test } from 'vitest';
import { toLanguagePair } from '../../../src/model/pair.ts';
import { findPassage } from '../../../src/ui/welcome/passages.ts';
import { findUnknown } from '../../support/passage-words.ts';

describe('the texts to try', () => {
  // The long stage tries all decks.
  test.each(['eng-deu', 'por-eng'])('%s: the starter deck knows every word', (pair) => {
    expect(findUnknown(pair)).toEqual([]);
  });

  test.each(['cmn-eng', 'deu-eng', 'eng-spa', 'jpn-eng', 'rus-eng'])('%s: there are two paragraphs', (pair) => {
    expect(findPassage(toLanguagePair(pair).from, 2_000)).toHaveLength(2);
  });

  test.each([
    ['a small deck', 'eng', 488],
    ['a language without a text', 'ara', 2_000],
    ['a name that every object has', 'constructor', 2_000],
  ])('%s has none', (_name, language, cards) => {
    expect(findPassage(language, cards)).toBeUndefined();
  });
});
