import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { formatMarkedWords } from '../../../src/language/marked-words.ts';
import type { ExampleText } from '../../../src/model/example.ts';
import { DATA, ROOT } from '../../read/folders.ts';
import { parseSentences, type SentencePair } from '../../read/sentences.ts';
import { listSentenceWords } from './sentence-words.ts';

/** Languages with example sentences. */
export const SENTENCE_LANGUAGES = [
  'cmn',
  'deu',
  'fra',
  'ita',
  'jpn',
  'nld',
  'pol',
  'por',
  'rus',
  'spa',
  'swe',
] as const;

/** Language of their translations. */
const TRANSLATION = 'eng';

export const SENTENCES_FOLDER = join(ROOT, 'assets/public/sentences');

/** The sentences of frequent words, which a beginner reads. */
export function readSentences(language: string) {
  return parseSentences(readFileSync(join(DATA, 'sentences', `${language}.tsv`), 'utf8'));
}

/** Sentences of rarer words, for learners who know the frequent ones. */
export function readFurtherSentences(language: string): SentencePair[] {
  return parseSentences(readFileSync(join(DATA, 'sentences/further', `${language}.tsv`), 'utf8')).pairs;
}

/** All sentences of a language in the order of the package. */
export const listSentences = (language: string): SentencePair[] => [
  ...readSentences(language).pairs,
  ...readFurtherSentences(language),
];

/** Writes the package's files of the example sentences of some languages, and the list of all. */
export function writeSentences(languages: readonly string[]): void {
  for (const language of languages) {
    writeFileSync(join(SENTENCES_FOLDER, `${language}.json`), formatSentences(language, listSentences(language)));
  }
  const index = { languages: SENTENCE_LANGUAGES, translation: TRANSLATION };
  writeFileSync(join(SENTENCES_FOLDER, 'index.json'), `${JSON.stringify(index)}\n`);
}

/** @returns The text of a language's file, with a line for each sentence. */
export function formatSentences(language: string, pairs: readonly SentencePair[]): string {
  const learnt = new DeckWords(readDeck(`${language}-${TRANSLATION}`));
  const known = new DeckWords(readDeck(`${TRANSLATION}-${language}`));
  const lines = pairs.map(({ text, translation }) =>
    JSON.stringify([formatMarkedWords(markWords(learnt, text)), formatMarkedWords(markWords(known, translation))]),
  );
  const head = `"format":"wayword-sentences","version":1,"language":"${language}"`;
  return `{${head},"sentences":[\n${lines.join(',\n')}\n]}\n`;
}

/** Marks the words that have a card, each with its first one. */
function markWords(words: DeckWords, text: string): ExampleText {
  const marked = [...listSentenceWords(words, text)].flatMap(({ start, end, cards: [first] }) =>
    first ? [{ start, end, word: first.word }] : [],
  );
  return { text, words: marked };
}
