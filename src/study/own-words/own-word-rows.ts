import { foldKey } from '../../language/normalise.ts';
import type { LookUpPlace } from '../../model/look-up.ts';
import type { Op } from '../../model/op.ts';
import type { OwnWordQuery, OwnWordSort } from '../../model/own-word.ts';
import { type PairId, toLanguagePair } from '../../model/pair.ts';
import type { WordState } from '../../model/word-state.ts';
import type { CardRow, DefinitionRow } from '../../store/study/study-database.ts';
import { toWordState } from '../word-state.ts';

/** An own word with all that a list of thousands needs: nothing from a deck. */
export interface OwnWordRow {
  pair: PairId;
  word: string;
  headword: string;
  definition: DefinitionRow | undefined;
  card: CardRow | undefined;
  state: WordState;
  /** Of the newest change. */
  at: number;
  /** Study day of the next question; infinite without one. */
  dueDay: number;
  /** Where it was looked up; absent in the list of own words. */
  places?: readonly LookUpPlace[];
}

/** Folded texts to search in, made for the first search: folding thousands takes a second. */
const texts = new WeakMap<OwnWordRow, string>();

interface OwnWordParts {
  definitions: readonly DefinitionRow[];
  /** Wishes to study a word, undone ones left out. The words are in current spelling. */
  wants: readonly Pick<Op, 'pair' | 'word' | 'at'>[];
  findCard: (pair: PairId, word: string) => CardRow | undefined;
  day: number;
}

/** Lists each word that was defined or wanted once. */
export function listOwnWordRows({ definitions, wants, findCard, day }: OwnWordParts): OwnWordRow[] {
  const rows = new Map<string, OwnWordRow>();
  for (const definition of definitions) {
    const { pair, word, updatedAt } = definition;
    rows.set(`${pair} ${word}`, toRow({ pair, word, at: updatedAt, definition, card: findCard(pair, word), day }));
  }
  for (const { pair, word, at } of wants) {
    const id = `${pair} ${word}`;
    const row = rows.get(id);
    if (row) row.at = Math.max(row.at, at);
    else rows.set(id, toRow({ pair, word, at, definition: undefined, card: findCard(pair, word), day }));
  }
  return [...rows.values()];
}

interface RowParts extends Pick<OwnWordRow, 'pair' | 'word' | 'at' | 'definition' | 'card'> {
  day: number;
}

function toRow({ pair, word, at, definition, card, day }: RowParts): OwnWordRow {
  const headword = definition?.headword ?? word;
  return {
    pair,
    word,
    headword,
    definition,
    card,
    state: toWordState(word, card, day),
    at,
    dueDay: findDueDay(card, day),
  };
}

function readText(row: OwnWordRow): string {
  const { word, headword, definition, card, places = [] } = row;
  const sentences = [...(definition?.met ? [definition.met] : []), ...(card?.met ?? [])];
  const parts = new Set([
    word,
    headword,
    definition?.text ?? '',
    ...sentences.flatMap(({ text, title = '' }) => [text, title]),
    ...places.flatMap(({ form, sentence = '', title = '' }) => [form, sentence, title]),
  ]);
  // Parts of plain letters take a fraction of the time of others.
  const text = texts.get(row) ?? [...parts].map(fold).join('\n');
  texts.set(row, text);
  return text;
}

/** A word that waits for its first question comes with the next session. */
function findDueDay(card: CardRow | undefined, day: number): number {
  if (card?.queue === 'learning') return Math.max(day, card.buriedUntil);
  if (card?.queue === 'review') return Math.max(day, card.due, card.buriedUntil);
  if (card?.queue === 'new' && card.due > 0) return Math.max(day, card.buriedUntil);
  return Number.POSITIVE_INFINITY;
}

/** As look-ups do, without case and diacritics. */
function fold(text: string): string {
  return foldKey(text.toLowerCase());
}

/** Finds rows in the order of the query. */
export function findOwnWordRows(rows: readonly OwnWordRow[], { text, pair, sort }: OwnWordQuery): OwnWordRow[] {
  const wanted = fold(text.trim());
  const isFound = (row: OwnWordRow) => wanted === '' || readText(row).includes(wanted);
  return rows.filter((row) => (pair === undefined || row.pair === pair) && isFound(row)).sort(toOrder(rows, sort));
}

type Order = (a: OwnWordRow, b: OwnWordRow) => number;

const STATE_ORDER: Record<WordState['state'], number> = { due: 0, learning: 1, new: 2, known: 3, suspended: 4 };

const byNewest: Order = (a, b) => b.at - a.at;

function toOrder(rows: readonly OwnWordRow[], sort: OwnWordSort): Order {
  switch (sort) {
    case 'newest':
      return byNewest;
    case 'alphabet':
      return toAlphabet(rows);
    case 'state':
      return (a, b) => rankState(a) - rankState(b) || byNewest(a, b);
    case 'due':
      // Two infinite days have no difference.
      return (a, b) => (a.dueDay === b.dueDay ? byNewest(a, b) : a.dueDay - b.dueDay);
  }
}

/** New words that wait in study come before those that do not. */
const rankState = ({ state: { state, isWanted } }: OwnWordRow) =>
  STATE_ORDER[state] + (state === 'new' && !isWanted ? 0.5 : 0);

/** The order of dictionaries in the language, or of no language in particular if there are several. */
function toAlphabet(rows: readonly OwnWordRow[]): Order {
  const languages = new Set(rows.map(({ pair }) => toLanguagePair(pair).from));
  const { compare } = new Intl.Collator(languages.size === 1 ? [...languages] : undefined);
  return (a, b) => compare(a.headword, b.headword);
}
