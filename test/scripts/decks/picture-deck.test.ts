import { expect, test } from 'vitest';
import { choosePictures, findFaceWord, toPictureCards } from '../../../scripts/decks/picture-deck.ts';

const english = new Map([
  ['🐕', 'dog'],
  ['🐻', 'bear'],
  ['🌭', 'hot dog'],
  ['🐶', 'dog face'],
  ['🐱', 'cat face'],
  ['🐮', 'cow face'],
  ['♿', 'wheelchair symbol'],
  ['🦊', 'fox'],
]);
const korean = new Map([
  ['🐕', '개'],
  ['🐻', '곰 얼굴'],
  ['🐶', '개 얼굴'],
  ['🐱', '고양이 얼굴'],
  ['🐮', '소 얼굴'],
  ['🦊', '여우'],
]);

test('pictures are named in one word, the commonest English word first', () => {
  const shares: Readonly<Record<string, number>> = { fox: 2, dog: 3, bear: 1 };
  expect(choosePictures(english, (word) => shares[word] ?? 0)).toEqual(['🐕', '🦊', '🐻']);
});

test('a name that speaks of the face of an animal is left out', () => {
  expect(findFaceWord(korean)).toBe('얼굴');
  expect(toPictureCards(['🐕', '🐻', '🦊'], korean, english)).toEqual([
    ['개', ['dog', '🐕']],
    ['여우', ['fox', '🦊']],
  ]);
});

test('two pictures of one word share a card', () => {
  const names = new Map([
    ['🚗', 'bil'],
    ['🚙', 'bil'],
  ]);
  const meanings = new Map([
    ['🚗', 'car'],
    ['🚙', 'automobile'],
  ]);
  expect(toPictureCards(['🚗', '🚙'], names, meanings)).toEqual([['bil', ['car', 'automobile', '🚗']]]);
});
