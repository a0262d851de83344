import { describe, expect, test } from 'vitest';
import { isWordList, readWordList } from '../../src/recordings/read-word-list.ts';

const read = (path: string, list: unknown) => {
  const words = readWordList(path, list);
  return words && Object.fromEntries(words);
};

test.each([
  ['user_files/nhk16_files/entries.json', true],
  ['index.json', true],
  ['my-index.json', false],
  ['index.json.txt', false],
])('%s may be a list: %s', (path, expected) => {
  expect(isWordList(path)).toBe(expected);
});

describe('index.json', () => {
  const list = {
    meta: { name: 'Shinmeikai 8', media_dir: 'media' },
    headwords: { 読む: ['1.opus', '2.opus'], よむ: ['1.opus'] },
    files: { '1.opus': { kana_reading: 'ヨム', pitch_number: '1' }, '2.opus': {} },
  };

  test('names words and readings of each file', () => {
    expect(read('a/shinmeikai8_files/index.json', list)).toEqual({
      'a/shinmeikai8_files/media/1.opus': [
        { word: '読む', reading: 'ヨム' },
        { word: 'よむ', reading: 'ヨム' },
      ],
      'a/shinmeikai8_files/media/2.opus': [{ word: '読む' }],
    });
  });

  test('may leave out the folder', () => {
    expect(read('index.json', { headwords: { 犬: ['x.mp3'] } })).toEqual({ 'media/x.mp3': [{ word: '犬' }] });
  });

  test.each([[{}], [null], ['text'], [{ title: 'A dictionary', format: 3 }]])('%j is not a list', (other) => {
    expect(read('index.json', other)).toBeUndefined();
  });
});

describe('entries.json', () => {
  test('names spellings, kana words and subentries', () => {
    const entries = [
      { kana: 'あう', kanji: ['会う，逢う'], accents: [{ soundFile: '1.opus' }, { soundFile: null }], subentries: [] },
      { kana: 'ああ', kanji: [], accents: [{ soundFile: '2.opus' }] },
      {
        kana: 'あい',
        kanji: ['愛'],
        accents: [],
        subentries: [{ head: '愛する', accents: [{ soundFile: '3.opus' }] }],
      },
      'damaged',
      { kana: 1, kanji: 'x', accents: {}, subentries: [null] },
    ];
    expect(read('nhk16_files/entries.json', entries)).toEqual({
      'nhk16_files/audio/1.opus': [
        { word: '会う', reading: 'あう' },
        { word: '逢う', reading: 'あう' },
      ],
      'nhk16_files/audio/2.opus': [{ word: 'ああ', reading: 'ああ' }],
      'nhk16_files/audio/3.opus': [{ word: '愛する' }],
    });
  });
});
