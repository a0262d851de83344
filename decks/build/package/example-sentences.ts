import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../../read/folders.ts';
import { parseSentences, type SentencePair } from '../../read/sentences.ts';

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
export const TRANSLATION = 'eng';

/** The sentences of frequent words, which a beginner reads. */
export function readSentences(language: string) {
  return parseSentences(readFileSync(join(DATA, 'sentences', `${language}.tsv`), 'utf8'));
}

/** Sentences of rarer words, for learners who know the frequent ones. */
export function readFurtherSentences(language: string): SentencePair[] {
  return parseSentences(readFileSync(join(DATA, 'sentences/further', `${language}.tsv`), 'utf8')).pairs;
}

/** Sentences of still rarer words that a dictionary quotes; none for most languages. */
export function readQuotedSentences(language: string): SentencePair[] {
  const path = join(DATA, 'sentences/quoted', `${language}.tsv`);
  return existsSync(path) ? parseSentences(readFileSync(path, 'utf8')).pairs : [];
}

/** The sentences that were written for Wayword. */
export const listWrittenSentences = (language: string): SentencePair[] => [
  ...readSentences(language).pairs,
  ...readFurtherSentences(language),
];

/** All sentences of a language in the order of the package. */
export const listSentences = (language: string): SentencePair[] => [
  ...listWrittenSentences(language),
  ...readQuotedSentences(language),
];

/** The written example sentences in a language; in English, the translations of those in the others. */
export function readSentenceTexts(language: string): string[] {
  if (language === TRANSLATION)
    return SENTENCE_LANGUAGES.flatMap((other) => listWrittenSentences(other).map(({ translation }) => translation));
  const isListed = SENTENCE_LANGUAGES.some((listed) => listed === language);
  return isListed ? listWrittenSentences(language).map(({ text }) => text) : [];
}
