import { expect, test } from 'vitest';
import { type ClassHints, type ContestedCard, settleSpellings } from '../../../build/words/contested.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';

/** A card of one class, with its shares of its spellings. */
function makeCard(word: string, pos: PartOfSpeech, parts: Record<string, number>, share = 1): ContestedCard {
  const forms = Object.entries(parts).map(([form, part]) => ({ form, share: part, part }));
  const others = Object.keys(parts).filter((form) => form !== word.toLowerCase());
  return { word, forms: others, share, lemmas: [{ lemma: word, pos, share, possibleShare: share, forms }] };
}

const findContested = (cards: readonly ContestedCard[], hints: ClassHints) => settleSpellings(cards, hints).contested;

const PLAIN = { nounsAreCapitalised: false, verbsShowInContext: false };

test('a noun is contested where running text nearly always means the form of a verb', () => {
  const cards = [makeCard('zijn', 'x', { zijn: 1, was: 1 }), makeCard('was', 'n', { was: 0, wassen: 0.2 })];
  expect(findContested(cards, PLAIN)).toEqual(new Set(['was']));
});

test('a spelling with only one card is not contested', () => {
  expect(findContested([makeCard('zijn', 'x', { zijn: 1, is: 1 }), makeCard('was', 'n', { was: 1 })], PLAIN).size).toBe(
    0,
  );
});

test.each<[own: PartOfSpeech, other: PartOfSpeech, part: number, plain: boolean, inContext: boolean]>([
  // A noun keeps a form that is equally common as a verb's, even more so where pronouns mark the verb.
  ['n', 'v', 0.5, false, false],
  ['n', 'v', 0.75, true, false],
  ['n', 'v', 0.9, true, true],
  // A participle that is an adjective belongs to the verb unless pronouns and auxiliaries decide.
  ['a', 'v', 0.5, true, false],
  ['a', 'v', 0.1, false, false],
  ['a', 'v', 0.9, true, true],
  ['n', 'a', 0.6, true, true],
  ['n', 'a', 0.4, false, false],
  ['v', 'n', 0.6, true, true],
  // Prepositions and adverbs have no other forms, so the estimate underrates them.
  ['x', 'v', 0.9, false, false],
  ['r', 'a', 0.9, false, false],
  ['x', 'v', 1, true, true],
  ['r', 'n', 0.9, true, true],
])('%s against a form of %s with %d of the uses', (own, other, part, plain, inContext) => {
  const cards = [makeCard('base', other, { base: 1, word: part }), makeCard('word', own, { word: 1 - part })];
  expect(findContested(cards, PLAIN).has('word')).toBe(plain);
  expect(findContested(cards, { ...PLAIN, verbsShowInContext: true }).has('word')).toBe(inContext);
});

test('where nouns are capitalised, only words of the same case contest a spelling', () => {
  const cards = [
    makeCard('lieben', 'v', { lieben: 1, liebe: 1 }),
    makeCard('Liebe', 'n', { liebe: 0.1 }),
    makeCard('ein', 'x', { ein: 1, einen: 1 }),
    makeCard('einen', 'v', { einen: 0, eint: 1 }),
  ];
  expect(findContested(cards, { ...PLAIN, nounsAreCapitalised: true })).toEqual(new Set(['einen']));
});

test('a spelling that no list has belongs to the far commoner card', () => {
  const unlisted = (share: number) => [
    { ...makeCard('haus', 'n', { haus: 1 }, share), forms: ['hausen'] },
    makeCard('hausen', 'v', { haust: 1 }),
  ];
  expect(findContested(unlisted(21), PLAIN)).toEqual(new Set(['hausen']));
  expect(findContested(unlisted(19), PLAIN)).toEqual(new Set());
});

/** A common card with a form, and the card of that spelling far behind it. */
function makeFarApart(part: number, pos: PartOfSpeech): ContestedCard[] {
  const between = Array.from({ length: 2500 }, (_, at) => makeCard(`word${at}`, 'n', { [`word${at}`]: 1 }));
  return [makeCard('live', pos, { live: 1, liver: part }), ...between, makeCard('liver', 'n', { liver: 1 - part })];
}

test('a form of one of the first cards never stays with a rare card, which is either contested or clearly the only one', () => {
  expect(settleSpellings(makeFarApart(0.4, 'v'), PLAIN)).toEqual({ contested: new Set(['liver']), lost: new Map() });
  expect(settleSpellings(makeFarApart(0.2, 'v'), PLAIN)).toEqual({
    contested: new Set(),
    lost: new Map([['live', new Set(['liver'])]]),
  });
});
