import type { OwnWord } from '../../../model/own-word.ts';
import type { PairId } from '../../../model/pair.ts';
import { type OwnWordFormat, writeNotes, writeTable } from '../../options/own-words/own-words-file.ts';
import type { NewWord } from './new-words.ts';

interface PageFileParts {
  words: readonly NewWord[];
  /** From the id of a word to its meanings. */
  meanings: ReadonlyMap<string, string>;
  /** Title of the page. */
  title: string | undefined;
  /** Name of a pair's deck; undefined if there is none. */
  nameDeck: (pair: PairId) => string | undefined;
}

/** Writes the new words of a page as "My words" are written: as a table for spreadsheets, or as text that Anki imports. */
export function writePageWords(format: OwnWordFormat, { words, meanings, title, nameDeck }: PageFileParts): File {
  const rows = words.map((word) => toOwnWord(word, meanings.get(word.id) ?? '', title));
  if (format === 'anki') return new File([writeNotes({ words: rows })], 'wayword-page.txt', { type: 'text/plain' });
  const table = writeTable({ words: rows, nameDeck: ({ pair }) => nameDeck(pair) });
  return new File([table], 'wayword-page.csv', { type: 'text/csv' });
}

function toOwnWord({ pair, word, rank, sentence }: NewWord, meanings: string, title: string | undefined): OwnWord {
  return {
    pair,
    word,
    rank,
    headword: word,
    meanings: meanings === '' ? [] : [meanings],
    sentence: sentence && { text: sentence.text, title },
    state: 'new',
    isWanted: false,
    definition: undefined,
    ownSentence: undefined,
    at: 0,
    dueDay: undefined,
    source: undefined,
  };
}
