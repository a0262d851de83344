import { expect, test } from 'vitest';
import type { DeckFile, DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { createEnglishCheck } from '../../../build/meanings/english-check.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

function makeDeck(from: string, to: string, cards: DeckFileCard[]): DeckFile {
  const toLanguage = (iso639_3: string) => ({ iso639_3, name: iso639_3 });
  return makeDeckFile(cards, { from: toLanguage(from), to: toLanguage(to) });
}

const { check, isSame } = createEnglishCheck({
  from: makeDeck('deu', 'eng', [
    ['bloß', ['only (just)', 'bare']],
    ['Arm', ['arm']],
    ['arm', ['poor']],
    ['Nachbarin', ['neighbour']],
  ]),
  to: makeDeck('eng', 'spa', [
    ['only', ['solo']],
    ['poor', ['pobre']],
    ['arm', ['brazo']],
    ['neighbour', ['vecino']],
  ]),
  back: makeDeck('spa', 'eng', [
    ['desnudo', ['naked', 'bare']],
    ['solo', ['alone']],
    ['pobre', ['poor']],
    ['brazo', ['arm']],
    ['puro', ['pure']],
    ['vecino', ['neighbour']],
  ]),
});

const rank = (word: string, scores: Readonly<Record<string, number>>) =>
  check(
    word,
    Object.entries(scores).map(([meaning, score]) => ({ word: meaning, score, sources: 2 })),
  ).map((meaning) => meaning.word);

test('the first English meaning of a word comes before the others of about the same score', () => {
  expect(rank('bloß', { desnudo: 10, solo: 9 })).toEqual(['solo', 'desnudo']);
  expect(rank('bloß', { puro: 10, desnudo: 9, solo: 4 })).toEqual(['desnudo', 'puro', 'solo']);
});

test('a capital tells two words apart', () => {
  expect(rank('arm', { brazo: 10, pobre: 9 })).toEqual(['pobre', 'brazo']);
  expect(rank('Arm', { pobre: 10, brazo: 9 })).toEqual(['brazo', 'pobre']);
});

test('a meaning or a word without a card in English keeps its place', () => {
  expect(rank('Nachbarin', { vecina: 10, vecino: 9 })).toEqual(['vecina', 'vecino']);
  expect(rank('Blöße', { desnudo: 10, solo: 9 })).toEqual(['desnudo', 'solo']);
});

test('rare words do not mean the same for one English word', () => {
  const fillers = Array.from({ length: 10_000 }, (_, at): DeckFileCard => [`wort${at}`, ['word']]);
  const rare = createEnglishCheck({
    from: makeDeck('spa', 'eng', [['brazo', ['arm']]]),
    to: makeDeck('eng', 'deu', [['arm', ['Arm']]]),
    back: makeDeck('deu', 'eng', [...fillers, ['Arm', ['arm']]]),
  });
  expect(rare.isSame('brazo', 'Arm')).toBe(false);
});

test('two words mean the same if the first English meaning of each is one of the other’s', () => {
  expect(isSame('Arm', 'brazo')).toBe(true);
  expect(isSame('arm', 'brazo')).toBe(false);
  expect(isSame('bloß', 'desnudo')).toBe(false);
  expect(isSame('Nachbarin', 'vecina')).toBe(false);
});

test('where a pair has few dictionaries, rare words mean the same by two English words or by one of a single sense', () => {
  const decks = {
    from: makeDeck('jpn', 'eng', [
      ['天文台', ['observatory']],
      ['速い', ['swift']],
      ['残酷', ['cruel', 'harsh']],
      ['鳴る', ['sound', 'ring']],
    ]),
    to: makeDeck('eng', 'fra', [
      ['observatory', ['observatoire']],
      ['swift', ['rapide', 'martinet']],
      ['cruel', ['cruel']],
    ]),
    back: makeDeck('fra', 'eng', [
      ['observatoire', ['observatory']],
      ['martinet', ['swift']],
      ['rapide', ['fast', 'quick']],
      ['cruel', ['cruel', 'harsh']],
      ['sonner', ['ring', 'strike']],
    ]),
  };
  const wide = createEnglishCheck(decks, { isWide: true });
  expect(wide.isSame('天文台', 'observatoire')).toBe(true);
  expect(wide.isSame('残酷', 'cruel')).toBe(true);
  expect(wide.isSame('速い', 'rapide')).toBe(false);
  const strict = createEnglishCheck(decks, { isWide: true, isStrict: true });
  expect(strict.isSame('天文台', 'observatoire')).toBe(true);
  // The first meaning of the word is another one.
  expect(wide.isSame('鳴る', 'sonner')).toBe(false);
});
