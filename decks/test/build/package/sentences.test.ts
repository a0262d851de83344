import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../../../scripts/lookup/packaged-decks.ts';
import { parseMarkedWords } from '../../../../src/language/marked-words.ts';
import {
  listSentences,
  readFurtherSentences,
  readQuotedSentences,
  readSentences,
  SENTENCE_LANGUAGES,
} from '../../../build/package/example-sentences.ts';
import { listSentenceWords } from '../../../build/package/sentence-words.ts';
import { formatSentences, SENTENCES_FOLDER, separate } from '../../../build/package/write-sentences.ts';
import { withoutPhrases } from '../../../build/phrases/add-phrases.ts';
import { measureSentences } from '../../../measure/text/measure-sentences.ts';
import { DATA } from '../../../read/folders.ts';

test('words that overlap are separated, so that no letter is written twice', () => {
  const words = (...all: [start: number, end: number, word: string][]) =>
    all.map(([start, end, word]) => ({ start, end, word }));
  expect(separate(words([0, 4, '入る'], [3, 7, 'くださる']))).toEqual(words([0, 3, '入る'], [3, 7, 'くださる']));
  expect(separate(words([0, 3, 'ひどく'], [0, 4, 'ひどい'], [4, 5, 'x']))).toEqual(
    words([0, 4, 'ひどい'], [4, 5, 'x']),
  );
  expect(separate(words([0, 2, 'a'], [2, 4, 'b'], [1, 5, 'c']))).toEqual(words([0, 1, 'a'], [1, 5, 'c']));
});

/** Words that the look-up cuts or reads as rarer ones: phrases and compounds of frequent words, names cut in two. */
const FALSE_ALARMS: Readonly<Record<string, number>> = { cmn: 110, jpn: 205 };

describe.each(SENTENCE_LANGUAGES)('the example sentences of %s', (language) => {
  const { pairs, names } = readSentences(language);
  const further = readFurtherSentences(language);
  const all = listSentences(language);

  test('are many, short and different', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const { text, translation } of all) {
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text + translation).not.toMatch(/[[\]|]|^\s|\s$/);
    }
  });

  test('quote no sentence that somebody has dropped', () => {
    const quoted = readQuotedSentences(language).map(({ text }) => text);
    const path = join(DATA, 'sentences/quoted', `${language}-dropped.list`);
    const dropped = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []);
    expect(quoted.filter((text) => dropped.has(text))).toEqual([]);
    expect(quoted.length).toBeLessThanOrEqual(1_500);
  });

  test('show most of the thousand most frequent cards, and use no rare words', () => {
    const { shown, tooRare } = measureSentences(
      new DeckWords(withoutPhrases(readDeck(`${language}-eng`))),
      pairs,
      names,
    );
    expect(shown.size).toBeGreaterThanOrEqual(800);
    const rare = tooRare.map(({ form, text }) => `${form} in ${text}`);
    expect(rare.length, rare.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS[language] ?? 5);
  });

  test('show words from everywhere between the ranks 1,500 and 6,000, for those who know the frequent ones', () => {
    const words = new DeckWords(withoutPhrases(readDeck(`${language}-eng`)));
    const ranks = new Set(
      further.flatMap(({ text }) =>
        [...listSentenceWords(words, text)].flatMap(({ cards: [first] }) => first?.rank ?? []),
      ),
    );
    const count = (after: number, last: number) => [...ranks].filter((rank) => rank > after && rank <= last).length;
    expect(count(1_500, 3_000)).toBeGreaterThanOrEqual(20);
    expect(count(2_000, 3_500)).toBeGreaterThanOrEqual(15);
    expect(count(4_000, 6_500)).toBeGreaterThanOrEqual(8);
  });

  test('are in the package as they are written here, with their words marked', () => {
    const file = readFileSync(join(SENTENCES_FOLDER, `${language}.json`), 'utf8');
    expect(file).toBe(formatSentences(language, all));
    const { sentences } = JSON.parse(file) as { sentences: [string, string][] };
    expect(sentences.map((pair) => pair.map((marked) => parseMarkedWords(marked).text))).toEqual(
      all.map(({ text, translation }) => [text, translation]),
    );
  });
});
