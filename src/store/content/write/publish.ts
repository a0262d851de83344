import type { PairId } from '../../../model/pair.ts';
import { isDictionary, isOfFacts, type SourceChoices, type SourceId } from '../../../model/source.ts';
import type { ContentDatabase, DeckId, SourceRow } from '../content-database.ts';
import { deleteCopy } from './delete-copy.ts';

/** A written and indexed copy, described as the future source. */
export type Publication = Omit<SourceRow, keyof SourceChoices | 'revision'>;

/**
 * Activates a written copy for its source and deletes the previous copy. The learner's choices for the source stay; a new source gets the
 * defaults. Every source is published here, inside the caller's transaction.
 *
 * @param name - Display name of a new source.
 */
export async function publishSource(content: ContentDatabase, copy: Publication, name = ''): Promise<SourceRow> {
  const ofPair = await listInOrder(content, copy.pair);
  const former = ofPair.find(({ id }) => id === copy.id);
  const index = former ? ofPair.indexOf(former) : findPositionOfNew(copy, ofPair);
  const choices = former ? toChoices(former) : createChoices(copy, name, ofPair);
  const row: SourceRow = { ...copy, ...choices, position: index, revision: (former?.revision ?? 0) + 1 };
  const moved = ofPair
    .toSpliced(index, former ? 1 : 0, row)
    .map((source, position) => ({ ...source, position }))
    .filter(({ id, position }) => id === row.id || ofPair.find((source) => source.id === id)?.position !== position);
  await content.sources.bulkPut(moved);
  if (former && former.deck !== copy.deck) await deleteCopy(content, former.deck);
  return row;
}

async function listInOrder(content: ContentDatabase, pair: PairId): Promise<SourceRow[]> {
  const ofPair = await content.sources.where('pair').equals(pair).toArray();
  return ofPair.sort((a, b) => a.position - b.position);
}

type UnorderedChoices = Omit<SourceChoices, 'position'>;

function toChoices({ name, isMain, inLookups, inStudy }: SourceRow): UnorderedChoices {
  return { name, isMain, inLookups, inStudy };
}

/**
 * The first source of a pair is its main one, and no later one replaces it; facts have no main source. People do not study a dictionary word by
 * word.
 */
function createChoices({ origin }: Publication, name: string, ofPair: readonly SourceRow[]): UnorderedChoices {
  const isMain = !isOfFacts({ origin }) && !ofPair.some((source) => source.isMain);
  return { name: toDistinctName(name, ofPair), isMain, inLookups: true, inStudy: !isDictionary(origin) };
}

/**
 * A source that is shorter than the main one is asked before it. If it is a file, it follows the lists that were added before: chapter 4 comes
 * after chapter 3, and both come before a server's deck. Any other source, and any dictionary, is asked last.
 *
 * @param ofPair - Sources of the pair, in order.
 */
function findPositionOfNew({ cards, origin }: Publication, ofPair: readonly SourceRow[]): number {
  const mainPosition = ofPair.findIndex(({ isMain }) => isMain);
  const main = ofPair[mainPosition];
  if (!main || cards >= main.cards || isDictionary(origin)) return ofPair.length;
  if (origin.kind !== 'file') return mainPosition;
  const isList = (source: SourceRow) =>
    source.origin.kind === 'file' && !isDictionary(source.origin) && source.cards < main.cards;
  return ofPair.slice(0, mainPosition).findLastIndex(isList) + 1;
}

/** Two sources of a pair never have the same name: "Kapitel 3", "Kapitel 3 (2)". */
function toDistinctName(name: string, ofPair: readonly SourceRow[]): string {
  const taken = new Set(ofPair.map((source) => source.name));
  if (name === '' || !taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const candidate = `${name} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Everything of a pair with an id: its sources, the copies being written, and those being deleted. */
async function listOfPair({ sources, syncs, imports, removals }: ContentDatabase, pair: PairId) {
  const [ofPair, sync, files, removed] = await Promise.all([
    sources.where('pair').equals(pair).toArray(),
    syncs.get(pair),
    imports.filter((row) => row.pair === pair).toArray(),
    removals.where('deck').startsWith(`${pair}/`).toArray(),
  ]);
  return { sources: ofPair, written: [...(sync ? [sync] : []), ...files], removed };
}

/** Finds an unused id for a copy. Runs inside the transaction that writes the copy, or two writers could take the same id. */
export async function findFreeDeckId(content: ContentDatabase, pair: PairId): Promise<DeckId> {
  const { sources, written, removed } = await listOfPair(content, pair);
  const used = [...sources, ...written, ...removed].map(({ deck }) => Number(deck.split('/')[1]));
  return `${pair}/${Math.max(0, ...used) + 1}`;
}

/** Finds an unused id for a source; see {@link findFreeDeckId}. */
export async function findFreeSourceId(content: ContentDatabase, pair: PairId): Promise<SourceId> {
  const { sources, written } = await listOfPair(content, pair);
  const open = written.filter(({ state }) => state !== 'done');
  const used = new Set([...sources.map(({ id }) => id), ...open.map(({ source }) => source)]);
  if (!used.has(pair)) return pair;
  for (let number = 2; ; number++) {
    const id: SourceId = `${pair}:${number}`;
    if (!used.has(id)) return id;
  }
}
