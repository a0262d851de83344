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
  const ordered = orderReadings(entries, facts);
  if (shared.size === 0 && ordered.every(({ source }) => source))
    return ordered.map((sourced) => toFaced([sourced], sourced.entry, facts));
  return [...groupBy(ordered, toGroupId).values()].flatMap((group) => {
    const isShared = shared.has(group[0]?.entry.pair ?? '');
    const isJoined = group.length > 1 && (isShared || group.some(({ source }) => !source));
    if (!isShared && !isJoined) return group.map((sourced) => toFaced([sourced], sourced.entry, facts));
    const joined = joinGroup(group, facts);
    // Meanings of several sources are named by their sources.
    return joined.map(({ sources = [], groups: _, ...entry }) => (isShared ? { ...entry, sources } : entry));
  });
}

/**
 * Orders cards of one source that are spelt and found alike, such as 来る as くる and as きたる: by the frequency of their readings, then by the
 * scores that the dictionary gives them.
 */
function orderReadings(entries: readonly SourcedEntry[], facts: readonly KeyMatch[]): SourcedEntry[] {
  const toId = ({ entry: { word, match, rule }, source }: SourcedEntry) => `${source?.id} ${match} ${rule} ${word}`;
  const groups = groupBy(entries, toId);
  for (const group of groups.values()) {
    if (group.length > 1)
      group.sort((a, b) => toFrequency(a, facts) - toFrequency(b, facts) || toScore(b) - toScore(a));
  }
  return entries.flatMap((sourced) => groups.get(toId(sourced))?.shift() ?? []);
}

const toScore = ({ card }: SourcedEntry) => card?.[4]?.score ?? 0;

/** Position of the word, as it is read, in the first source of frequencies that has it. */
function toFrequency(sourced: SourcedEntry, facts: readonly KeyMatch[]): number {
  const { ofWord } = joinEntryFacts([sourced], sourced.entry, facts);
  return ofWord.find(({ card }) => card[4]?.frequency !== undefined)?.card[0] ?? Number.MAX_SAFE_INTEGER;
}

function groupBy<Item>(items: readonly Item[], toId: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(toId(item), [...(groups.get(toId(item)) ?? []), item]);
  return groups;
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
  const { face, ofWord } = joinEntryFacts(parts, entry, facts);
  const frequencies = ofWord.flatMap(({ deck, card }) => {
    const stated = card[4]?.frequency;
    return stated === undefined ? [] : [`${nameSource(deck)} ${stated}`];
  });
  return { ...entry, ...face, ...(frequencies.length > 0 && { frequencies }) };
}

function joinEntryFacts(parts: readonly SourcedEntry[], entry: LookupEntry, facts: readonly KeyMatch[]) {
  const cards = parts.flatMap(({ card }) => (card ? [card] : []));
  const { word, headword = word, core = cards.length > 0 ? word : headword, pair } = entry;
  return joinFacts(cards, facts, { language: toLanguagePair(pair).from, word: core, headword });
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
