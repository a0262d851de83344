import type { NoteType, VocabularyChoice, VocabularyFile, VocabularyWords } from '../../../model/vocabulary.ts';
import { createWordCollector } from './collect-words.ts';
import { EXAMPLE_NOTES } from './guess-fields.ts';
import { readWordField } from './plain-field.ts';
import type { Sqlite } from './sqlite.ts';
import { toLine } from './word-line.ts';

/** A looked-up word, its dictionary form, the newest sentence with it, and the title of that book. */
const FIELDS = ['stem', 'word', 'usage', 'title'] as const;
const [STEM, WORD, USAGE, TITLE] = [0, 1, 2, 3] as const;

/** `category` of a word that the reader marked as mastered. Others are 0. */
const MASTERED = 100;

const TABLES = ['WORDS', 'LOOKUPS'] as const;

export const isKindle = ({ tables }: Sqlite) => TABLES.every((name) => tables.has(name));

/** Lists the languages of a Kindle's vocabulary. */
export function describeKindle(sqlite: Sqlite): VocabularyFile {
  const counts = [...sqlite.rows('SELECT lang, count(*) FROM WORDS GROUP BY lang ORDER BY count(*) DESC, lang')];
  const noteTypes = counts.map(([lang, notes]): NoteType => {
    const examples: string[][] = [];
    for (const { language, texts } of readRows(sqlite)) {
      if (language === String(lang ?? '')) examples.push(texts);
      if (examples.length === EXAMPLE_NOTES) break;
    }
    const name = String(lang ?? '');
    return { id: name, name, fields: [...FIELDS], notes: Number(notes), examples, choice: { word: STEM } };
  });
  return { program: 'kindle', noteTypes, decks: [], isOpenElsewhere: sqlite.isWal };
}

/** Reads the words of the chosen languages. */
export function readKindle(sqlite: Sqlite, { noteTypes }: VocabularyChoice): VocabularyWords {
  const chosen = new Map(noteTypes.map((noteType) => [noteType.id, noteType]));
  const collector = createWordCollector();
  for (const { language, texts, isMastered } of readRows(sqlite)) {
    const choice = chosen.get(language);
    if (!choice) continue;
    // Words that the dictionary does not know have no stem.
    const text = texts[choice.word] || texts[WORD] || '';
    const [sentence = '', title = ''] = [texts[USAGE], texts[TITLE]];
    collector.add({
      word: readWordField(text).word,
      standing: isMastered ? 'known' : 'new',
      ...(sentence === '' ? {} : { sentence }),
      ...(sentence === '' || title === '' ? {} : { title }),
    });
  }
  return collector.end();
}

function* readRows(sqlite: Sqlite) {
  const hasBooks = sqlite.tables.has('BOOK_INFO');
  const hasCategory = /\bcategory\b/i.test(sqlite.tables.get('WORDS') ?? '');
  const query = `SELECT w.lang, ${hasCategory ? 'w.category' : '0'}, w.stem, w.word, l.usage, ${hasBooks ? 'b.title' : 'NULL'}, max(l.timestamp)
    FROM WORDS w LEFT JOIN LOOKUPS l ON l.word_key = w.id ${hasBooks ? 'LEFT JOIN BOOK_INFO b ON b.id = l.book_key' : ''}
    GROUP BY w.id ORDER BY w.timestamp`;
  for (const [lang, category, ...texts] of sqlite.rows(query)) {
    yield {
      language: String(lang ?? ''),
      isMastered: Number(category) === MASTERED,
      texts: FIELDS.map((_, index) => toLine(String(texts[index] ?? ''))),
    };
  }
}
