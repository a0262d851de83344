import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { parseReleased, readReleased, writeReleased } from '../../../build/package/released.ts';
import { findSuccessors, keepReleased } from '../../../build/package/successors.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

const makeGerman = (...cards: DeckFileCard[]) => ({ ...readStarterDeck('deu-eng'), cards });
const GERMAN = makeGerman(
  ['Stunde', ['hour'], ['Stunden']],
  ['schön', ['beautiful']],
  ['Haus', ['house']],
  ['Tür', ['door']],
  ['gehen', ['go'], ['ging', 'gegangen']],
);

describe('a released word', () => {
  test.each([
    ['stunden', ['hours'], 'Stunde'],
    ['Schoen', ['nice'], 'schön'],
    ['ging', ['went'], 'gehen'],
    ['haus', ['building'], 'Haus'],
    // Only its parts are cards, and they mean something else.
    ['Haustür', ['front door'], undefined],
    ['Kaffee', ['coffee'], undefined],
  ])('%s that lost its card becomes %s', (word, meanings, expected) => {
    const { respelt, lost } = findSuccessors(GERMAN, [{ word, meanings }]);
    expect(respelt).toEqual(expected === undefined ? {} : { [word]: expected });
    expect(lost).toEqual(expected === undefined ? [{ word, meanings }] : []);
  });

  test('that is still a card is in neither list, even if it is a form of another', () => {
    const deck = makeGerman(['ging', ['went']], ['gehen', ['go'], ['ging']]);
    expect(findSuccessors(deck, [{ word: 'ging', meanings: ['went'] }])).toEqual({ respelt: {}, lost: [] });
  });

  test('for a picture becomes the new name of the picture', () => {
    const deck = makeGerman(['발', ['foot', '🦶']], ['한쪽', ['one side', '🌗']]);
    const released = [{ word: '한쪽 발', meanings: ['foot', '🦶'] }];
    expect(findSuccessors(deck, released).respelt).toEqual({ '한쪽 발': '발' });
  });
});

test('a rebuilt deck appends released words without a successor, and lists respellings', () => {
  const kept = keepReleased(GERMAN, parseReleased('ging\twent\nKaffee\tcoffee\tcafé\nHaus\thouse\n'));
  expect(kept.cards.slice(0, 5)).toEqual(GERMAN.cards);
  expect(kept.cards.slice(5)).toEqual([['Kaffee', ['coffee', 'café']]]);
  expect(kept.respelt).toEqual({ ging: 'gehen' });
});

test('a deck with every released word lists no respellings', () => {
  expect(keepReleased(GERMAN, [{ word: 'Haus', meanings: ['house'] }])).toEqual(GERMAN);
});

test('the words of a release are added to earlier ones, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'released-'));
  expect(writeReleased('deu-eng', makeGerman(['Haus', ['house']]), folder)).toBe(1);
  expect(writeReleased('deu-eng', makeGerman(['Haus', ['home']], ['Tag', ['day', 'daytime']]), folder)).toBe(1);
  expect(readReleased('deu-eng', folder)).toEqual([
    { word: 'Haus', meanings: ['house'] },
    { word: 'Tag', meanings: ['day', 'daytime'] },
  ]);
  expect(readReleased('spa-eng', folder)).toEqual([]);
});
