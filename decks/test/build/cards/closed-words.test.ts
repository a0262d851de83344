import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDeck } from '../../../../scripts/lookup/packaged-decks.ts';
import {
  parseClosedWords,
  readCommonWords,
  readHandwork,
  translateHandwork,
} from '../../../build/cards/closed-words.ts';
import { parseHandwork } from '../../../build/cards/handwork.ts';
import { findMeaningFaults } from '../../../build/meanings/lint.ts';
import { IMPORTED_PAIRS } from '../../../build/pairs.ts';
import { DATA } from '../../../read/folders.ts';

const FOLDER = join(DATA, 'closed-words');
const TABLE = '# of French\nfra | deu | spa\n\nle | der, die | el\nor | - | oro\n';

describe('a table of closed-class words', () => {
  test('has meanings in each language, and leaves a word out where it says so', () => {
    expect(parseClosedWords(TABLE, 'deu')).toEqual(new Map([['le', ['der', 'die']]]));
    expect(parseClosedWords(TABLE, 'spa').get('or')).toEqual(['oro']);
    expect(parseClosedWords(TABLE, 'rus').size).toBe(0);
  });

  test('rejects a line with too few cells, and a word that stands twice', () => {
    expect(() => parseClosedWords(`${TABLE}et | und\n`, 'deu')).toThrow(/line 6, got 2: et/);
    expect(() => parseClosedWords(`${TABLE}le | das | lo\n`, 'deu')).toThrow(/line 6: le/);
  });
});

test('the handwork of a deck into English gives its forms to another language, and none of its meanings', () => {
  const intoEnglish = parseHandwork(
    '[closed]\nle = the < la les\nun = a\n[meanings]\ncour = court\n[dropped]\nmiss # a title\n[shared]\nbois 30 % = wood < boiseries\n',
  );
  const { closed, meanings, dropped, shared } = translateHandwork(intoEnglish, parseClosedWords(TABLE, 'deu'));
  expect(closed).toEqual([expect.objectContaining({ word: 'le', meanings: ['der', 'die'], forms: ['la', 'les'] })]);
  expect(meanings.size).toBe(0);
  expect(dropped.has('miss')).toBe(true);
  expect(shared.get('bois')).toMatchObject({ meanings: [], part: 0.3 });
});

test.each(readdirSync(FOLDER))('%s has the closed-class words of the deck into English and no others', (file) => {
  const from = file.slice(0, 3);
  const known = new Set(readHandwork(from, 'eng').closed.map(({ word }) => word));
  const text = readFileSync(join(FOLDER, file), 'utf8');
  for (const { to } of IMPORTED_PAIRS.filter((plan) => plan.from === from)) {
    const words = [...parseClosedWords(text, to).keys()];
    expect(words.filter((word) => !known.has(word))).toEqual([]);
    const meanings = [...parseClosedWords(text, to).values()].flat();
    expect(meanings.filter((meaning) => findMeaningFaults(meaning, to).length > 0)).toEqual([]);
    expect(words.length).toBeGreaterThan(0.7 * known.size);
  }
});

test.each(readdirSync(join(DATA, 'common-words')))(
  '%s has words of the deck into English and no closed ones',
  (file) => {
    const from = file.slice(0, 3);
    const closed = new Set(readHandwork(from, 'eng').closed.map(({ word }) => word));
    const known = new Set(readDeck(`${from}-eng`).cards.map(([word]) => word));
    const text = readFileSync(join(DATA, 'common-words', file), 'utf8');
    const [, ...targets] =
      text
        .split('\n')
        .find((line) => line.startsWith(`${from} | `))
        ?.split(' | ') ?? [];
    expect(targets.length).toBeGreaterThan(0);
    for (const to of targets) {
      expect(IMPORTED_PAIRS.some((plan) => plan.from === from && plan.to === to)).toBe(true);
      const meanings = readCommonWords(from, to);
      expect(meanings.size).toBeGreaterThan(60);
      expect([...meanings.keys()].filter((word) => closed.has(word) || !known.has(word))).toEqual([]);
      expect([...meanings.values()].flat().filter((text) => findMeaningFaults(text, to).length > 0)).toEqual([]);
    }
  },
);
