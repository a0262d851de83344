import { findHeadwordPart } from '../language/headword-part.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { toWordKey } from '../language/normalise.ts';
import { findScript, isWrittenIn, type Script } from '../language/script.ts';
import { type LookupEntry, type LookupResult, MATCH_KINDS, type MatchKind } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { type KeyMatch, searchWords } from '../store/content/word-search.ts';
import type { Reader } from '../store/reader.ts';
import { type DefinitionIndex, getDefinitions } from '../store/study/definitions.ts';
import type { DefinitionRow } from '../store/study/study-database.ts';
import { findCandidates } from './candidates.ts';
import type { Search } from './collector.ts';
import type { Inflections } from './inflections.ts';
import { joinSources, type SourcedEntry } from './join-sources.ts';
import { isLedTo, keysOf, type Lead } from './lead.ts';
import { withoutDefinition } from './meanings.ts';
import { isBetterMatch, sortEntries } from './order.ts';
import { findReason } from './reason.ts';
import type { Rules } from './rules.ts';
import { search } from './search.ts';

/** Most entries of one answer; a folded key can lead to many cards. */
const MAX_ENTRIES = 8;
/** Most cards of one part of a compound, or of a separable verb. */
const MAX_ENTRIES_OF_PART = 2;

export interface DefineRequest {
  text: string;
  offset: number;
  /** ISO 639-3 code of the text's language; undefined when unknown. */
  language?: string | undefined;
}

/** The rules of languages, which are code of their own: most words need none. */
export interface Rulebook {
  /** @returns undefined until they are loaded. */
  find(): Rules | undefined;
  /** @throws {Error} When the browser does not load them; who asks next tries again. */
  load(): Promise<Rules>;
}

/** What look-ups are made with, besides decks and definitions. */
export interface Grammar {
  rulebook: Rulebook;
  inflections: Inflections;
}

/**
 * Finds what the text says at an offset: the longest phrase in a deck, else the word, else the word without case and
 * diacritics, else what the rules of the language make of it (see `search.ts`). Only decks from the text's language answer; where it
 * is unknown, decks whose language has the text's script.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * @param isAsked - Which of the decks answer; all by default.
 *
 * At most one read transaction of the decks; where rules had to be loaded, which is once a language, one more.
 */
export async function define(
  reader: Reader,
  request: DefineRequest,
  grammar: Grammar,
  isAsked: (pair: PairId) => boolean = () => true,
): Promise<LookupResult> {
  const { text, offset } = request;
  const { rulebook, inflections } = grammar;
  const language = request.language === undefined ? undefined : (toLanguageCode(request.language) ?? request.language);
  const candidates = findCandidates(text, offset, language);
  const word = candidates.at(-1);
  if (!word) return { range: undefined, entries: [] };
  const accept = acceptLanguage(language, findScript(text.slice(word.start, word.end)));
  const ask = () =>
    searchWords(
      reader,
      ({ pair, from, inLookups }) => inLookups && accept(from.iso639_3) && isAsked(pair),
      (index) => ({
        ...search({ text, offset, language, candidates, rules: rulebook.find(), inflections }, index),
        sources: index.sources,
      }),
    );
  const askAll = async () => {
    const found = await ask();
    if (!found.missing) {
      if (mayBeUnordered(found)) await inflections.load(inflections.listMissing(listLanguages(found)));
      return found;
    }
    await Promise.all([rulebook.load(), inflections.load(found.missing)]);
    return ask();
  };
  const [found, definitions] = await Promise.all([askAll(), getDefinitions(reader)]);
  return toResult(text, found, { definitions, accept, inflections, sources: found.sources });
}

const listLanguages = ({ matches }: Search) => [
  ...new Set(matches.map(({ deck: { from } }) => toLanguageCode(from.iso639_3) ?? from.iso639_3)),
];

