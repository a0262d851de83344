import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type DatabaseDump, restoreDatabase } from '../../scripts/browser/databases.ts';
import type { BrowserKind } from '../../scripts/browser/extension-browser.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import type { Op } from '../../src/model/op.ts';
import { toLanguagePair } from '../../src/model/pair.ts';
import type { DeckOrigin } from '../../src/model/source.ts';
import type { DeckDay } from '../../src/model/statistics.ts';
import type { Replayed } from '../../src/store/study/caches/fold.ts';
import type { CardRow, DefinitionRow } from '../../src/store/study/study-database.ts';

/**
 * Data of a used extension, saved by `scripts/save-profile.ts`. Fixtures never change, so the types here describe them and not today's
 * tables.
 */
export interface Profile {
  /** Name and version of the browser. */
  browser: string;
  databases: DatabaseDump[];
  /** `storage.local`. */
  local: Record<string, unknown>;
}

interface SavedDeck {
  pair: string;
  from: { iso639_3: string };
  /** Copy of the cards that answers. */
  deck: string;
  origin: DeckOrigin;
  cards: number;
  indexedCards: number;
  isComplete: boolean;
}

interface SavedSync {
  pair: string;
  address: string;
  deck: string;
  state: string;
  next: number;
  lastRank: number;
  cards: number;
}

interface SavedImport {
  id: string;
  pair: string;
  from: { iso639_3: string; name: string };
  to: { iso639_3: string; name: string };
  name: string;
  state: string;
  nextPart: number;
  cards: number;
  lastRank: number;
}

interface SavedUpstream {
  address: string;
  key: string;
  languages: object[];
  connectedAt: number;
}

type SavedCard = [rank: number, word: string, meanings: string[]];

/** @param serverAddress - Replaces the address of the server that the profile was connected to. */
export function readProfile(kind: BrowserKind, serverAddress?: string): Profile {
  const file = new URL(`../fixtures/profiles/${kind}-content4.json.gz`, import.meta.url);
  const text = gunzipSync(readFileSync(file)).toString();
  const profile: Profile = JSON.parse(text);
  if (serverAddress === undefined) return profile;
  return JSON.parse(text.replaceAll(readUpstream(profile).address, serverAddress));
}

/** Writes both databases as they were saved, under names that end in the suffix. */
export async function restoreProfile({ databases }: Profile, suffix: string): Promise<void> {
  for (const dump of databases) await restoreDatabase(dump, dump.name + suffix);
}

/** The records of one store in the order of their keys; fields that were `undefined` are left out. */
function readRecords<Row>({ databases }: Profile, database: 'content' | 'study', store: string): Row[] {
  const dump = databases.find(({ name }) => name === database)?.stores.find(({ name }) => name === store);
  if (!dump) throw new Error(`Expected a store ${store} in the dump of ${database}, found none.`);
  return JSON.parse(
    JSON.stringify(dump.records.map(({ value }) => value)),
    (_field, value: { $?: string } | null | undefined) => (value?.$ === 'undefined' ? undefined : value),
  );
}

export const readDecks = (profile: Profile) => readRecords<SavedDeck>(profile, 'content', 'decks');
export const readOps = (profile: Profile) => readRecords<Op>(profile, 'study', 'ops');

export function readUpstream(profile: Profile): SavedUpstream {
  const [row] = readRecords<SavedUpstream & { id: string }>(profile, 'content', 'upstreams');
  if (!row) throw new Error('Expected a connected server, found none.');
  const { id, ...upstream } = row;
  return upstream;
}

/** Syncs that were paused half-way. */
export const readPausedSyncs = (profile: Profile) =>
  readRecords<SavedSync>(profile, 'content', 'syncs').filter(({ state }) => state === 'paused');

/** The import that was stopped half-way. */
export function readOpenImport(profile: Profile): SavedImport {
  const open = readRecords<SavedImport>(profile, 'content', 'imports').find(({ state }) => state === 'open');
  if (!open) throw new Error('Expected an open import, found none.');
  return open;
}

/** The caches of the study log. */
export const readCaches = (profile: Profile): Replayed => ({
  cards: readRecords<CardRow>(profile, 'study', 'cards'),
  days: readRecords<DeckDay>(profile, 'study', 'days'),
  definitions: readRecords<DefinitionRow>(profile, 'study', 'definitions'),
});

/** The settings that the learner had changed; all others had their defaults. */
export function readChosenSettings(profile: Profile): {
  hover: object;
  study: { newPerDay: number };
  appearance: object;
} {
  const [row] = readRecords<{ values: ReturnType<typeof readChosenSettings> }>(profile, 'study', 'settings');
  if (!row) throw new Error('Expected stored settings, found none.');
  return row.values;
}

/** The cards of one copy of a deck. */
export function readCards(profile: Profile, copy: string): SavedCard[] {
  const blocks = readRecords<{ deck: string; cards: string }>(profile, 'content', 'blocks');
  return blocks.filter(({ deck }) => deck === copy).flatMap(({ cards }) => JSON.parse(cards) as SavedCard[]);
}

/** A word to look up, and the entry that its deck answers with. */
export interface Sample {
  text: string;
  language: string;
  entry: Pick<LookupEntry, 'pair' | 'word' | 'rank' | 'meanings' | 'definition'>;
}

/** Lists several words of every deck and all words that the learner has defined. */
export function listSamples(profile: Profile): Sample[] {
  const { definitions } = readCaches(profile);
  const samples = readDecks(profile).flatMap(({ pair, from, deck, indexedCards }): Sample[] => {
    const found = readCards(profile, deck).slice(0, indexedCards);
    const defined = definitions.filter((definition) => definition.pair === pair).map(({ word }) => word);
    return found
      .filter(([, word], index) => index % 11 === 0 || index === found.length - 1 || defined.includes(word))
      .map(([rank, word, meanings]) => {
        const definition = definitions.find((own) => own.pair === pair && own.word === word)?.text;
        return { text: word, language: from.iso639_3, entry: { pair, word, rank, meanings, definition } };
      });
  });
  const hasDeck = ({ pair }: DefinitionRow) => samples.some(({ entry }) => entry.pair === pair);
  const own = definitions
    .filter((definition) => !hasDeck(definition))
    .map(({ pair, word, text }): Sample => {
      const entry = { pair, word, rank: undefined, meanings: [], definition: text };
      return { text: word, language: toLanguagePair(pair).from, entry };
    });
  return [...samples, ...own];
}

/** Counts the words left on a study day as the study screen does. */
export function countLeft(profile: Profile, today: number): { due: number; learning: number; new: number } {
  const { cards, days } = readCaches(profile);
  const begun = days.filter(({ day }) => day === today).reduce((sum, row) => sum + row.new, 0);
  return {
    due: cards.filter(({ queue, due }) => queue === 'review' && due <= today).length,
    learning: cards.filter(({ queue }) => queue === 'learning').length,
    new: readChosenSettings(profile).study.newPerDay - begun,
  };
}
