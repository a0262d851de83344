import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { formatMarkedWords } from '../../../src/language/marked-words.ts';
import type { ExampleText } from '../../../src/model/example.ts';
import { ROOT } from '../../read/folders.ts';
import type { SentencePair } from '../../read/sentences.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';
import { listSentences, SENTENCE_LANGUAGES, TRANSLATION } from './example-sentences.ts';
import { listSentenceWords } from './sentence-words.ts';

export const SENTENCES_FOLDER = join(ROOT, 'assets/public/sentences');

/** Writes the package's files of the example sentences of some languages, and the list of all. */
export function writeSentences(languages: readonly string[]): void {
  for (const language of languages) {
    writeFileSync(join(SENTENCES_FOLDER, `${language}.json`), formatSentences(language, listSentences(language)));
  }
  const index = { languages: SENTENCE_LANGUAGES, translation: TRANSLATION };
  writeFileSync(join(SENTENCES_FOLDER, 'index.json'), `${JSON.stringify(index)}\n`);
}

/** @returns The text of a language's file, with a line for each sentence. A beginner reads it word by word, so phrases are not marked. */
export function formatSentences(language: string, pairs: readonly SentencePair[]): string {
  const learnt = new DeckWords(withoutPhrases(readDeck(`${language}-${TRANSLATION}`)));
  const known = new DeckWords(withoutPhrases(readDeck(`${TRANSLATION}-${language}`)));
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
  return { text, words: separate(marked) };
}

/** Japanese words may overlap, as a later one may begin before the end of the last: in 入ってください, 入ってく and ください. The last ends there then. */
export function separate(words: ExampleText['words']): ExampleText['words'] {
  const kept: ExampleText['words'] = [];
  for (const word of words) {
    for (let last = kept.at(-1); last && last.end > word.start; last = kept.at(-1)) {
      kept.pop();
      if (last.start < word.start) kept.push({ ...last, end: word.start });
    }
    kept.push(word);
  }
  return kept;
}