/** Whether several cards match: the words around decide their order, which the inflection of the language knows. */
function mayBeUnordered({ matches }: Search): boolean {
  const [first] = matches;
  // Cards of two sources may have the same rank.
  return matches.some(({ card, deck }) => card[0] !== first?.card[0] || deck.id !== first.deck.id);
}

/** Tells the decks that answer for a text: those from its language; where that is unknown, those written in its script. */
export function acceptLanguage(language: string | undefined, script: Script | undefined): (from: string) => boolean {
  // A deck's source may call Chinese `zho` where the page says `cmn`; Nynorsk is read with a deck of Norwegian, whose words it shares.
  const named = new Set([language, ...(language === 'nno' ? ['nor'] : [])]);
  const accept = (from: string) =>
    language === undefined ? script === undefined || isWrittenIn(from, script) : named.has(from);
  return (from) => accept(toLanguageCode(from) ?? from);
}

interface Learner {
  definitions: DefinitionIndex;
  accept: (from: string) => boolean;
  inflections: Pick<Inflections, 'find'>;
  /** Those that were asked. */
  sources: readonly SourceRow[];
}

/** The first group of leads with a card or a definition answers. */
export function toResult(text: string, { groups, matches }: Search, learner: Learner): LookupResult {
  for (const group of groups) {
    const entries = new Map<string, SourcedEntry>();
    let range: LookupResult['range'];
    for (const lead of group) {
      const found = collectEntries(lead, text, matches, learner);
      if (found.length > 0) range ??= { start: lead.start, end: lead.end };
      for (const sourced of group.length > 1 && lead.rule ? found.slice(0, MAX_ENTRIES_OF_PART) : found) {
        const id = toId(sourced);
        if (!entries.has(id)) entries.set(id, sourced);
      }
    }
    if (range) {
      addOfSameWord(entries, group, groups, (lead) => collectEntries(lead, text, matches, learner));
      return { range, entries: joinSources([...entries.values()], learner.sources).slice(0, MAX_ENTRIES) };
    }
  }
  return { range: undefined, entries: [] };
}

/**
 * Where the text has a headword with its article, other cards of the word answer, too: `Haus` as well as `das Haus`. That a card is led to by
 * a phrase and by the word alone tells that the rest of the phrase is nothing but that.
 */
function addOfSameWord(
  entries: Map<string, SourcedEntry>,
  answering: readonly Lead[],
  groups: Search['groups'],
  collect: (lead: Lead) => SourcedEntry[],
): void {
  for (const lead of groups.slice(groups.indexOf(answering) + 1).flat()) {
    if (lead.rule) continue;
    const found = collect(lead);
    if (!found.some((sourced) => sourced.entry.core !== undefined && entries.has(toId(sourced)))) continue;
    for (const sourced of found) {
      const known = entries.get(toId(sourced));
      // Led to by the whole phrase, it does not tell which part of it is the word.
      const entry = known ? { ...known.entry, ...toCore(known.entry.word, sourced.entry.core) } : sourced.entry;
      entries.set(toId(sourced), { ...sourced, entry });
    }
  }
}

/** A deck may have the same word twice, with other meanings: they are two cards. The same card twice is one. */
const toId = ({ entry: { pair, word, meanings }, source }: SourcedEntry) =>
  JSON.stringify([source?.id, pair, word, ...meanings]);
const toWordId = ({ pair, word }: { pair: string; word: string }) => `${pair} ${word}`;

