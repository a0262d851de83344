import { expect, test } from 'vitest';
import { buildDeck } from '../../../build/cards/deck.ts';
import type { DeckInput } from '../../../build/cards/deck-input.ts';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { buildTail, type TailInput } from '../../../build/cards/tail.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';
import type { Reading } from '../../../read/reading.ts';

const READINGS: Record<string, Reading[]> = {
  dom: [{ lemma: 'dom', pos: 'n', tags: 'sg' }],
  domu: [{ lemma: 'dom', pos: 'n', tags: 'gen' }],
  zabić: [{ lemma: 'zabić', pos: 'v', tags: 'inf' }],
  zabił: [{ lemma: 'zabić', pos: 'v', tags: 'past' }],
  bordaba: [{ lemma: 'bordar', pos: 'v', tags: 'pii' }],
  bordo: [
    { lemma: 'bordar', pos: 'v', tags: 'pri' },
    { lemma: 'bordo', pos: 'n', tags: 'sg' },
  ],
};

const MEANINGS: Record<string, [pos: PartOfSpeech, meaning: string]> = {
  dom: ['n', 'house'],
  bordar: ['v', 'embroider'],
  bordo: ['n', 'board'],
};

/** Polish and Spanish words; the dictionaries know `dom`, `bordar` and `bordo`. */
function makeInput(handwork: string, forms: readonly string[]): DeckInput {
  return {
    from: 'pol',
    to: 'eng',
    forms: forms.map((form, at) => ({ form, spelling: form, share: 1 / (at + 1), capitalised: undefined })),
    handwork: parseHandwork(handwork),
    nounsAreCapitalised: false,
    verbsShowInContext: false,
    toAliases: () => [],
    findReadings: ({ form }) => READINGS[form] ?? [],
    findParadigm: () => [],
    findFeminines: () => [],
    shareOf: () => 1,
    findBack: () => new Map(),
    findClasses: (spelling) => (MEANINGS[spelling] ? [MEANINGS[spelling][0]] : []),
    findMeanings: (word, pos) => {
      const [knownPos, meaning = ''] = MEANINGS[word] ?? [];
      return knownPos === pos ? [{ word: meaning, score: 1, sources: 2 }] : [];
    },
  };
}

test('a word that no dictionary knows gets no card', () => {
  expect(buildDeck(makeInput('', ['zabić', 'zabił', 'dom', 'domu']), 9).cards).toEqual([['dom', ['house'], ['domu']]]);
});

test('a word that no dictionary knows gets its card and its forms when it has a meaning by hand', () => {
  const { cards } = buildDeck(makeInput('[meanings]\nzabić = kill\n', ['zabić', 'zabił', 'dom']), 9);
  expect(cards).toEqual([
    ['zabić', ['kill'], ['zabił']],
    ['dom', ['house']],
  ]);
});

test('a word of daily life that no list has counts for no part of running text', () => {
  const concept = { words: ['bordo'], meanings: ['board'], isCalendar: false };
  const { cards, shares } = buildDeck({ ...makeInput('', ['dom']), basic: [concept] }, 9);
  expect(cards.map(([word]) => word).sort()).toEqual(['bordo', 'dom']);
  expect(shares.get('dom')).toBe(1);
  expect(shares.get('bordo')).toBe(0);
});

test('a word that shares a form, with no meaning by hand, has that of the dictionaries', () => {
  const handwork = { ...parseHandwork('[shared]\nbordo 40 % = rim\n') };
  const shared = new Map([...handwork.shared].map(([word, card]) => [word, { ...card, meanings: [] }]));
  const { cards } = buildDeck({ ...makeInput('', ['bordaba', 'bordo']), handwork: { ...handwork, shared } }, 9);
  expect(cards.find(([word]) => word === 'bordo')?.[1]).toEqual(['board']);
});

test('if no table knows the word either, its forms are those written by hand', () => {
  const { cards } = buildDeck(makeInput('[meanings]\nkoleś = guy < kolesie\n', ['dom', 'kolesie']), 9);
  expect(cards).toEqual([
    ['dom', ['house']],
    ['koleś', ['guy'], ['kolesie']],
  ]);
});

