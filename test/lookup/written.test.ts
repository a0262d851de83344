import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

const LISTS = readdirSync(new URL('../fixtures/lookup/written', import.meta.url)).map((name) => name.slice(0, -4));
/** Other words of the deck: short ones, which pieces of longer ones are mistaken for. */
const OTHER_WORDS: Readonly<Record<string, string[]>> = {
  kor: '좀 저 뭐 이다 어제 두 권 잘 고프다 세 병 주다 오다'.split(' '),
  jpn: 'する ある が お と も の は に て で か な ね よ き め こ ち ん'.split(' '),
};

const NOTHING = '-';

test.each(LISTS)('words are found however they are written: %s', (name) => {
  const language = name.slice(0, 3);
  const items = readFixture(`written/${name}`).map((line) => {
    const [card = '', sentence = ''] = line.split(' = ');
    const [word = '', ...forms] = card.split(' ');
    return { word, forms, text: sentence.replace('|', ''), offset: sentence.indexOf('|') };
  });
  const others = (OTHER_WORDS[language] ?? []).map((word) => [word, []] as const);
  const cards = items.filter(({ word }) => word !== NOTHING).map(({ word, forms }) => [word, forms] as const);
  const deck = makeWords(language, Object.fromEntries([...others, ...cards]));
  const answers = items.map(({ word, text, offset }) => {
    const { entries } = deck.define(text, offset);
    return { text, offset, word, found: entries.map((entry) => entry.word) };
  });
  const wrong = answers.filter(({ word, found }) => found.length > 0 && !found.includes(word));
  const silent = answers.filter(({ word, found }) => found.length === 0 && word !== NOTHING);
  const describe = (missed: typeof answers) => missed.map((answer) => JSON.stringify(answer)).join('\n');
  expect(items.length).toBeGreaterThanOrEqual(15);
  expect(
    (wrong.length + silent.length) / items.length,
    `${describe(wrong)}\nsilent:\n${describe(silent)}`,
  ).toBeLessThanOrEqual(0.05);
});
