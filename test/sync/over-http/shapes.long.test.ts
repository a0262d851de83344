import { describe, expect, test } from 'vitest';
import type { StoredCard } from '../../../src/model/card.ts';
import { type HttpAnswer, json } from '../../support/fault-server.ts';
import { copyDeck, readSpanishCards, serve } from '../../support/http-sync.ts';
import { ENGLISH, SPANISH } from '../../support/store.ts';
import { cardBody } from '../../support/upstream.ts';

const many = await readSpanishCards(120);
const cards = many.slice(0, 20);

/** The same cards under other ranks. */
function rerank(toRank: (place: number) => number): StoredCard[] {
  return many.map(([, word, meanings], index) => [toRank(index), word, meanings]);
}

/** Ranks with the given steps, repeated in order. */
function stepBy(steps: readonly number[]): (place: number) => number {
  const ranks = [1];
  for (let index = 0; index < many.length; index++)
    ranks.push((ranks[index] ?? 0) + (steps[index % steps.length] ?? 1));
  return (place) => ranks[place] ?? 0;
}

/** The same steps in every run, from 1 to 9. */
function randomSteps(): number[] {
  let seed = 7;
  return many.map(() => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return 1 + (seed % 9);
  });
}

describe('ranks', () => {
  test.each<[string, (place: number) => number]>([
    ['from 1', (place) => place + 1],
    ['from 0', (place) => place],
    ['from 2', (place) => place + 2],
    ['from 16', (place) => place + 16],
    ['from 5 with steady gaps of 5', (place) => 5 + place * 5],
    ['with steady gaps of 10', (place) => 1 + place * 10],
    ['from 0 with steady gaps of 10', (place) => place * 10],
    ['with gaps in a pattern of 1, 1, 2', stepBy([1, 1, 2])],
    ['in blocks of 100 with 900 between them', stepBy([...Array(99).fill(1), 901])],
    ['with random gaps', stepBy(randomSteps())],
    ['up to a thousand million', stepBy([4_000_000])],
  ])('%s', async (_, toRank) => {
    const source = rerank(toRank);
    const copied = await copyDeck(serve(source));
    expect(copied.cards).toEqual(source);
    expect(copied.row).toMatchObject({ state: 'done', cards: 120, skipped: 0 });
  });
});

/** Serves the cards with one response changed. */
async function copyWith(rank: number, answer: HttpAnswer) {
  const respond = serve(cards);
  return copyDeck((request) => (request.rank === rank ? answer : respond(request)));
}

/** The cards with one of them changed, or left out. */
function withCard(rank: number, card?: [word: string, meanings: string[]]): StoredCard[] {
  return cards.flatMap((other): StoredCard[] => (other[0] !== rank ? [other] : card ? [[rank, ...card]] : []));
}

const body = (rank: number, fields: object = {}) => ({ ...cardBody(cards[rank - 1] as StoredCard), ...fields });

