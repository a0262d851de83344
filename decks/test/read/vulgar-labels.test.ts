import { expect, test } from 'vitest';
import { pickVulgar, tallyArticles, tallyChinese, tallyJapanese } from '../../read/vulgar-labels.ts';

const pickFrom = (add: typeof tallyArticles, ...texts: string[]) => {
  const tallies = new Map();
  add(
    texts.map((text) => ({ text })),
    tallies,
  );
  return [...pickVulgar(tallies)];
};

test.each([
  [
    'English',
    'wug //wʌɡ// <n>\n1. polvo\n(vulgar, colloquial) An act.\n2. capullo\n(slang, vulgar) A person.',
    ['wug'],
  ],
  ['French', 'wug /wyɡ/ <n>\nculo\n(Vulgaire) Derrière.', ['wug']],
  ['Italian', 'wug /wuɡ/ <n>\nculo\n(volgare) sedere', ['wug']],
  ['Polish', 'wug /vuk/ <n>\n= (wulgarnie, wulgaryzm) pośladki', ['wug']],
  ['Dutch', 'wug /wɵx/ <n>\nculo\n(vulgair) achterste', ['wug']],
  ['Russian', 'ву́г <n>\nass\nобсц. то же, что зад', ['вуг']],
  ['a word that means vulgar', 'wug /wuɡ/ <a>\nvulgar\nLacking taste; (of a person) vulgar.', []],
  ['one vulgar sense of three', 'wug <n>\n1. gallo\nA bird.\n2. polla\n(vulgar) The penis.\n3. grifo\nA valve.', []],
])('a label of a dictionary, %s', (_, text, expected) => {
  expect(pickFrom(tallyArticles, text)).toEqual(expected);
});

test('a word that another dictionary knows with a decent sense is not vulgar', () => {
  const vulgar = 'brain <v>\nfollar\n(vulgar) To do something.';
  expect(pickFrom(tallyArticles, vulgar, 'brain <n>\ncerveau\nThe organ.')).toEqual([]);
});

test('Japanese notes count for every spelling of the article', () => {
  const text = '糞 /kɯso/, くそ /kɯso/\n(noun)\n\n         Note: vulgar expression or word\nshit';
  expect(pickFrom(tallyJapanese, text, '犬 /inɯ/\n(noun)\ndog')).toEqual(['糞', 'くそ']);
});

test.each([
  [['(vulgar) stupid cunt'], ['傻屄']],
  [['(Tw) (vulgar) what the hell?'], ['傻屄']],
  [['(coll., vulgar) awesome'], ['傻屄']],
  [['low-class', 'vulgar'], []],
])('Chinese meanings %j', (english, expected) => {
  const tallies = new Map();
  tallyChinese([{ simplified: '傻屄', traditional: '傻屄', pinyin: 'sha3 bi1', english }], tallies);
  expect([...pickVulgar(tallies)]).toEqual(expected);
});
