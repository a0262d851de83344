import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckIndex } from '../../../src/library/deck-index.ts';
import { formatDetailsFile } from '../../../src/library/details-file.ts';
import { type DeckFile, formatDeckFile, parseDeckFile } from '../../../src/library/formats/deck-file.ts';
import { type FormTable, formatFormsFile, parseFormsFiles } from '../../../src/library/forms-file.ts';
import { type CardDetails, toCardTail } from '../../../src/model/card.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';

/** Files of a package of decks: `spa-eng.json`, `forms/spa.json`, `details/spa-eng.json`, `index.json`. docs/decks.md describes them. */

/** Stores refuse a JSON file of 5 MB; `scripts/check-sizes.mjs` allows 4. */
const MOST_FORMS_BYTES = 3_500_000;

/** Languages whose forms begin with how the word is read or written; in others their order means nothing. */
const ORDERED = ['jpn', 'cmn'];

/**
 * Writes the decks from one language, the forms of all their words, and the details of each deck's words.
 *
 * @param files - All word decks from the language.
 */
export function writeWordDecks(folder: string, language: string, files: readonly DeckFile[]): void {
  for (const file of files) writeDeck(folder, withoutParts(file));
  const texts = writeForms(folder, language, collectForms(files, ORDERED.includes(language)));
  const forms = parseFormsFiles(texts);
  for (const file of files) writeDetails(folder, file, forms);
}

/** Details that the package keeps apart from the cards. */
const PACKED = ['classes', 'meaningClasses', 'genders', 'parts'] as const satisfies (keyof CardDetails)[];

const isPacked = (field: string) => (PACKED as readonly string[]).includes(field);

/** The details of one kind: those that the package keeps apart, or the others. */
const pickDetails = (details: CardDetails, isPicked: (field: string) => boolean): CardDetails =>
  Object.fromEntries(Object.entries(details).filter(([field]) => isPicked(field)));

function writeDetails(folder: string, { from, to, cards }: DeckFile, forms: FormTable): void {
  mkdirSync(join(folder, 'details'), { recursive: true });
  const path = join(folder, nameDetails(`${from.iso639_3}-${to.iso639_3}`));
  rmSync(path, { force: true });
  const packed = cards.map(([word, , , details = {}]) => [word, pickDetails(details, isPacked)] as const);
  const details = new Map(packed.filter(([, found]) => Object.keys(found).length > 0));
  if (details.size === 0) return;
  const words = cards.map(([word]) => word);
  writeFileSync(path, formatDetailsFile(words, forms, details));
}

const nameDetails = (pair: string) => `details/${pair}.json`;

/** Writes a deck file as it is. */
export function writeDeck(folder: string, file: DeckFile): void {
  writeFileSync(join(folder, `${file.from.iso639_3}-${file.to.iso639_3}.json`), formatDeckFile(file));
}

function withoutParts(file: DeckFile): DeckFile {
  return {
    ...file,
    cards: file.cards.map(([word, meanings, , details = {}]) => [
      word,
      meanings,
      ...toCardTail(
        [],
        pickDetails(details, (field) => !isPacked(field)),
      ),
    ]),
  };
}

/** A word's forms are those of all decks, in the order of code points of the words. */
function collectForms(files: readonly DeckFile[], isOrdered: boolean): [word: string, forms: string[]][] {
  const collected = new Map<string, Set<string>>();
  for (const [word, , forms = []] of files.flatMap(({ cards }) => cards)) {
    if (forms.length > 0) collected.set(word, new Set([...(collected.get(word) ?? []), ...forms]));
  }
  for (const word of findContested(files.map(withoutPhrases), collected))
    collected.set(word, new Set([word, ...(collected.get(word) ?? [])]));
  return [...collected]
    .sort(([a], [b]) => compare(a, b))
    .map(([word, forms]) => [word, isOrdered ? [...forms] : [...forms].sort(compare)]);
}

