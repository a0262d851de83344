import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { toOpposites } from '../../src/lookup/opposite.ts';

/** The meanings of the first answer from a deck with one word. */
function meaningsOf(from: string, word: string, to: string, meaning: string, text: string): string[] | undefined {
  const deck = new DeckWords({
    from: { iso639_3: from, name: from },
    to: { iso639_3: to, name: to },
    cards: [[word, [meaning], []]],
  });
  return deck.define(text, 0).entries[0]?.meanings;
}

describe('a negative prefix on a word without a card', () => {
  test.each([
    ['eng', 'likely', 'deu', 'wahrscheinlich', 'unlikely', 'nicht wahrscheinlich'],
    ['eng', 'like', 'cmn', '喜欢', 'unlike', '“喜欢”的反义'],
    ['eng', 'able', 'jpn', '有能', 'unable', '「有能」の反対'],
    ['eng', 'agree', 'spa', 'estar de acuerdo', 'disagree', 'no estar de acuerdo'],
    ['eng', 'kind', 'fra', 'gentil', 'unkindness', 'pas gentil'],
    ['eng', 'read', 'ita', 'leggere', 'unreadable', 'non leggere'],
    ['eng', 'easy', 'rus', 'лёгкий', 'uneasily', 'не лёгкий'],
    ['eng', 'behave', 'por', 'comportar-se', 'misbehave', 'não comportar-se'],
    ['eng', 'likely', 'tur', 'olası', 'unlikely', '≠ olası'],
    ['deu', 'klar', 'eng', 'clear', 'unklar', 'not clear'],
    ['deu', 'möglich', 'eng', 'possible', 'Unmöglichkeit', 'not possible'],
    ['ita', 'felice', 'eng', 'happy', 'infelice', 'not happy'],
    ['ces', 'dělat', 'eng', 'do', 'nedělá', 'not do'],
    ['slk', 'známy', 'eng', 'known', 'neznámych', 'not known'],
    ['lit', 'turėti', 'eng', 'have', 'neturi', 'not have'],
    ['epo', 'bona', 'eng', 'good', 'malbona', 'not good'],
  ])('says so: %s %s in %s', (from, word, to, meaning, text, expected) => {
    expect(meaningsOf(from, word, to, meaning, text)).toEqual([expected]);
  });

  test.each([
    ['eng', 'write', 'rewrite'],
    ['eng', 'kind', 'kindness'],
    ['eng', 'unlikely', 'unlikely'],
    ['eng', 'dismantle', 'dismantled'],
    ['eng', 'disappoint', 'disappointed'],
    ['eng', 'understand', 'understandable'],
    ['deu', 'schön', 'Schönheit'],
    ['ita', 'leggere', 'leggibile'],
    ['lav', 'runāt', 'runātu'],
  ])('and only there: %s %s of %s', (from, word, text) => {
    expect(meaningsOf(from, word, 'eng', 'meaning', text)).toEqual(['meaning']);
  });
});

test('each meaning is the opposite, in the language as a deck names it', () => {
  expect(toOpposites(['可能', '有可能'], 'zho')).toEqual(['“可能”的反义', '“有可能”的反义']);
  expect(toOpposites(['$& likely'], 'eng')).toEqual(['not $& likely']);
  expect(toOpposites([], 'eng')).toEqual([]);
});
