import { expect, test } from 'vitest';
import { parseReadingCost } from '../../read/ipadic.ts';

test.each([
  ['石,1285,1285,6017,名詞,一般,*,*,*,*,石,イシ,イシ', { reading: 'いし', cost: 6017, isBound: false, isName: false }],
  [
    '石,1301,1301,9226,名詞,接尾,一般,*,*,*,石,セキ,セキ',
    { reading: 'せき', cost: 9226, isBound: true, isName: false },
  ],
  [
    'サム,1291,1291,4421,名詞,固有名詞,人名,名,*,*,サム,サム,サム',
    { reading: 'さむ', cost: 4421, isBound: false, isName: true },
  ],
  [
    '日本,1294,1294,100,名詞,固有名詞,地域,国,*,*,日本,ニッポン,ニッポン',
    { reading: 'にっぽん', cost: 100, isBound: false, isName: false },
  ],
])('%s', (line, expected) => {
  expect(parseReadingCost(line)?.[1]).toEqual(expected);
});

test.each([
  '変え,694,694,7250,動詞,自立,*,*,一段,連用形,変える,カエ,カエ',
  '石,1293,1293,10876,名詞,固有名詞,地域,一般,*,*,石,イシ,イシ',
])('%s is left out', (line) => {
  expect(parseReadingCost(line)).toBeUndefined();
});
