import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PACKAGE_FOLDER } from '../../../../scripts/lookup/packaged-decks.ts';
import type { DeckIndex } from '../../../../src/library/deck-index.ts';
import { decodeForms } from '../../../../src/library/form-code.ts';
import type { DeckFile } from '../../../../src/library/formats/deck-file.ts';
import { GATES } from '../../../build/package/gates.ts';
import { PAIRS } from '../../../build/pairs.ts';
import { readFrequentWords } from '../../../build/sources/reference-data.ts';
import { readStarterDeck } from '../../support/starter-decks.ts';

/** The quality gates for the committed decks. docs/decks.md explains their measures. */

const read = (file: string) => readFileSync(join(PACKAGE_FOLDER, file), 'utf8');

function shuffleMeanings(deck: DeckFile, share: number): DeckFile {
  const step = Math.round(1 / share);
  const cards = deck.cards.map((card, at) => {
    const other = deck.cards[(at + 997) % deck.cards.length];
    const meanings = at % step === 0 && other ? other[1] : card[1];
    return [card[0], meanings, ...card.slice(2)] as typeof card;
  });
  return { ...deck, cards };
}

describe.each(PAIRS.map((plan) => [`${plan.from}-${plan.to}`, plan] as const))('%s', (pair, plan) => {
  const deck = readStarterDeck(pair);

  test.each(Object.entries(GATES))('%s', (_, gate) => {
    expect(gate(deck, plan)).toEqual([]);
  });

  test('with a twentieth of its meanings shuffled it would not agree with CLDR’s keywords', () => {
    const gate = GATES['agrees with CLDR’s keywords as much as at its last review'];
    expect(gate?.(shuffleMeanings(deck, 0.05), plan)).toHaveLength(1);
  });
});

const LISTED = PAIRS.filter(({ from }) => from !== 'jpn').map(({ from, to }) => [`${from}-${to}`, from] as const);

describe.each(LISTED)('%s against a list of subtitles', (pair, from) => {
  const deck = readStarterDeck(pair);

  test('begins with the commonest words', () => {
    const common = new Set(readFrequentWords(from, 300));
    const strange = deck.cards
      .slice(0, 20)
      .filter(
        ([word, , forms = []]) => word.length > 1 && ![word, ...forms].some((form) => common.has(form.toLowerCase())),
      );
    // `de`, `con`, `una` are also on the list of first names.
    expect(strange.length).toBeLessThan(3);
  });
});

// The Japanese list of subtitles has pieces of words, so the commonest words come from a textbook's first lessons.
test.each([
  [
    150,
    'する いる ある ない です なる 行く 見る 言う 思う 知る くる 私 何 これ それ 人 今 時間 いい できる 話す 使う 聞く',
  ],
  [
    700,
    '食べる 飲む 読む 書く 会う 買う 待つ 作る 学校 先生 友達 水 父 母 子供 家 車 今日 明日 新しい 名前 仕事 教える 答える 死ぬ',
  ],
])('the Japanese deck has the words of first lessons among its first %i cards', (last, words) => {
  const early = new Set(
    readStarterDeck('jpn-eng')
      .cards.slice(0, last)
      .map(([word]) => word),
  );
  expect(words.split(' ').filter((word) => !early.has(word))).toEqual([]);
});

test('a common free word comes first on a Japanese card, without a loanword’s origin', () => {
  const firsts = new Map(readStarterDeck('jpn-eng').cards.map(([word, [first]]) => [word, first]));
  const expected = {
    ...{ コーヒー: 'coffee', ビール: 'beer', パン: 'bread', アルバイト: 'part-time job' },
    ...{ 石: 'stone', 空: 'sky', 妻: 'wife', 多い: 'many', 月曜日: 'Monday', 三十: 'thirty' },
  };
  expect(Object.fromEntries(Object.keys(expected).map((word) => [word, firsts.get(word)]))).toEqual(expected);
});

