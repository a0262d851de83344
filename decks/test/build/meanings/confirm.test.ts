import { expect, test } from 'vitest';
import type { DeckFile, DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { createConfirmation } from '../../../build/meanings/confirm.ts';
import type { Meaning } from '../../../build/meanings/translate.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

function makeDeck(from: string, to: string, cards: DeckFileCard[]): DeckFile {
  const toLanguage = (iso639_3: string) => ({ iso639_3, name: iso639_3 });
  return makeDeckFile(cards, { from: toLanguage(from), to: toLanguage(to) });
}

const input = {
  decks: {
    from: makeDeck('spa', 'eng', [
      ['rastrero', ['base']],
      ['murciélago', ['bat']],
      ['tribunal', ['court', 'tribunal']],
      ['pirata', ['pirate']],
      ['corte', ['court', 'tribunal']],
    ]),
    to: makeDeck('eng', 'jpn', [['pirate', ['海賊']]]),
    back: makeDeck('jpn', 'eng', [
      ['基地', ['base']],
      ['バット', ['bat']],
      ['コウモリ', ['bat']],
      ['裁判所', ['court', 'tribunal']],
      ['海賊', ['pirate']],
    ]),
  },
  reverse: makeDeck('jpn', 'spa', [
    ['基地', ['base']],
    ['バット', ['bate', 'murciélago']],
    ['コウモリ', ['murciélago']],
    ['裁判所', ['juzgado', 'corte']],
  ]),
  isReturnEnough: false,
  enough: 3,
  areApart: (pos: string, meaning: string) => pos === 'v' && meaning === '海賊',
  countUnknown: (meaning: string) => (meaning === 'さいばんしょ' ? -2 : 1),
};

/** A meaning that English and so many other ways give. */
const toMeaning = (word: string, score: number, others = 0): Meaning => ({
  word,
  score,
  sources: others + 1,
  evidence: { isForward: false, isBackward: false, pivots: others + 1, senses: new Set() },
});

const { confirm } = createConfirmation(input);
const confirmWords = (...args: Parameters<typeof confirm>) => confirm(...args).map(({ word }) => word);

test('a meaning that comes by one English word alone is left out', () => {
  expect(confirmWords('rastrero', 'a', [toMeaning('基地', 1)])).toEqual([]);
});

test('the deck of the other direction confirms a meaning, and decides which one comes first', () => {
  const meanings = [toMeaning('バット', 1, 1), toMeaning('コウモリ', 0.9, 1)];
  expect(confirmWords('murciélago', 'n', meanings)).toEqual(['コウモリ', 'バット']);
});

test('what the deck of the other direction has from English alone confirms nothing, unless there is no more', () => {
  expect(confirmWords('murciélago', 'n', [toMeaning('コウモリ', 1)])).toEqual([]);
  const trusting = createConfirmation({ ...input, isReturnEnough: true });
  expect(trusting.confirm('juzgado', 'n', [toMeaning('裁判所', 1)])).toHaveLength(0);
  expect(trusting.confirm('tribunal', 'n', [toMeaning('裁判所', 1)])).toHaveLength(0);
  expect(trusting.confirm('corte', 'n', [toMeaning('裁判所', 1)])).toHaveLength(1);
});

test('two English words or a single sense need one other source', () => {
  expect(confirmWords('tribunal', 'n', [toMeaning('裁判所', 1)])).toEqual([]);
  expect(confirmWords('tribunal', 'n', [toMeaning('裁判所', 1, 1)])).toEqual(['裁判所']);
  expect(confirmWords('pirata', 'n', [toMeaning('海賊', 1, 1)])).toEqual(['海賊']);
});

test('another class, an unusual spelling and an unknown word speak against a meaning', () => {
  expect(confirmWords('pirata', 'v', [toMeaning('海賊', 1, 1)])).toEqual([]);
  const unknown = { ...toMeaning('さいばんしょ', 1, 2), sources: 3 };
  expect(confirmWords('tribunal', 'n', [unknown])).toEqual([]);
  expect(confirmWords('tribunal', 'n', [{ ...unknown, word: '法廷' }])).toEqual(['法廷']);
  expect(confirmWords('hego', 'n', [toMeaning('翼', 1, 3)])).toEqual([]);
});

test('the same word in the other language comes first if both share an English word', () => {
  const meanings = [toMeaning('法廷', 1, 2)];
  const confirmSame = (same: string) =>
    createConfirmation({ ...input, respell: () => same })
      .confirm('tribunal', 'n', meanings)
      .map(({ word }) => word);
  expect(confirmSame('裁判所')).toEqual(['裁判所', '法廷']);
  expect(confirmSame('基地')).toEqual(['法廷']);
});
