import type { StoredCard } from '../model/card.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { joinFacts } from '../store/content/read/find-facts.ts';
import type { KeyMatch } from '../store/content/read/word-search.ts';
import { withoutDefinition } from './meanings.ts';
import { isBetterMatch } from './order.ts';

/** An entry, its card and the source of that; both undefined for a word that only the learner has defined. */
export interface SourcedEntry {
  entry: LookupEntry;
  card: StoredCard | undefined;
  source: SourceRow | undefined;
}

/**
 * Joins entries of the same word from several sources into one, with the learner's own definition of it. Meanings follow the order of the
 * library, equal ones appear once, and the entry says which source each is from. The word is spelt as the learner has defined it, otherwise
 * as in the main source if it is there, and only then it has a rank. Several cards of one source stay several entries.
 *
 * @param sources - All that were asked.
 * @param facts - What sources of facts say about the words.
 */
export function joinSources(
  entries: readonly SourcedEntry[],
  sources: readonly SourceRow[],
  facts: readonly KeyMatch[] = [],
): LookupEntry[] {
  const shared = findSharedPairs(sources);
  if (shared.size === 0 && entries.every(({ source }) => source))
    return entries.map((sourced) => toFaced([sourced], sourced.entry, facts));
  const groups = new Map<string, SourcedEntry[]>();
  for (const sourced of entries) {
    const id = toGroupId(sourced);
    groups.set(id, [...(groups.get(id) ?? []), sourced]);
  }
  return [...groups.values()].flatMap((group) => {
    const isShared = shared.has(group[0]?.entry.pair ?? '');
    const isJoined = group.length > 1 && (isShared || group.some(({ source }) => !source));
    if (!isShared && !isJoined) return group.map((sourced) => toFaced([sourced], sourced.entry, facts));
    const joined = joinGroup(group, facts);
    return isShared ? joined : joined.map(({ sources: _, ...entry }) => entry);
  });
}

/** Identifies the word that an entry is about: a word that only the learner has is that of its headword. */
export function toGroupId({ entry: { pair, word, headword = word, core }, source }: SourcedEntry): string {
  return `${pair} ${core ?? (source ? word : headword)}`;
}

/** Pairs that several sources answer for. */
function findSharedPairs(sources: readonly SourceRow[]): Set<string> {
  const pairs = sources.map(({ pair }) => pair);
  return new Set(pairs.filter((pair, index) => pairs.indexOf(pair) !== index));
}

function joinGroup(group: readonly SourcedEntry[], facts: readonly KeyMatch[]): LookupEntry[] {
  const base = group.find(({ source }) => source?.isMain) ?? group.find(({ source }) => source) ?? group[0];
  if (!base) return [];
  const ofBase = group.filter(({ source }) => source?.id === base.source?.id);
  const others = group.filter(({ source }) => source?.id !== base.source?.id);
  const parts = [base, ...others].toSorted((a, b) => (a.source?.position ?? -1) - (b.source?.position ?? -1));
  const best = parts.reduce((left, right) => (isBetterMatch(right.entry, left.entry) ? right : left)).entry;
  const { word, headword, core, definition } =
    [base, ...others].find(({ entry }) => entry.definition !== undefined)?.entry ?? base.entry;
  const otherWords = [...new Set(parts.map(({ entry }) => entry.word))].filter((other) => other !== word);
  const { core: _, headword: __, ...shown } = base.entry;
  const joined: LookupEntry = {
    ...toFaced(parts, { ...shown, word, ...(headword === undefined ? {} : { headword }) }, facts),
    ...(core === undefined ? {} : { core }),
    ...(otherWords.length > 0 ? { otherWords } : {}),
    rank: base.source?.isMain ? base.entry.rank : undefined,
    match: best.match,
    definition,
    ...joinMeanings(parts, definition),
  };
  joined.frequencies = [...listFrequencies(joined, others), ...(joined.frequencies ?? [])];
  const rest = ofBase
    .slice(1)
    .map((sourced) => ({ ...toFaced([sourced], sourced.entry, facts), ...joinMeanings([sourced]) }));
  return [joined, ...rest];
}

/** Adds the reading, grammar and examples of its cards to an entry, and what sources of facts say about it. */
function toFaced(parts: readonly SourcedEntry[], entry: LookupEntry, facts: readonly KeyMatch[]): LookupEntry {
  const cards = parts.flatMap(({ card }) => (card ? [card] : []));
  const { word, core = word, headword = word, pair } = entry;
  const { face, ofWord } = joinFacts(cards, facts, { language: toLanguagePair(pair).from, word: core, headword });
  const frequencies = ofWord.flatMap(({ deck, card }) => {
    const stated = card[4]?.frequency;
    return stated === undefined ? [] : [`${nameSource(deck)} ${stated}`];
  });
  return { ...entry, ...face, ...(frequencies.length > 0 && { frequencies }) };
}

function joinMeanings(parts: readonly SourcedEntry[], definition?: string): Pick<LookupEntry, 'meanings' | 'sources'> {
  const meanings: string[] = [];
  const sources: { name: string; count: number }[] = [];
  for (const { entry, source } of parts) {
    const fresh = withoutDefinition(entry.meanings, definition).filter((meaning) => !meanings.includes(meaning));
    if (fresh.length === 0 || !source) continue;
    meanings.push(...fresh);
    sources.push({ name: nameSource(source), count: fresh.length });
  }
  return { meanings, sources };
}

/** Lists the positions of a word in dictionaries that state its frequency: of cards that are read as it is. */
function listFrequencies({ reading }: LookupEntry, others: readonly SourcedEntry[]): string[] {
  return others.flatMap(({ entry: { rank }, card, source }) => {
    const isRanked = source?.origin.kind === 'file' && source.origin.isRanked;
    // Either may have the pitch after a space.
    const [spoken] = card?.[4]?.reading?.split(' [') ?? [];
    const isReadAlike = !spoken || `${reading} `.startsWith(`${spoken} `);
    return isRanked && isReadAlike ? [`${nameSource(source)} #${rank}`] : [];
  });
}

/** The label on the card. It needs no translation. */
function nameSource({ name, origin }: SourceRow): string {
  if (name !== '') return name;
  if (origin.kind === 'file') return origin.name;
  return origin.kind === 'starter' ? 'Wayword' : new URL(origin.address).host;
}