test('a word that was dropped by hand leaves its forms to other words', () => {
  const build = (handwork: string) => buildDeck(makeInput(handwork, ['bordaba', 'bordo', 'dom']), 9).cards;
  expect(build('').map(([word]) => word)).toEqual(['bordar', 'dom', 'bordo']);
  expect(build('[dropped]\nbordar # rare\n').map(([word]) => word)).toEqual(['bordo', 'dom']);
});

test('a word spelt like a form of another gets its share by hand, and the other keeps the form', () => {
  const build = (handwork: string) => buildDeck(makeInput(handwork, ['domu', 'dom', 'dob']), 9).cards;
  expect(build('')).toEqual([['dom', ['house'], ['domu']]]);
  expect(build('[shared]\ndomu 40 % = to the house < dob\n')).toEqual([
    ['dom', ['house'], ['domu']],
    ['domu', ['to the house'], ['dob']],
  ]);
  // A form that is hardly ever the other word's is not listed there.
  expect(build('[shared]\ndomu 98 % = to the house\n')).toEqual([
    ['domu', ['to the house']],
    ['dom', ['house']],
  ]);
});

test('a card whose own word is more often a form of another lists it among its forms', () => {
  const input = makeInput('[closed]\ndom = house < bordo\n', ['dom', 'bordo', 'bordos']);
  const findReadings = () => [{ lemma: 'bordo', pos: 'n' as const, tags: 'pl' }];
  expect(buildDeck({ ...input, findReadings }, 9).cards).toEqual([
    ['dom', ['house'], ['bordo']],
    ['bordo', ['board'], ['bordo', 'bordos']],
  ]);
});

test('where nouns are capitalised, a form that is hardly ever capitalised is not a noun', () => {
  const build = (capitalised: number) => {
    const input = makeInput('', []);
    const forms = [{ form: 'näher', spelling: 'näher', share: 1, capitalised }];
    const findReadings = () => [{ lemma: 'Näher', pos: 'n' as const, tags: 'sg' }];
    const findMeanings = (word: string) => (word === 'Näher' ? [{ word: 'tailor', score: 1, sources: 2 }] : []);
    return buildDeck(
      {
        ...input,
        forms,
        nounsAreCapitalised: true,
        findReadings,
        findMeanings,
        findClasses: (word) => (word === 'Näher' ? ['n'] : []),
      },
      9,
    ).cards;
  };
  expect(build(0.08)).toEqual([]);
  expect(build(0.9)).toEqual([['Näher', ['tailor']]]);
});

test('a word with meanings by hand gets a late card where the lists give all of its uses to another word', () => {
  const input: TailInput = {
    ...makeInput('[meanings]\ndomu = a verb of its own < domował\n', ['dom', 'domu']),
    headwords: [],
    script: /^[a-ząćęłńóśźż]+$/u,
    places: new Set(),
    hasCompounds: false,
  };
  const deck = buildDeck(input, 9);
  expect(deck.cards).toEqual([['dom', ['house'], ['domu']]]);
  expect(buildTail(input, deck, 9)).toEqual([['domu', ['a verb of its own'], ['domu', 'domował']]]);
});

test('a word that only the dictionaries have takes its meanings by hand, too', () => {
  const input: TailInput = {
    ...makeInput('[meanings]\ndomu = by hand\n', ['dom']),
    headwords: [['domu', 'n']],
    findMeanings: (word) => [{ word: `${word} by the dictionaries`, score: 1, sources: 2 }],
    script: /^[a-ząćęłńóśźż]+$/u,
    places: new Set(),
    hasCompounds: false,
  };
  const deck = { cards: [], dropped: [], cardsOfForm: new Map(), classes: new Map(), shares: new Map() };
  expect(buildTail(input, deck, 9)).toMatchObject([['domu', ['by hand']]]);
  // It has its card beyond the limit, too.
  expect(buildTail(input, deck, 0)).toMatchObject([['domu', ['by hand']]]);
});
