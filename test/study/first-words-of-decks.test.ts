import { expect, test } from 'vitest';
import { listSentences, readFirstWords, readPractice } from '../../scripts/packaged-sentences.ts';
import { toLanguagePair } from '../../src/model/pair.ts';
import { createExamples } from '../../src/study/examples.ts';
import { ARRANGED_RANKS, arrangeFirstCards } from '../../src/study/first-words.ts';
import { readStarterFile } from '../support/starter-decks.ts';

// The long stage tries all decks, with their word classes.
test.each(['cmn', 'deu', 'eng', 'fra', 'ita', 'jpn', 'nld', 'pol', 'por', 'rus', 'spa', 'swe'])(
  '%s: the first ten new words are marked in the practice text, frequent, and have a sentence',
  async (language) => {
    const pair = language === 'eng' ? 'eng-deu' : `${language}-eng`;
    const words = await readFirstWords(pair);
    const cards = readStarterFile(pair).cards.slice(0, ARRANGED_RANKS);
    const { ofText } = arrangeFirstCards(
      cards.map((card, index) => [index + 1, ...card]),
      words,
    );
    expect(ofText.length).toBeGreaterThanOrEqual(10);
    const known = new Set(cards.map(([word]) => word));
    const listed = (await readPractice(language))?.opening ?? [];
    expect(listed.filter((word) => !known.has(word) || !words.hasSentence(word))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  },
);

test.each(['cmn-eng', 'deu-eng', 'eng-deu', 'jpn-eng', 'spa-eng'])(
  '%s: the sentences of the first thirty words have few words beyond rank 1,500, though the learner knows none',
  async (pair) => {
    const { cards } = readStarterFile(pair);
    const common = new Set(cards.slice(0, 1_500).map(([word]) => word));
    const all = await listSentences(toLanguagePair(pair));
    const { find } = createExamples({
      list: async () => all,
      findStates: async (_, words) => words.map((word) => ({ word, state: 'new', isWanted: false })),
    });
    const words = [...new Set([...(await readFirstWords(pair)).text, ...common])].slice(0, 30);
    const rare: string[] = [];
    for (const word of words) {
      const text = (await find(pair, word))?.text;
      const sentence = all.find((example) => example.sentence.text === text)?.sentence;
      if (sentence?.words.some((other) => !common.has(other.word))) rare.push(sentence.text);
    }
    expect(rare.length, rare.join(' ')).toBeLessThanOrEqual(5);
  },
);
