import type { LookupEntry } from '../model/lookup.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { isBetterMatch } from './order.ts';

/** An entry and the source whose card it is; undefined for a word that only the learner has defined. */
export interface SourcedEntry {
  entry: LookupEntry;
  source: SourceRow | undefined;
}

/**
 * Joins entries of the same word from several sources into one. Meanings follow the order of the library, equal ones appear once, and the
 * entry says which source each is from. The word is spelt as in the main source if it is there, and only
 * then it has a rank. Several cards of one source stay
 * several entries.
 *
 * @param sources - All that were asked.
 */
export function joinSources(entries: readonly SourcedEntry[], sources: readonly SourceRow[]): LookupEntry[] {
  const shared = findSharedPairs(sources);
  if (shared.size === 0) return entries.map(({ entry }) => entry);
  const groups = new Map<string, SourcedEntry[]>();
  for (const sourced of entries) {
    const { pair, word, core = word } = sourced.entry;
    const id = `${pair} ${core}`;
    groups.set(id, [...(groups.get(id) ?? []), sourced]);
  }
  return [...groups.values()].flatMap((group) =>
    shared.has(group[0]?.entry.pair ?? '') ? joinGroup(group) : group.map(({ entry }) => entry),
  );
}

/** Pairs that several sources answer for. */
function findSharedPairs(sources: readonly SourceRow[]): Set<string> {
  const pairs = sources.map(({ pair }) => pair);
  return new Set(pairs.filter((pair, index) => pairs.indexOf(pair) !== index));
}

function joinGroup(group: readonly SourcedEntry[]): LookupEntry[] {
  const base = group.find(({ source }) => source?.isMain) ?? group[0];
  if (!base) return [];
  const own = group.filter(({ source }) => source?.id === base.source?.id);
  const others = group.filter(({ source }) => source?.id !== base.source?.id);
  const parts = [base, ...others].toSorted((a, b) => (a.source?.position ?? -1) - (b.source?.position ?? -1));
  const best = parts.reduce((left, right) => (isBetterMatch(right.entry, left.entry) ? right : left)).entry;
  const definition = group.find(({ entry }) => entry.definition !== undefined)?.entry.definition;
  const rank = base.source?.isMain ? base.entry.rank : undefined;
  const joined = { ...base.entry, rank, match: best.match, definition, ...joinMeanings(parts) };
  const rest = own.slice(1).map(({ entry, source }) => ({ ...entry, ...joinMeanings([{ entry, source }]) }));
  return [joined, ...rest];
}

function joinMeanings(parts: readonly SourcedEntry[]): Pick<LookupEntry, 'meanings' | 'sources'> {
  const meanings: string[] = [];
  const sources: { name: string; count: number }[] = [];
  for (const { entry, source } of parts) {
    const fresh = entry.meanings.filter((meaning) => !meanings.includes(meaning));
    if (fresh.length === 0 || !source) continue;
    meanings.push(...fresh);
    sources.push({ name: nameSource(source), count: fresh.length });
  }
  return { meanings, sources };
}

/** As the card names it: no word of a language, so that no texts are needed. */
function nameSource({ name, origin }: SourceRow): string {
  if (name !== '') return name;
  switch (origin.kind) {
    case 'starter':
      return 'Wayword';
    case 'upstream':
      return new URL(origin.address).host;
    case 'file':
      return origin.name;
  }
}
