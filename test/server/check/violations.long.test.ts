import { describe, expect, test } from 'vitest';
import { checkSpoilt, namesOf } from '../../support/contract/check-spoilt.ts';
import { changeCard, changeLanguages, type Spoil } from '../../support/contract/spoilt-server.ts';

const PAGE = { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Welcome</h1>' };

test('a server that follows the specification passes every check', async () => {
  const { report } = await checkSpoilt();
  expect(namesOf(report, 'met')).toHaveLength(report.required.length);
  expect(report.required.length).toBeGreaterThan(15);
});

describe('a violation fails exactly its own check:', () => {
  let count = 0;
  test.each<[string, string, Spoil]>([
    [
      'the key is taken as Bearer only',
      'key-scheme',
      ({ headers }, right) => (headers.authorization === 'Bearer k' ? right : { ...right, status: 401 }),
    ],
    [
      'the key is taken bare only',
      'key-scheme',
      ({ headers }, right) => (headers.authorization === 'k' ? right : { ...right, status: 403 }),
    ],
    [
      'a GET with a Content-Type is refused',
      'content-type-on-get',
      ({ headers }, right) => (headers['content-type'] ? { ...right, status: 415 } : right),
    ],
    [
      'the languages are behind a redirect',
      'languages-path',
      ({ rank }, right) =>
        rank === undefined ? { status: 301, headers: { location: '/api/v1/lang' }, body: '' } : right,
    ],
    [
      'the languages are not there',
      'languages-path',
      ({ rank }, right) => (rank === undefined ? { ...right, status: 404 } : right),
    ],
    ['the languages are in an object', 'languages-array', changeLanguages((languages) => ({ results: languages }))],
    ['the languages are a page', 'languages-array', ({ rank }, right) => (rank === undefined ? PAGE : right)],
    [
      'the languages are in Latin-1',
      'languages-array',
      ({ rank }, right) =>
        rank === undefined
          ? { ...right, body: Buffer.from(right.body.replace('Spanish', 'Español'), 'latin1') }
          : right,
    ],
    ['a language is a text', 'languages-fields', changeLanguages((languages) => [...languages, 'deu'])],
    [
      'a language has no name',
      'languages-fields',
      changeLanguages((languages) => [...languages, { iso639_3: 'deu', has_flashcards: false }]),
    ],
    [
      'a language has a code of two letters',
      'languages-fields',
      changeLanguages((languages) => [...languages, { name: 'German', iso639_3: 'de', has_flashcards: false }]),
    ],
    [
      'has_flashcards is a text',
      'languages-fields',
      changeLanguages((languages) => languages.map((language) => ({ ...language, has_flashcards: 'true' }))),
    ],
    [
      'the languages are others each time',
      'languages-again',
      changeLanguages((languages) => languages.map((language) => ({ ...language, name: `Language ${count++}` }))),
    ],
    [
      'a language of the deck is not listed',
      'languages-cover',
      changeLanguages((languages) => languages.filter(({ iso639_3 }) => iso639_3 !== 'eng')),
    ],
    [
      'has_flashcards is false though there are',
      'languages-cover',
      changeLanguages((languages) => languages.map((language) => ({ ...language, has_flashcards: false }))),
    ],
    [
      'flashcards are behind a redirect',
      'flashcard-path',
      ({ rank }, right) => (rank !== undefined ? { status: 302, headers: { location: '/login' }, body: '' } : right),
    ],
    [
      'one flashcard is a failure',
      'flashcard-path',
      ({ rank }, right) => (rank === 7 ? { ...right, status: 500 } : right),
    ],
    ['one flashcard closes the connection', 'flashcard-path', ({ rank }, right) => (rank === 7 ? undefined : right)],
    ['a flashcard is in an array', 'flashcard-object', changeCard((card) => [card])],
    ['a flashcard is a page', 'flashcard-object', ({ rank }, right) => (rank === 7 ? PAGE : right)],
    [
      'flashcards are in Latin-1',
      'flashcard-object',
      ({ rank }, right) =>
        rank === 7 ? { ...right, body: Buffer.from(right.body.replace('"word":"', '"word":"ñ'), 'latin1') } : right,
    ],
    [
      'the word is missing',
      'flashcard-word',
      changeCard(
        ({ word: _, ...card }) => card,
        (rank) => rank === 7,
      ),
    ],
    ['the word is a number', 'flashcard-word', changeCard((card) => ({ ...card, word: 7 }))],
    ['lang_to is a text', 'flashcard-languages', changeCard((card) => ({ ...card, lang_to: 'eng' }))],
    [
      'lang_from has no name',
      'flashcard-languages',
      changeCard((card) => ({ ...card, lang_from: { iso639_3: 'spa' } })),
    ],
    ['lang_from is missing', 'flashcard-languages', changeCard(({ lang_from: _, ...card }) => card)],
    [
      'the codes are those of another pair',
      'flashcard-codes',
      changeCard((card) => ({ ...card, lang_to: { iso639_3: 'deu', name: 'German' } })),
    ],
    [
      'the codes are swapped on one card',
      'flashcard-codes',
      changeCard(
        (card) => ({ ...card, lang_from: card.lang_to, lang_to: card.lang_from }),
        (rank) => rank === 7,
      ),
    ],
    ['next is a text', 'flashcard-next', changeCard((card) => ({ ...card, next: String(card.next) }))],
    ['next is missing', 'flashcard-next', changeCard(({ next: _, ...card }) => card)],
    ['next is a fraction', 'flashcard-next', changeCard((card) => ({ ...card, next: 2.5 }))],
    ['meanings are one text', 'flashcard-meanings', changeCard((card) => ({ ...card, meanings: 'house' }))],
    ['meanings are null', 'flashcard-meanings', changeCard((card) => ({ ...card, meanings: null }))],
    [
      'a meaning is an object',
      'flashcard-meanings',
      changeCard(
        (card) => ({ ...card, meanings: [{ text: 'house' }] }),
        (rank) => rank === 7,
      ),
    ],
    [
      'every rank has the first card',
      'rank-chooses',
      changeCard((card) => ({ ...card, word: 'de', meanings: ['of'], next: 2 })),
    ],
    [
      'each request has the next card',
      'flashcard-again',
      changeCard((card) => ({ ...card, word: `palabra ${count++}` })),
    ],
    [
      'next leads to a rank without a card, with cards behind it',
      'next-leads',
      ({ rank }, right) => (rank === 5 ? { ...right, status: 404, body: '{}' } : right),
    ],
    ['next is the rank itself', 'next-leads', changeCard((card, rank) => ({ ...card, next: rank }))],
    ['next is always 1', 'next-leads', changeCard((card) => ({ ...card, next: 1 }))],
  ])('%s → %s', async (_, name, spoil) => {
    const { report } = await checkSpoilt(spoil);
    expect(namesOf(report, 'missed')).toEqual([name]);
  });
});
