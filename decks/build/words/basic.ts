import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../../read/folders.ts';

/** A concept of daily life, as one language pair says it. */
export interface BasicConcept {
  /** Words for it in the language of the deck, the usual one first; one of them is enough. */
  words: readonly string[];
  /** Words for it in the language of the meanings, the usual one first. */
  meanings: readonly string[];
  /** Weekdays and months come earlier than the rest. */
  isCalendar: boolean;
}

/** The cards among which the deck holds every weekday and month, and every other basic concept. */
export const CALENDAR_CARDS = 2000;
export const BASIC_CARDS = 3000;

/**
 * Parses the table of basic words: a first line of language codes, then a line of words for each concept under `# Heading` lines.
 *
 * @returns A function that gives the concepts of a language pair; concepts that one of the languages has no word for are left out.
 * @throws {Error} Naming the line with more or fewer cells than the first one.
 */
export function parseBasicWords(text: string): (from: string, to: string) => BasicConcept[] {
  let heading = '';
  let codes: string[] | undefined;
  const rows: { cells: string[][]; isCalendar: boolean }[] = [];
  for (const [at, line] of text.normalize('NFC').split('\n').entries()) {
    if (line.startsWith('#')) heading = line.slice(1).trim();
    if (line.startsWith('#') || line.trim() === '') continue;
    const cells = line.split(' | ').map((cell) => (cell === '-' ? [] : cell.split('/')));
    if (codes && cells.length !== codes.length)
      throw new Error(`expected ${codes.length} cells in line ${at + 1}, got ${cells.length}: ${line}`);
    if (codes) rows.push({ cells, isCalendar: heading === 'Weekdays and months' });
    else codes = cells.flat();
  }
  const findColumn = (code: string) => codes?.indexOf(code) ?? -1;
  return (from, to) =>
    rows
      .map(({ cells, isCalendar }) => ({
        words: cells[findColumn(from)] ?? [],
        meanings: cells[findColumn(to)] ?? [],
        isCalendar,
      }))
      .filter(({ words, meanings }) => words.length > 0 && meanings.length > 0);
}

/** The tables of the included decks' languages, and of further decks into English. The words of a pair are in the same table. */
const TABLES = ['basic-words.list', 'basic-words-further.list'];

let tables: ReturnType<typeof parseBasicWords>[] | undefined;

/** The basic concepts of a language pair, from the tables in `data/`; empty for languages that they lack. */
export function readBasicWords(from: string, to: string): BasicConcept[] {
  tables ??= TABLES.map((name) => parseBasicWords(readFileSync(join(DATA, name), 'utf8')));
  return tables.flatMap((table) => table(from, to));
}

/** Concepts without a word among the first cards, of which `before` gives the number. */
export function findLateConcepts(
  words: readonly string[],
  concepts: readonly BasicConcept[],
  before: { calendar: number; others: number } = { calendar: CALENDAR_CARDS, others: BASIC_CARDS },
): BasicConcept[] {
  const ranks = new Map<string, number>();
  for (const [at, word] of words.entries()) if (!ranks.has(word)) ranks.set(word, at);
  return concepts.filter(
    ({ words: known, isCalendar }) =>
      !known.some((word) => (ranks.get(word) ?? Infinity) < (isCalendar ? before.calendar : before.others)),
  );
}

/** Room for words that get no card and for other words that are lifted. */
const MARGIN = 100;

/**
 * Moves the words of basic concepts that would come too late to the end of the first 2,000 or 3,000, in their own order.
 *
 * @param ordered - Best first.
 * @param toMissing - Creates an item for a concept that no item is a word for; undefined if that is not possible.
 */
export function liftBasic<G extends { word: string }>(
  ordered: readonly G[],
  concepts: readonly BasicConcept[],
  toMissing: (concept: BasicConcept) => G | undefined,
): G[] {
  const lift = (items: readonly G[], late: readonly BasicConcept[], end: number) => {
    const lifted: G[] = [];
    for (const concept of late) {
      const item =
        concept.words.map((word) => items.find((known) => known.word === word)).find((known) => known !== undefined) ??
        toMissing(concept);
      if (item && !lifted.some(({ word }) => word === item.word)) lifted.push(item);
    }
    const moved = new Set(lifted.map(({ word }) => word));
    const rest = items.filter(({ word }) => !moved.has(word));
    const at = Math.max(0, end - MARGIN - lifted.length);
    return [...rest.slice(0, at), ...lifted, ...rest.slice(at)];
  };
  const find = (items: readonly G[], isCalendar: boolean) =>
    findLateConcepts(
      items.map(({ word }) => word),
      concepts.filter((concept) => concept.isCalendar === isCalendar),
      { calendar: CALENDAR_CARDS - MARGIN, others: BASIC_CARDS - MARGIN },
    );
  const others = lift(ordered, find(ordered, false), BASIC_CARDS);
  return lift(others, find(others, true), CALENDAR_CARDS);
}

const isOfConcept = (meaning: string, { meanings }: BasicConcept) =>
  meanings.some((text) => text.toLowerCase() === meaning.toLowerCase());

/** Whether the list has a word as the usual one for a concept, and a meaning as one of the concept's. */
export const isUsualConcept = (word: string, meaning: string, concepts: readonly BasicConcept[]): boolean =>
  concepts.some((concept) => concept.words[0] === word && isOfConcept(meaning, concept));

/**
 * Orders a card's meanings by the list: first those for which the word is the list's usual one, then such a concept that the
 * dictionaries lack, then the other meanings, and last, if there is room, concepts for which the word is one of several.
 */
export function withConcepts(
  word: string,
  meanings: readonly string[],
  concepts: readonly BasicConcept[],
  most: number,
): string[] {
  const own = concepts.filter(({ words }) => words.includes(word));
  const usual = own.filter(({ words }) => words[0] === word);
  const isUsual = (meaning: string) => usual.some((concept) => isOfConcept(meaning, concept));
  const lacking = own.filter((concept) => !meanings.some((meaning) => isOfConcept(meaning, concept)));
  const toMeaning = (concept: BasicConcept) => concept.meanings[0] ?? '';
  const ordered = [
    ...meanings.filter(isUsual),
    ...lacking.filter((concept) => usual.includes(concept)).map(toMeaning),
    ...meanings.filter((meaning) => !isUsual(meaning)),
    ...lacking.filter((concept) => !usual.includes(concept)).map(toMeaning),
  ];
  return [...new Set(ordered)].slice(0, most);
}