describe('a card is kept', () => {
  const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(150).slice(0, 5_000);
  const MANY = Array.from({ length: 500 }, (_, index) => `meaning ${index + 1}`);

  test.each<[string, object, [string, string[]]]>([
    ['with next as a text', { next: '11' }, ['casa', ['house']]],
    ['with next as a text with spaces', { next: ' 11 ' }, ['casa', ['house']]],
    [
      'with further fields',
      { id: 7, audio: null, tags: ['a'], ['__proto__']: 1, nested: { deep: [{}] } },
      ['casa', ['house']],
    ],
    ['with empty meanings', { meanings: [] }, ['casa', []]],
    ['with null for meanings', { meanings: null }, ['casa', []]],
    ['without the field meanings', { meanings: undefined }, ['casa', []]],
    [
      'with meanings that are no texts among others',
      { meanings: [1, 'house', null, '', ' home ', {}] },
      ['casa', ['house', 'home']],
    ],
    ['with 500 meanings', { meanings: MANY }, ['casa', MANY]],
    ['with a word of 5,000 characters', { word: LONG_WORD }, [LONG_WORD, ['house']]],
    ['with spaces around the word', { word: ' \tcasa\n' }, ['casa', ['house']]],
    ['with an emoji of seven code points', { word: '👨‍👩‍👧‍👦' }, ['👨‍👩‍👧‍👦', ['house']]],
    ['with a character beyond 16 bits', { word: '𠮟る' }, ['𠮟る', ['house']]],
    ['from right to left', { word: 'كِتَابٌ' }, ['كِتَابٌ', ['house']]],
    ['in decomposed letters', { word: 'an\u0303o' }, ['an\u0303o', ['house']]],
    ['without its languages', { lang_from: undefined, lang_to: undefined }, ['casa', ['house']]],
    ['with names of its languages alone', { lang_from: { name: 'Spanish' }, lang_to: 'English' }, ['casa', ['house']]],
  ])('%s', async (_, fields, kept) => {
    const copied = await copyWith(10, json({ ...body(10), word: 'casa', meanings: ['house'], ...fields }));
    expect(copied.cards).toEqual(withCard(10, kept));
    expect(copied.row).toMatchObject({ state: 'done', cards: 20, skipped: 0 });
  });

  test('with half a surrogate pair, which becomes U+FFFD', async () => {
    const text = String.raw`{"word":"ca\ud83dsa","meanings":["\udc00house"],"next":11}`;
    const copied = await copyWith(10, { body: text });
    expect(copied.cards).toEqual(withCard(10, ['ca\uFFFDsa', ['\uFFFDhouse']]));
  });

  test('with the character NUL in it', async () => {
    const text = String.raw`{"word":"ca\u0000sa","meanings":["\u0000"],"next":11}`;
    const copied = await copyWith(10, { body: text });
    expect(copied.cards).toEqual(withCard(10, ['ca\0sa', ['\0']]));
  });

  test('with a repeated word, with the same meanings or with others', async () => {
    const doubled = cards.map(([rank, word, meanings], index): StoredCard => {
      const [, , before = []] = cards[index - 1] ?? [];
      if (index === 10) return [rank, cards[9]?.[1] ?? '', before];
      if (index === 15) return [rank, cards[0]?.[1] ?? '', ['another meaning']];
      return [rank, word, meanings];
    });
    const copied = await copyDeck(serve(doubled));
    expect(copied.cards).toEqual(doubled);
  });
});

describe('a card is skipped and counted, and the sync continues:', () => {
  test.each<[string, HttpAnswer]>([
    ['an empty word', json(body(10, { word: '' }))],
    ['a word of spaces', json(body(10, { word: ' \n' }))],
    ['no word', json(body(10, { word: undefined }))],
    ['a number for a word', json(body(10, { word: 7 }))],
    ['meanings that are one text', json(body(10, { meanings: 'house' }))],
    ['another pair', json(body(10, { lang_to: { iso639_3: 'deu', name: 'German' } }))],
    ['the other direction', json(body(10, { lang_from: ENGLISH, lang_to: SPANISH }))],
    ['a list', json(['casa'])],
    ['a text', json('casa')],
    ['a number', json(7)],
    ['a problem with status 200', json({ detail: 'Not found.' })],
    ['a word longer than any', json(body(10, { word: 'x'.repeat(10_001) }))],
  ])('%s', async (_, answer) => {
    const copied = await copyWith(10, answer);
    expect(copied.cards).toEqual(withCard(10));
    expect(copied.row).toMatchObject({ state: 'done', cards: 19, skipped: 1 });
  });

  test('an unreadable card’s next leads over a gap', async () => {
    const source = rerank((place) => 1 + place * 10);
    const respond = serve(source);
    const copied = await copyDeck((request) =>
      request.rank === 501 ? json({ word: '', next: 511 }) : respond(request),
    );
    expect(copied.cards).toEqual(source.filter(([rank]) => rank !== 501));
    expect(copied.row.skipped).toBe(1);
  });

  test('fifty in a row end the deck with the last readable card', async () => {
    const respond = serve(many);
    const copied = await copyDeck((request) => (request.rank > 5 ? json({ word: '' }) : respond(request)));
    expect(copied.cards).toEqual(many.slice(0, 5));
    expect(copied.row).toMatchObject({ state: 'done', skipped: 50 });
  });

  test('forty-nine in a row do not', async () => {
    const respond = serve(many);
    const copied = await copyDeck((request) =>
      request.rank > 5 && request.rank < 55 ? json({ word: '' }) : respond(request),
    );
    expect(copied.cards).toEqual(many.filter(([rank]) => rank <= 5 || rank >= 55));
    expect(copied.row).toMatchObject({ state: 'done', skipped: 49 });
  });
});
