import {
  type KeepPeriod,
  type LookedUpFilter,
  type LookedUpQuery,
  type LookUpPlace,
  OFTEN,
} from '../../model/look-up.ts';
import type { PairId } from '../../model/pair.ts';
import { getLastAt, joinRows } from '../../store/study/history/look-up-rows.ts';
import type { CardRow, DefinitionRow, LookUpRow } from '../../store/study/study-database.ts';
import { findOwnWordRows, listOwnWordRows, type OwnWordRow } from '../own-words/own-word-rows.ts';

/** A word of the history with all that a list of thousands needs: nothing from a deck. */
export interface LookedUpRow extends OwnWordRow {
  lookUps: LookUpRow;
}

interface LookedUpParts {
  lookUps: readonly LookUpRow[];
  definitions: readonly DefinitionRow[];
  findCard: (pair: PairId, word: string) => CardRow | undefined;
  /** A word in current spelling: a new version of a deck may spell it differently. */
  toCurrent: (pair: PairId, word: string) => string;
  day: number;
}

const toId = ({ pair, word }: { pair: PairId; word: string }) => `${pair} ${word}`;

/** Lists each word that was looked up. */
export function listLookedUpRows({ lookUps, definitions, toCurrent, ...parts }: LookedUpParts): LookedUpRow[] {
  const joined = new Map<string, LookUpRow>();
  for (const row of lookUps) {
    if (row.at.length === 0) continue;
    const current = { ...row, word: toCurrent(row.pair, row.word) };
    const other = joined.get(toId(current));
    joined.set(toId(current), other ? joinRows(other, current) : current);
  }
  const rows = listOwnWordRows({
    ...parts,
    definitions: definitions.filter((definition) => joined.has(toId(definition))),
    wants: [...joined.values()].map(({ pair, word }) => ({ pair, word, at: 0 })),
  });
  return rows.flatMap((row) => {
    const own = joined.get(toId(row));
    return own ? [{ ...row, at: getLastAt(own), places: own.places, lookUps: own }] : [];
  });
}

const WEEK_MS = 7 * 86_400_000;

/** Whether a word is neither in study nor known nor paused. */
export const isNotStudied = ({ state: { state, isWanted } }: OwnWordRow) => state === 'new' && !isWanted;

const isOften = ({ lookUps }: LookedUpRow) => lookUps.at.length >= OFTEN;

/** Finds rows in the order of the query. @param now - Epoch milliseconds. */
export function findLookedUpRows(rows: readonly LookedUpRow[], query: LookedUpQuery, now: number): LookedUpRow[] {
  const { text, pair, sort, filters, page } = query;
  const passes: Record<LookedUpFilter, (row: LookedUpRow) => boolean> = {
    new: isNotStudied,
    often: isOften,
    week: ({ at }) => at > now - WEEK_MS,
  };
  // Without both addresses, only titles can be compared.
  const isThere = ({ title, address }: LookUpPlace) =>
    query.address === undefined || address === undefined ? title === page : address === query.address;
  const isOfPage = ({ lookUps: { places } }: LookedUpRow) => page === undefined || places.some(isThere);
  const passed = rows.filter((row) => isOfPage(row) && filters.every((filter) => passes[filter](row)));
  const order = sort === 'alphabet' ? sort : 'newest';
  // Only rows of the history go in.
  const found = findOwnWordRows(passed, { text, pair, sort: order }) as LookedUpRow[];
  return sort === 'count' ? found.sort((a, b) => b.lookUps.at.length - a.lookUps.at.length || b.at - a.at) : found;
}

/** Words of one suggestion. */
const SUGGESTED = 5;

/** The words to suggest for study, those looked up most often first. A declined one never comes back. */
export function findSuggestedRows(rows: readonly LookedUpRow[]): LookedUpRow[] {
  return rows
    .filter((row) => isOften(row) && isNotStudied(row) && !row.lookUps.isDeclined)
    .sort((a, b) => b.lookUps.at.length - a.lookUps.at.length || b.at - a.at)
    .slice(0, SUGGESTED);
}

const KEPT_DAYS: Record<KeepPeriod, number> = {
  month: 31,
  quarter: 92,
  year: 366,
  forever: Number.POSITIVE_INFINITY,
};

/** The instant before which look-ups are dropped. */
export const findCut = (keep: KeepPeriod, now: number) => now - KEPT_DAYS[keep] * 86_400_000;
