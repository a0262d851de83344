import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DetailsTable, parseDetailsFile } from '../../src/library/details-file.ts';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';
import { type FormTable, parseFormsFiles } from '../../src/library/forms-file.ts';
import { mergeParts } from '../../src/library/merge-parts.ts';

/** The decks that come with the extension. */
export const PACKAGE_FOLDER = resolve(import.meta.dirname, '../../assets/public/decks');

const tables = new Map<string, FormTable>();

/**
 * Reads a deck with its forms and details in its cards: from a package, or from a folder of decks that hold their own forms.
 *
 * @param pair - `spa-eng`.
 */
export function readDeck(pair: string, folder = PACKAGE_FOLDER): DeckFile {
  const file = parseDeckFile(readFileSync(join(folder, `${pair}.json`), 'utf8'));
  const forms = readForms(file.from.iso639_3, folder);
  return mergeParts({ file, forms, details: readDetails(pair, file, forms, folder) });
}

function readDetails(pair: string, { cards }: DeckFile, forms: FormTable, folder: string): DetailsTable {
  const path = join(folder, 'details', `${pair}.json`);
  if (!existsSync(path)) return new Map();
  const words = cards.map(([word]) => word);
  return parseDetailsFile(readFileSync(path, 'utf8'), words, forms);
}

/** Reads the forms of a language from the files that are named after it. They are read once. */
export function readForms(language: string, folder: string): FormTable {
  const key = `${language} ${folder}`;
  const known = tables.get(key);
  if (known) return known;
  const names = readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && entry.name === 'forms',
  )
    ? readdirSync(join(folder, 'forms')).filter((name) => new RegExp(`^${language}(-\\d+)?\\.json$`).test(name))
    : [];
  const table = parseFormsFiles(names.map((name) => readFileSync(join(folder, 'forms', name), 'utf8')));
  tables.set(key, table);
  return table;
}
