import { expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import type { Gender } from '../../../../src/model/card.ts';
import { learnEndings, withEndingGenders } from '../../../build/details/ending-genders.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Nouns with an ending and different starts. */
const nouns = (ending: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26)]}r${ending}`);
const known = (ending: string, gender: Gender, count: number) =>
  nouns(ending, count).map((noun): [string, Gender[]] => [noun, [gender]]);

test('an ending decides if enough nouns have it, of which nearly all have one gender', () => {
  const find = learnEndings([
    ...known('ción', 'feminine', 200),
    ...known('aje', 'masculine', 30),
    ...known('ux', 'feminine', 29),
  ]);
  expect(find('tradición')).toEqual(['feminine']);
  expect(find('Masaje')).toEqual(['masculine']);
  expect(find('salux')).toBeUndefined();
});

test('a longer ending counts before the shorter one, also where it leaves the gender open', () => {
  const find = learnEndings([
    ...known('sa', 'feminine', 600),
    ...known('tema', 'masculine', 20),
    ...nouns('tema', 30)
      .slice(20)
      .map((noun): [string, Gender[]] => [noun, ['feminine']]),
  ]);
  expect(find('casa')).toEqual(['feminine']);
  expect(find('sistema')).toBeUndefined();
});

test('only nouns without a gender get one, and no word of several parts', () => {
  const cards = [
    ...nouns('dad', 40).map((noun): DeckFileCard => [noun, ['x'], [], { classes: ['noun'], genders: ['feminine'] }]),
    ['verdad', ['truth'], [], { classes: ['noun'] }],
    ['soledad', ['loneliness'], [], { classes: ['noun'], genders: ['masculine'] }],
    ['en verdad', ['truly'], [], { classes: ['noun'] }],
    ['dad', ['give'], [], { classes: ['verb'] }],
  ] satisfies DeckFileCard[];
  expect(
    withEndingGenders(cards)
      .slice(40)
      .map(([word, , , details]) => [word, details?.genders]),
  ).toEqual([
    ['verdad', ['feminine']],
    ['soledad', ['masculine']],
    ['en verdad', undefined],
    ['dad', undefined],
  ]);
});