/** A form of one of so many first cards comes before the word of a card beyond the others. */
const COMMON_CARDS = 600;
const RARE_CARDS = 2500;

/**
 * Finds words of rare cards that another deck from the same language counts among the forms of a common card: English `yeah` of `yes`. Each
 * deck has settled its own spellings; only what the decks share is left.
 */
function findContested(files: readonly DeckFile[], forms: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (files.length < 2) return [];
  return files.flatMap(({ cards }) => {
    const common = new Set(cards.slice(0, COMMON_CARDS).flatMap(([word]) => [...(forms.get(word) ?? [])]));
    return cards.slice(RARE_CARDS).flatMap(([word]) => (common.has(word) ? [word] : []));
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Writes `forms/pol.json`. Where one file would be too large, it writes `forms/rus-1.json`, `forms/rus-2.json` …: as few as possible, with
 * about as many words in each.
 *
 * @returns The texts of the files.
 */
function writeForms(folder: string, language: string, forms: readonly [string, string[]][]): string[] {
  mkdirSync(join(folder, 'forms'), { recursive: true });
  for (const file of listFormsFiles(folder, language)) rmSync(join(folder, file));
  if (forms.length === 0) return [];
  for (let count = 1; ; count++) {
    const texts = divide(forms, count).map((part) => formatFormsFile(language, part));
    if (texts.some((text) => Buffer.byteLength(text) > MOST_FORMS_BYTES)) continue;
    texts.forEach((text, index) => {
      const suffix = count === 1 ? '' : `-${index + 1}`;
      writeFileSync(join(folder, `forms/${language}${suffix}.json`), text);
    });
    return texts;
  }
}

function divide<T>(list: readonly T[], count: number): T[][] {
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

function listFormsFiles(folder: string, language: string): string[] {
  return readdirSync(join(folder, 'forms'))
    .filter((name) => new RegExp(`^${language}(-\\d+)?\\.json$`).test(name))
    .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .map((name) => `forms/${name}`);
}

/** Lists the decks of a folder, with their licences and sources, so that screens can show these without reading a deck. */
export function writeIndex(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => /^\w{3}-\w{3}\.json$/.test(name))
    .sort();
  const licences = new Map<string, string>();
  const sources = new Numbered<DeckIndex['sources'][number]>();
  const changes = new Numbered<string>();
  const decks = files.map((file) => {
    const deck = parseDeckFile(readFileSync(join(folder, file), 'utf8'));
    licences.set(deck.licence.id, deck.licence.url);
    const details = nameDetails(file.slice(0, 'spa-eng'.length));
    return {
      file,
      ...(existsSync(join(folder, details)) ? { details } : {}),
      from: deck.from,
      to: deck.to,
      kind: deck.licence.id === 'Unicode-3.0' ? 'pictures' : 'words',
      cards: deck.cards.length,
      licence: deck.licence.id,
      sources: deck.sources.map(({ sha256: _, ...source }) => sources.numberOf(source)),
      changes: changes.numberOf(deck.changes),
    };
  });
  const languages = [...new Set(decks.map(({ from }) => from.iso639_3))];
  const forms = languages.flatMap((language) => {
    const found = listFormsFiles(folder, language);
    return found.length > 0 ? [{ language, files: found }] : [];
  });
  const lists = { sources: sources.values, changes: changes.values, forms, decks };
  const text = Object.entries(lists).map(
    ([name, list]) => `"${name}":[\n${list.map((value) => JSON.stringify(value)).join(',\n')}\n]`,
  );
  const head = `"format":"wayword-deck-index","version":2,"licences":${JSON.stringify(Object.fromEntries([...licences].sort()))}`;
  writeFileSync(join(folder, 'index.json'), `{${[head, ...text].join(',\n')}}\n`);
}

/** Values by number, each once. */
class Numbered<T> {
  private readonly numbers = new Map<string, number>();
  readonly values: T[] = [];

  numberOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