function collectEntries(
  lead: Lead,
  text: string,
  matches: readonly KeyMatch[],
  { definitions, accept, inflections }: Learner,
): SourcedEntry[] {
  const found = new Map<string, SourcedEntry>();
  for (const match of matches) {
    if (!isLedTo(lead, match)) continue;
    const sourced = { entry: toEntry(match, lead, definitions), card: match.card, source: match.deck };
    const known = found.get(toId(sourced));
    if (!known || isBetterMatch(sourced.entry, known.entry)) found.set(toId(sourced), sourced);
  }
  const words = new Set(Array.from(found.values(), ({ entry }) => toWordId(entry)));
  for (const pair of definitions.pairs) {
    const language = toLanguagePair(pair).from;
    if (!accept(language)) continue;
    const add = (key: string, toMatch: (coreKey: string) => MatchKind | undefined) => {
      const isWhole = (row: DefinitionRow) => toWordKey(row.word, language) === key;
      // The word itself comes before a headword that holds it: `كتاب` before `الكتاب`.
      const rows = definitions.findByKey(key).toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
      for (const row of rows) {
        if (row.pair !== pair || words.has(toWordId(row))) continue;
        const core = findHeadwordPart(row.word, key, false, language);
        const match = toMatch(toWordKey(core, language));
        if (!match) continue;
        words.add(toWordId(row));
        found.set(toWordId(row), { entry: toOwnEntry(row, core, match), card: undefined, source: undefined });
      }
    };
    const cards = [...found.values()].filter(({ entry }) => entry.pair === pair);
    const keys = keysOf(lead, language);
    for (const key of keys) add(key, (coreKey) => (coreKey === keys[0] ? 'word' : 'folded'));
    // `Häuser` leads to the card `Haus`, and so to the learner's `das Haus`.
    for (const { entry } of cards) {
      const key = toWordKey(entry.core ?? entry.word, language);
      add(key, (coreKey) => (coreKey === key ? entry.match : undefined));
    }
  }
  const sourcedOf = new Map(Array.from(found.values(), (sourced) => [sourced.entry, sourced]));
  const all = sortEntries([...sourcedOf.keys()], { text, lead, inflections });
  const form = text.slice(lead.start, lead.end);
  return preferWholeWords(all).map((entry) => {
    const reasoned = withReason(entry, lead);
    const why = findReason(form, reasoned);
    const { card, source } = sourcedOf.get(entry) ?? {};
    return { entry: why === undefined ? reasoned : { ...reasoned, why }, card, source };
  });
}

/** Tells what a rule did to the text before the entry matched. */
function withReason(entry: LookupEntry, { rule, written, wordKey, isRespelt }: Lead): LookupEntry {
  if (isRespelt) return { ...entry, match: entry.match === 'form' ? 'folded-form' : 'folded' };
  if (rule === undefined) return entry;
  const isForm = entry.match === 'form' || entry.match === 'folded-form';
  return {
    ...entry,
    rule,
    ...(written === undefined ? {} : { written }),
    ...(isForm ? { via: wordKey } : {}),
  };
}

function toEntry(
  { deck, card, word: core, key, kind }: KeyMatch,
  lead: Lead,
  definitions: DefinitionIndex,
): LookupEntry {
  const [rank, word, meanings] = card;
  const definition = definitions.find(deck.pair, word)?.text;
  // The key without diacritics that happens to be how another word is written is still only a folded match.
  const isExact = key === keysOf(lead, deck.from.iso639_3)[0] && kind % 2 === 0;
  const match = MATCH_KINDS[isExact ? kind : kind | 1] ?? 'folded';
  const shown = withoutDefinition(meanings, definition);
  return {
    pair: deck.pair,
    word,
    ...toCore(word, core),
    rank,
    definition,
    meanings: shown,
    match,
  };
}

/** An entry for a word that only the learner has defined. */
function toOwnEntry({ pair, word, text }: DefinitionRow, core: string, match: MatchKind): LookupEntry {
  return { pair, word, ...toCore(word, core), rank: undefined, definition: text, meanings: [], match };
}

const toCore = (word: string, core = word) => (core === word ? {} : { core });

/** The word itself shuts out what only looks like it: `año` under the pointer is not `ano`. Forms stay, as "fue" is of two verbs. */
function preferWholeWords(entries: LookupEntry[]): LookupEntry[] {
  const hasExact = entries.some(({ match }) => match === 'word' || match === 'form');
  return hasExact ? entries.filter(({ match }) => match === 'word' || match === 'form') : entries;
}
