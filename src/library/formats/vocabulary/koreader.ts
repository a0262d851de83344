import type {
  Standing,
  VocabularyChoice,
  VocabularyFile,
  VocabularyWord,
  VocabularyWords,
} from '../../../model/vocabulary.ts';
import { createWordCollector } from './collect-words.ts';
import { EXAMPLE_NOTES } from './guess-fields.ts';
import { readWordField } from './plain-field.ts';
import type { Sqlite } from './sqlite.ts';
import { toLine } from './word-line.ts';

const FIELDS = ['word', 'sentence', 'title'] as const;

const DAY_S = 86_400;

/** The table of the vocabulary builder; its columns depend on the version of KOReader. */
export const isKoreader = ({ tables }: Sqlite) => /\bdue_time\b/.test(tables.get('vocabulary') ?? '');

/** Says how many words KOReader's vocabulary builder has. */
export function describeKoreader(sqlite: Sqlite): VocabularyFile {
  const [[notes = 0] = []] = sqlite.rows('SELECT count(*) FROM vocabulary');
  const examples: string[][] = [];
  for (const { word, sentence = '', title = '' } of readRows(sqlite, Number.POSITIVE_INFINITY)) {
    examples.push([word, sentence, title]);
    if (examples.length === EXAMPLE_NOTES) break;
  }
  const noteType = { id: 'vocabulary', name: '', fields: [...FIELDS], notes: Number(notes), examples };
  return {
    program: 'koreader',
    noteTypes: Number(notes) === 0 ? [] : [{ ...noteType, choice: { word: 0 } }],
    decks: [],
    isOpenElsewhere: sqlite.isWal,
  };
}

export function readKoreader(sqlite: Sqlite, { noteTypes, knownDays }: VocabularyChoice): VocabularyWords {
  const collector = createWordCollector();
  if (noteTypes.length > 0) for (const word of readRows(sqlite, knownDays)) collector.add(word);
  return collector.end();
}

function* readRows(sqlite: Sqlite, knownDays: number): Generator<VocabularyWord> {
  const columns = sqlite.tables.get('vocabulary') ?? '';
  const has = (name: string) => new RegExp(`\\b${name}\\b`).test(columns);
  const pick = (name: string) => (has(name) ? `v.${name}` : 'NULL');
  const hasTitles = has('title_id') && sqlite.tables.has('title');
  const query = `SELECT v.word, ${pick('prev_context')}, ${pick('next_context')}, ${hasTitles ? 't.name' : pick('book_title')},
      ${pick('review_time')}, v.due_time, ${has('streak_count') ? 'v.streak_count' : pick('review_count')}
    FROM vocabulary v ${hasTitles ? 'LEFT JOIN title t ON t.id = v.title_id' : ''} ORDER BY v.create_time`;
  for (const [word, before, after, title, reviewedAt, dueAt, streak] of sqlite.rows(query)) {
    yield toWord({
      texts: [word, before, after, title].map((text) => toLine(String(text ?? ''))),
      reviewedAt: Number(reviewedAt ?? 0),
      intervalDays: Math.floor((Number(dueAt) - Number(reviewedAt ?? dueAt)) / DAY_S),
      isReviewed: Number(streak) > 0,
      knownDays,
    });
  }
}

interface Row {
  /** Word, text before it, text behind it, title. */
  texts: readonly string[];
  /** In seconds. */
  reviewedAt: number;
  intervalDays: number;
  isReviewed: boolean;
  knownDays: number;
}

function toWord({ texts, reviewedAt, intervalDays, isReviewed, knownDays }: Row): VocabularyWord {
  const [text = '', before = '', after = '', title = ''] = texts;
  const { word } = readWordField(text);
  const standing: Standing = !isReviewed ? 'new' : intervalDays >= knownDays ? 'known' : 'learning';
  const hasSentence = before !== '' || after !== '';
  return {
    word,
    standing,
    ...(hasSentence ? { sentence: toLine(`${before} ${word} ${after}`), ...(title === '' ? {} : { title }) } : {}),
    ...(standing === 'learning' && intervalDays >= 1
      ? { last: { at: Math.floor(reviewedAt * 1_000), rating: 'good' as const, intervalDays } }
      : {}),
  };
}
