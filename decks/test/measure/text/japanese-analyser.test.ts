import { expect, test } from 'vitest';
import { analyseJapanese, createMorphemeDictionary } from '../../../measure/text/japanese-analyser.ts';
import { toJapaneseTokens } from '../../../measure/text/measure-unspaced.ts';

/** Rows as the IPA dictionary has them; contexts: 0 the borders, 1 nouns, 2 particles, 3 verbs, 4 auxiliaries. */
const DICTIONARY = createMorphemeDictionary(
  [
    '学校,1,1,3000,名詞,一般,*,*,*,*,学校,ガッコウ,ガッコー',
    '学,1,1,6000,名詞,一般,*,*,*,*,学,ガク,ガク',
    'に,2,2,1000,助詞,格助詞,一般,*,*,*,に,ニ,ニ',
    '行っ,3,3,4000,動詞,自立,*,*,五段・カ行促音便,連用タ接続,行く,イッ,イッ',
    '行,1,1,4000,名詞,一般,*,*,*,*,行,ギョウ,ギョー',
    'た,4,4,1000,助動詞,*,*,*,特殊・タ,基本形,た,タ,タ',
  ],
  [
    'KATAKANA,1,1,5000,名詞,固有名詞,*,*,*,*,*',
    'HIRAGANA,1,1,9000,名詞,一般,*,*,*,*,*',
    'KANJI,1,1,9000,名詞,一般,*,*,*,*,*',
  ],
  ['5 5', '1 2 -500', '2 3 -500', '3 4 -2000', '1 4 3000'],
);

test('cuts a sentence at the lowest total cost, and returns dictionary forms', () => {
  expect(analyseJapanese(DICTIONARY, '学校に行った').map(({ surface, base }) => `${surface} ${base}`)).toEqual([
    '学校 学校',
    'に に',
    '行っ 行く',
    'た た',
  ]);
});

test('treats an unknown run of katakana as one word', () => {
  const [name] = analyseJapanese(DICTIONARY, 'ウェスノスに');
  expect(name).toMatchObject({ surface: 'ウェスノス', start: 0, base: 'ウェスノス' });
});

test('distinguishes function words, content words and inflected words', () => {
  expect(toJapaneseTokens(DICTIONARY, 'ウェスノスに行った')).toEqual([
    { form: 'ウェスノス', start: 0, kind: 'other' },
    { form: 'に', start: 5, kind: 'function' },
    { form: '行っ', start: 6, kind: 'content', lemma: '行く' },
    { form: 'た', start: 8, kind: 'function' },
  ]);
});
