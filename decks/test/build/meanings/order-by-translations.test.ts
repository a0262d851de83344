import { describe, expect, it } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import {
  createFindEvidence,
  findUsualMeaning,
  orderByTranslations,
} from '../../../build/meanings/order-by-translations.ts';
import { createFindCards, createReadWords, indexText } from '../../../build/meanings/translated-words.ts';

const CARDS: DeckFileCard[] = [
  ['стать', ['get', 'become'], ['стал', 'стала']],
  ['король', ['king', 'monarch'], ['короля']],
];
const readWords = createReadWords((form) =>
  form === 'became' ? ['became', 'become'] : form === 'got' ? ['got', 'get'] : [form],
);
const findCards = createFindCards(CARDS, { isUnspaced: false, nounsAreCapitalised: false });
const repeat = (times: number, text: string, translation: string) =>
  Array.from({ length: times }, () => ({ text, translation }));
const toText = (became: number, got: number) =>
  indexText(
    [
      ...repeat(became, 'Он стал взрослым.', 'He became an adult.'),
      ...repeat(got, 'Он стал злым.', 'He got angry.'),
      ...repeat(20, 'Там дом.', 'There is a house.'),
    ],
    findCards,
    readWords,
  );
const open = { isGuarded: () => false, scoreMeanings: () => [1, 0.8], shareOf: () => 1e-4 };

describe('orderByTranslations', () => {
  it('puts the meaning first that the translations have', () => {
    const { cards, changes } = orderByTranslations(CARDS, [toText(12, 1)], open);
    expect(cards.map(([, meanings]) => meanings)).toEqual([
      ['become', 'get'],
      ['king', 'monarch'],
    ]);
    expect(cards[0]?.[2]).toEqual(['стал', 'стала']);
    expect(changes).toMatchObject([{ rank: 1, word: 'стать', from: 'get', to: 'become' }]);
  });

  it('keeps the order where the texts are few or divided', () => {
    expect(orderByTranslations(CARDS, [toText(2, 0)], open).changes).toEqual([]);
    expect(orderByTranslations(CARDS, [toText(8, 7)], open).changes).toEqual([]);
    expect(orderByTranslations(CARDS, [], open).changes).toEqual([]);
  });

  it('keeps what a person or the dictionaries have decided', () => {
    const isGuarded = ([word]: DeckFileCard) => word === 'стать';
    expect(orderByTranslations(CARDS, [toText(12, 1)], { ...open, isGuarded }).changes).toEqual([]);
    const scoreMeanings = () => [1, 0.05];
    expect(orderByTranslations(CARDS, [toText(12, 1)], { ...open, scoreMeanings }).changes).toEqual([]);
  });
});

describe('createFindEvidence', () => {
  it('counts what other words of the sentences would bring by chance', () => {
    const text = indexText(
      [...repeat(10, 'Он стал взрослым.', 'He did get there.'), ...repeat(30, 'Там дом.', 'They get a house.')],
      findCards,
      readWords,
    );
    const [evidence] = createFindEvidence([text])(0, ['get', 'become']);
    expect(evidence?.sentences).toBe(10);
    expect(evidence?.counts[0]?.observed).toBe(10);
    expect(evidence?.counts[0]?.expected).toBeGreaterThan(5);
    expect(evidence?.counts[1]).toEqual({ observed: 0, expected: 0 });
  });
});

describe('findUsualMeaning', () => {
  it('does not let one kind of text outweigh the others', () => {
    const ofHelp = {
      sentences: 1000,
      counts: [
        { observed: 0, expected: 0 },
        { observed: 900, expected: 0 },
      ],
    };
    const ofStories = {
      sentences: 20,
      counts: [
        { observed: 20, expected: 0 },
        { observed: 0, expected: 0 },
      ],
    };
    expect(findUsualMeaning([ofHelp, ofStories], [1, 1], [1e-4, 1e-4])).toBe(0);
    expect(findUsualMeaning([ofHelp], [1, 1], [1e-4, 1e-4])).toBe(1);
  });
});
