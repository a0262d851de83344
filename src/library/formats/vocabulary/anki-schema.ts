import { failVocabulary } from './fail-vocabulary.ts';
import type { Sqlite } from './sqlite.ts';

interface NamedFields {
  name: string;
  fields: string[];
}

/** Since schema 15, note types and decks have tables of their own. Before, `col` has them as JSON. */
const hasTables = ({ tables }: Sqlite) => tables.has('notetypes') && tables.has('fields');

/** The note types by id, with their fields in order. */
export function readNoteTypes(sqlite: Sqlite): Map<number, NamedFields> {
  if (!hasTables(sqlite)) return readModels(sqlite);
  const found = new Map<number, NamedFields>();
  for (const [id, name] of sqlite.rows('SELECT id, name FROM notetypes')) {
    found.set(Number(id), { name: String(name), fields: [] });
  }
  for (const [id, name] of sqlite.rows('SELECT ntid, name FROM fields ORDER BY ntid, ord')) {
    found.get(Number(id))?.fields.push(String(name));
  }
  return found;
}

/** Between the levels of a deck's name in newer schemas. */
const LEVEL_END = '\x1F';

/** The names of the decks by id. */
export function readDeckNames(sqlite: Sqlite): Map<number, string> {
  if (sqlite.tables.has('decks')) {
    const rows = [...sqlite.rows('SELECT id, name FROM decks')];
    return new Map(rows.map(([id, name]) => [Number(id), String(name).replaceAll(LEVEL_END, '::')]));
  }
  const decks = Object.entries(readJson(sqlite, 'decks'));
  return new Map(decks.map(([id, deck]) => [Number(id), toText(toObject(deck).name)]));
}

function readModels(sqlite: Sqlite): Map<number, NamedFields> {
  const models = Object.entries(readJson(sqlite, 'models'));
  return new Map(
    models.map(([id, model]) => {
      const { name, flds } = toObject(model);
      const fields = Array.isArray(flds) ? flds.map(toObject) : [];
      const sorted = fields.toSorted((a, b) => Number(a.ord) - Number(b.ord));
      return [Number(id), { name: toText(name), fields: sorted.map((field) => toText(field.name)) }];
    }),
  );
}

/** @throws {AppError} `vocabulary-damaged`. */
export function readJson(sqlite: Sqlite, column: 'models' | 'decks' | 'dconf'): Record<string, unknown> {
  const [[text] = []] = sqlite.rows(`SELECT ${column} FROM col LIMIT 1`);
  try {
    return toObject(JSON.parse(String(text)));
  } catch (thrown) {
    return failVocabulary('vocabulary-damaged', `${column} as JSON`, 'something else', thrown);
  }
}

export const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const toText = (value: unknown) => (typeof value === 'string' ? value : '');
