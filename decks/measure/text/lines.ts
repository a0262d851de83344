import { toWordKey } from '../../../src/language/normalise.ts';
import { DOCUMENTS, type DocumentName, LINE_DOCUMENTS, readSpacedDocument } from './documents.ts';

/** A line as in a chat, in a comment or under a photograph. */
export interface Line {
  /** ISO 639-3 code of the language that it is in. */
  language: string;
  text: string;
  /** No rule was tuned on it. */
  isHeldBack: boolean;
}

const MIN_LETTERS = 30;
const MAX_LENGTH = 60;

/**
 * Takes short lines of one language from documents: sentences, the longer of which are cut between two words.
 *
 * @param count - At most as many of each half: to tune on, and held back.
 */
export function readLines(root: string, language: string, count: number): Line[] {
  return [false, true].flatMap((isHeldBack) => {
    const documents: readonly DocumentName[] = isHeldBack ? LINE_DOCUMENTS : DOCUMENTS;
    const lists = documents.map((document) => readDocumentLines(root, document, language));
    return lists
      .flatMap((lines) => spread(lines, Math.ceil(count / Math.max(1, lists.filter((l) => l.length > 0).length))))
      .map((text) => ({ language, text, isHeldBack }));
  });
}

function readDocumentLines(root: string, document: DocumentName, language: string): string[] {
  // A translation is seldom complete.
  const original = new Set(language === 'eng' ? [] : readSpacedDocument(root, document, 'eng'));
  const lines = readSpacedDocument(root, document, language)
    .filter((sentence) => !original.has(sentence))
    .map((sentence) => toLine(toScript(sentence, language)))
    .filter((line) => !/[¤%]/.test(line) && (line.match(/\p{L}/gu)?.length ?? 0) > MIN_LETTERS);
  return [...new Set(lines)];
}

function toLine(sentence: string): string {
  return sentence.length <= MAX_LENGTH ? sentence : sentence.slice(0, sentence.lastIndexOf(' ', MAX_LENGTH));
}

/** Some Serbian documents exist in Cyrillic letters only. The lines are in Latin ones, which the browsers do not know. */
function toScript(sentence: string, language: string): string {
  if (language !== 'srp' || !/\p{Script=Cyrillic}/u.test(sentence)) return sentence;
  return sentence.replace(/\p{L}+/gu, (word) => {
    const latin = toWordKey(word, 'srp');
    return /^\p{Lu}/u.test(word) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
  });
}

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)] as T);
}
