import { expect, test } from 'vitest';
import { readHandWords } from '../../../build/pictures/build-pictures.ts';
import { readCldrNames, toNameCards } from '../../../build/pictures/cldr-names.ts';
import { type ChosenPicture, choosePictures } from '../../../build/pictures/english-pictures.ts';
import { findFaceWord } from '../../../build/pictures/face-word.ts';
import { findPictureWord, toPicturesOfKeyword } from '../../../build/pictures/find-word.ts';
import { parseHandWords } from '../../../build/pictures/hand-words.ts';
import { toPictureCards } from '../../../build/pictures/picture-deck.ts';
import { toEnglishPictureWords, toPictureWords } from '../../../build/pictures/picture-words.ts';
import { isPlainName } from '../../../build/pictures/plain-name.ts';

const NO_HAND_WORDS = new Map<string, string>();

const english = new Map([
  ['🐕', 'dog'],
  ['🐻', 'bear'],
  ['🌭', 'hot dog'],
  ['🐶', 'dog face'],
  ['♿', 'wheelchair symbol'],
  ['🦊', 'fox'],
  ['🍎', 'red apple'],
  ['🚗', 'automobile'],
  ['📚', 'books'],
]);

test('each picture has one word, the commonest in English first', () => {
  const shares: Readonly<Record<string, number>> = { fox: 2, dog: 3, bear: 1, car: 5, apple: 4 };
  const chosen = choosePictures(english, (word) => shares[word] ?? 0);
  expect(chosen.map(({ picture, word, source }) => `${picture} ${word} ${source}`)).toEqual([
    '🚗 car name',
    '🍎 apple description',
    '🐕 dog name',
    '🦊 fox name',
    '🐻 bear name',
  ]);
});

test('the letters that names of faces share are found', () => {
  const korean = new Map([
    ['🐶', '개 얼굴'],
    ['🐱', '고양이 얼굴'],
    ['🐮', '소 얼굴'],
  ]);
  expect(findFaceWord(korean)).toBe('얼굴');
});

/** Keywords by picture, as CLDR lists them: the name is one of them. */
const keywords = new Map([
  ['🦶', ['한쪽 발', '발', '킥']],
  ['🦵', ['한쪽 다리', '다리', '킥']],
  ['🐾', ['발자국', '발']],
  ['🍎', ['빨간 사과', '사과', '빨간']],
  ['🍏', ['초록 사과', '사과']],
  ['🏮', ['등', '빨간']],
  ['🦊', ['여우']],
]);

test.each([
  ['the keyword that a description contains', '한쪽 발', true, '🦶', ['🦶', '🐾'], '발'],
  ['the keyword that finds what the English word does', '빨간 사과', false, '🍎', ['🍎', '🍏'], '사과'],
  ['a name of one word', '여우', true, '🦊', ['🦊', '🐺'], '여우'],
  ['nothing where no keyword agrees', '빨간 사과', false, '🍎', ['🩸', '🌹'], undefined],
])('a picture gets %s', (_, name, isNamed, picture, englishPictures, expected) => {
  const found = findPictureWord({
    name,
    isNamed,
    keywords: keywords.get(picture) ?? [],
    picturesOfKeyword: toPicturesOfKeyword(keywords),
    englishPictures: new Set(englishPictures),
    isWord: isPlainName,
  });
  expect(found).toBe(expected);
});

const PICTURES: ChosenPicture[] = [
  { picture: '🦶', word: 'foot', source: 'name' },
  { picture: '👣', word: 'track', source: 'name' },
  { picture: '📖', word: 'book', source: 'description' },
];

test('CLDR’s name of a picture leads to the card of the better word', () => {
  const names = new Map([['🦶', '한쪽 발']]);
  const data = { names, keywords, byHand: new Map([['foot', '발']]), maxWords: 1 };
  const korean = toPictureWords(PICTURES, data, new Map());
  const englishWords = toEnglishPictureWords(PICTURES, new Map());
  expect(toPictureCards(PICTURES, korean, englishWords)).toEqual([['발', ['foot', '🦶'], ['한쪽 발']]]);
});

test('two pictures with the same word share a card', () => {
  const names = new Map([
    ['🦶', 'pata'],
    ['👣', 'pata'],
  ]);
  const own = toPictureWords(
    PICTURES,
    { names, keywords: toKeywords(names), byHand: NO_HAND_WORDS, maxWords: 1 },
    new Map(),
  );
  expect(toPictureCards(PICTURES, own, toEnglishPictureWords(PICTURES, new Map()))).toEqual([
    ['pata', ['foot', 'track', '🦶']],
  ]);
});

function toKeywords(names: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map([...names].map(([picture, name]) => [picture, [name]]));
}

test('months and languages have cards, countries with their flag', () => {
  const { calendar, places } = toNameCards(readCldrNames('fi'), readCldrNames('en'));
  expect(calendar).toHaveLength(19);
  expect(calendar).toEqual(
    expect.arrayContaining([
      ['tammikuu', ['January']],
      ['maanantai', ['Monday']],
    ]),
  );
  expect(places).toEqual(
    expect.arrayContaining([
      ['Saksa', ['Germany', '🇩🇪']],
      ['saksa', ['German']],
    ]),
  );
});

test('the table by hand is read by language, and two words for the same picture are rejected', () => {
  expect(parseHandWords('# why\n[kor]\nfoot = 발; leg = 다리\n').get('kor')?.get('leg')).toBe('다리');
  expect(() => parseHandWords('[kor]\nfoot = 발; foot = 다리\n')).toThrow('expected one word for foot');
  expect(() => parseHandWords('[kor]\nfoot 발\n')).toThrow('expected "English word = word"');
  expect(readHandWords().size).toBe(39);
});