describe('picture decks', () => {
  const files = readdirSync(PACKAGE_FOLDER).filter((file) => /^\w{3}-\w{3}\.json$/.test(file));
  const decks = files
    .map((file) => readStarterDeck(file.slice(0, -'.json'.length)))
    .filter(({ licence }) => licence.id === 'Unicode-3.0');

  test('exist for at least twenty more languages, in both directions', () => {
    const into = decks.filter(({ to }) => to.iso639_3 === 'eng').map(({ from }) => from.iso639_3);
    const outOf = decks.filter(({ from }) => from.iso639_3 === 'eng').map(({ to }) => to.iso639_3);
    expect(into.length).toBeGreaterThanOrEqual(20);
    expect(outOf).toEqual(into);
    expect(into).toEqual(expect.arrayContaining(['kor', 'ara', 'tur', 'hin', 'swa']));
  });

  test('have a word and a meaning on every card, a picture on most, and no word twice', () => {
    for (const { cards, from, to } of decks) {
      const pair = `${from.iso639_3}-${to.iso639_3}`;
      expect(cards.length, pair).toBeGreaterThan(600);
      expect(new Set(cards.map(([word]) => word)).size, pair).toBe(cards.length);
      // Months, weekdays and languages have no picture.
      const bare = cards.filter(([, meanings]) => !/\p{Extended_Pictographic}|\p{RI}/u.test(meanings.at(-1) ?? ''));
      expect(bare.length, pair).toBeLessThan(100);
      expect(cards.filter(([, meanings]) => meanings.length === 0)).toEqual([]);
    }
  });

  test('have words that CLDR only describes', () => {
    for (const { cards, from, to } of decks.filter((deck) => deck.from.iso639_3 === 'eng')) {
      const words = new Set(cards.map(([word]) => word));
      const everyday = 'book apple tree hand heart moon milk coffee red blue Monday January Germany'.split(' ');
      expect(
        everyday.filter((word) => !words.has(word)),
        `${from.iso639_3}-${to.iso639_3}`,
        // Irish and Icelandic have one word for hand and arm.
      ).toSatisfy((missing: string[]) => missing.every((word) => word === 'hand'));
    }
  });
});

test('an English picture deck has the forms of its words', () => {
  const { cards } = readStarterDeck('eng-tur');
  expect(cards.find(([word]) => word === 'child')?.[2]).toContain('children');
});

const INDEX: DeckIndex = JSON.parse(read('index.json'));

test('the index lists every deck and every file of forms', () => {
  const files = readdirSync(PACKAGE_FOLDER).filter((file) => file.endsWith('.json') && file !== 'index.json');
  expect(INDEX.decks.map(({ file }) => file)).toEqual(files.sort());
  expect(INDEX.forms.flatMap((forms) => forms.files).sort()).toEqual(
    readdirSync(join(PACKAGE_FOLDER, 'forms'))
      .map((file) => `forms/${file}`)
      .sort(),
  );
});

test('every word with forms is in a deck, and has at least one form', () => {
  for (const { language, files } of INDEX.forms) {
    const words = new Set(
      PAIRS.filter(({ from }) => from === language).flatMap(({ from, to }) =>
        readStarterDeck(`${from}-${to}`).cards.map(([word]) => word),
      ),
    );
    const codes = files.flatMap((file) => Object.entries<string>(JSON.parse(read(file)).forms));
    const strange = codes.filter(([word, code]) => !words.has(word) || decodeForms(code).includes(''));
    expect(strange, language).toEqual([]);
  }
});

test('no file is too large for a store, and together they leave room for the code in the package', () => {
  const files = readdirSync(PACKAGE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  for (const file of files) expect(statSync(join(PACKAGE_FOLDER, file)).size, file).toBeLessThan(4_000_000);
  const sizes = files.map((file) => gzipSync(read(file), { level: 6 }).length);
  // A build packs them a sixth smaller and their forms still more, and `scripts/check-sizes.mjs` holds the package to its limit.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_300_000);
});
