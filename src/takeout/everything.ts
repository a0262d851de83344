import type { Op } from '../model/op.ts';
import type { LookUpRow } from '../store/study/study-database.ts';
import { type Row, roundTo, writeDay, writeHeader, writeInstant, writeRow } from './table.ts';
import { findGroup, findShown, type TakenWord, type TakenWords } from './words.ts';
import type { ZipFile, ZipWriter } from './zip.ts';

/** Writes the log as it comes. */
export function beginLogTable(zip: ZipWriter): { write(ops: readonly Op[]): void; end(): void } {
  const file = zip.begin('log.csv');
  file.write(writeHeader('log.csv'));
  return {
    write: (ops) => file.write(ops.map((op) => writeRow('log.csv', toLogRow(op))).join('')),
    end: file.end,
  };
}

function toLogRow(op: Op): Row {
  const { id, kind, pair: languages, word, at, day } = op;
  return { id, kind, languages, word, at: writeInstant(at), day: writeDay(day), ...toActionCells(op) };
}

function toActionCells(op: Op): Row {
  switch (op.kind) {
    case 'review': {
      const { rating, retention, intervalDays, delayMs, spentMs } = op;
      return { rating, retention, intervalDays, delaySeconds: delayMs / 1_000, seconds: spentMs / 1_000 };
    }
    case 'define':
      return { ownMeaning: op.text, shown: op.headword, ...toOriginCells(op) };
    case 'want':
      return toOriginCells(op);
    case 'know-all':
      return { words: op.words.join('\n') };
    case 'weights':
      return { weights: `${op.pairs.join(' ')}: ${op.weights.join(' ')}` };
    case 'undo':
      return { undoes: op.ref };
    default:
      return {};
  }
}

interface Origin {
  sentence?: string | undefined;
  title?: string | undefined;
  address?: string | undefined;
}

const toOriginCells = ({ sentence, title: page, address }: Origin): Row => ({ sentence, page, address });

/** Rows that are written at once. */
const ROWS_AT_ONCE = 1_000;

/** Writes the tables of words and sentences. @param day - Current study day. */
export function addWordTables(zip: ZipWriter, words: TakenWords, day: number): void {
  const taken = [...words.values()];
  writeTable(zip.begin('words.csv'), writeHeader('words.csv'), taken, (word) =>
    writeRow('words.csv', toWordRow(word, day)),
  );
  writeTable(zip.begin('sentences.csv'), writeHeader('sentences.csv'), taken, ({ pair: languages, word, met }) =>
    [...met.values()]
      .map(({ text: sentence, at, ...origin }) => {
        const cells = toOriginCells({ sentence, ...origin });
        return writeRow('sentences.csv', { languages, word, at: writeInstant(at), ...cells });
      })
      .join(''),
  );
}

function writeTable<Item>(file: ZipFile, header: string, items: readonly Item[], toText: (item: Item) => string): void {
  file.write(header);
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    file.write(
      items
        .slice(at, at + ROWS_AT_ONCE)
        .map(toText)
        .join(''),
    );
  }
  file.end();
}

function toWordRow(taken: TakenWord, day: number): Row {
  const { pair: languages, word, definition, facts, addedAt, answeredAt, card } = taken;
  return {
    languages,
    word,
    shown: findShown(taken),
    reading: facts?.reading,
    meaning: facts?.meanings.join('; '),
    ownMeaning: definition?.text,
    state: findGroup(taken, day) ?? 'new',
    added: writeInstant(addedAt),
    answered: writeInstant(answeredAt),
    ...(card && card.reps > 0 ? toMemoryCells(card) : {}),
  };
}

function toMemoryCells({
  queue,
  due,
  reps,
  lapses,
  stability,
  difficulty,
  intervalDays,
}: NonNullable<TakenWord['card']>): Row {
  return {
    due: queue === 'review' ? writeDay(due) : queue === 'learning' ? writeInstant(due) : '',
    intervalDays,
    answers: reps,
    lapses,
    stability: roundTo(stability, 4),
    difficulty: roundTo(difficulty, 4),
  };
}

/** Writes the history. The places of the oldest look-ups of a word are forgotten; their instants are kept. */
export function addLookUpTable(zip: ZipWriter, rows: readonly LookUpRow[]): void {
  writeTable(zip.begin('looked-up.csv'), writeHeader('looked-up.csv'), rows, ({ pair: languages, word, at, places }) =>
    at
      .map((instant) => {
        const place = places.find((candidate) => candidate.at === instant);
        const cells = place ? { form: place.form, ...toOriginCells(place) } : {};
        return writeRow('looked-up.csv', { languages, word, at: writeInstant(instant), ...cells });
      })
      .join(''),
  );
}

/** Names of fields that may hold a secret, whichever section of the settings they are in. */
const SECRET = /^(?:.*(?:api|server|access|secret)_?key|key|password|passphrase|secret|token)$/i;

/** Settings as JSON, without secrets: those of today have none. */
export function writeSettings(settings: Record<string, unknown> = {}): string {
  const isSecret = (name: string, value: unknown) => typeof value === 'string' && SECRET.test(name);
  return `${JSON.stringify(settings, (name, value) => (isSecret(name, value) ? undefined : value), 2)}\n`;
}
