import { formatCardList } from '../../messaging/card-list.ts';
import type { Send } from '../../messaging/client.ts';
import type { StoredCard } from '../../model/card.ts';
import type { DeckNotes } from '../../model/deck.ts';
import type { LanguageReference } from '../../model/language.ts';
import { isPairId, type PairId, toPairId } from '../../model/pair.ts';
import { type DeckOrigin, type DeckSummary, isDictionary } from '../../model/source.ts';
import { type FileFacts, startImport } from '../options/get-deck/import/file-import.ts';

/** Most bytes of all decks in a backup. The reader of backups takes fields of up to 15 MB. */
export const MAX_DECK_BYTES = 12_000_000;
/** Cards per message. */
const CARDS_AT_ONCE = 2_000;

/** A deck in a backup: one that the learner made or imported. */
export interface BackupDeck {
  /** Name of its file. */
  file: string;
  /** The learner's name for it; empty for none. */
  name: string;
  from: LanguageReference;
  to: LanguageReference;
  inLookups: boolean;
  inStudy: boolean;
  /** What its file said about itself, as `DeckOrigin` has it. */
  facts?: Omit<FileFacts, 'name'>;
  /** Absent if there are none. */
  notes?: DeckNotes;
  cards: StoredCard[];
}

/** A deck that is not in the backup: enough to name it, and to get it again. */
export type OtherDeck = Pick<DeckSummary, 'name' | 'from' | 'to'> & {
  pair: PairId;
  origin: Exclude<DeckOrigin, { kind: 'starter' }>;
};

export interface BackupDecks {
  decks: BackupDeck[];
  otherDecks: OtherDeck[];
}

/**
 * Collects the learner's own and imported decks, the shortest first, up to {@link MAX_DECK_BYTES}. Dictionaries and decks of servers are only
 * named, and so is what does not fit. Included decks come with the extension.
 *
 * @returns The fields of a backup's file.
 */
export async function collectDecks(send: Send, maxBytes = MAX_DECK_BYTES): Promise<{ json: string } & BackupDecks> {
  const sources = (await send('deck.list', {})).toSorted((a, b) => a.cards - b.cards);
  const decks: BackupDeck[] = [];
  const otherDecks: OtherDeck[] = [];
  const texts: string[] = [];
  let left = maxBytes;
  for (const source of sources) {
    const deck = isOwn(source) && left > 0 ? await readDeck(send, source, left) : undefined;
    if (deck) {
      texts.push(deck.json);
      decks.push(deck.deck);
      left -= deck.bytes;
    } else if (source.origin.kind !== 'starter') otherDecks.push(toOther(source, source.origin));
  }
  return { json: `"decks":[${texts.join(',\n')}],"otherDecks":${JSON.stringify(otherDecks)}`, decks, otherDecks };
}

const isOwn = ({ origin }: DeckSummary) => origin.kind === 'file' && !isDictionary(origin);

const toOther = ({ name, pair, from, to }: DeckSummary, origin: OtherDeck['origin']): OtherDeck => {
  return { name, pair, from, to, origin };
};

/** @returns undefined for a deck of more bytes. */
async function readDeck(send: Send, source: DeckSummary, maxBytes: number) {
  const { id, name, from, to, inLookups, inStudy, origin } = source;
  const cards: StoredCard[] = [];
  let notes: DeckNotes | undefined;
  for (let after = -1, bytes = 0; ; ) {
    const page = await send('deck.export', { id, after, limit: CARDS_AT_ONCE });
    // The first page has them.
    notes ??= page.notes;
    cards.push(...page.cards);
    bytes += new Blob([JSON.stringify(page.cards)]).size;
    if (bytes > maxBytes) return undefined;
    const last = page.cards.at(-1);
    if (!last || page.cards.length < CARDS_AT_ONCE) break;
    [after] = last;
  }
  const facts = toFacts(origin);
  const deck: BackupDeck = {
    file: origin.kind === 'file' ? origin.name : '',
    name,
    from,
    to,
    inLookups,
    inStudy,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(notes && { notes }),
    cards,
  };
  const json = JSON.stringify(deck);
  const { size: bytes } = new Blob([json]);
  return bytes > maxBytes ? undefined : { deck, json, bytes };
}

/** Picks the facts of an origin, or of a file of a backup, which may hold anything. */
function toFacts({ credit, isRanked, file }: Record<string, unknown>): Omit<FileFacts, 'name'> {
  return {
    ...(typeof credit === 'string' && { credit }),
    ...(isRanked === true && { isRanked }),
    ...(typeof file === 'string' && { file }),
  };
}

/** Takes the decks out of a backup's head. Anything else than a deck is left out; the background checks each card. */
export function takeDecks(head: Record<string, unknown>): BackupDecks & { rest: Record<string, unknown> } {
  const { decks, otherDecks, ...rest } = head;
  return { rest, decks: listOf(decks, isBackupDeck), otherDecks: listOf(otherDecks, isOtherDeck) };
}

const listOf = <Item>(list: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(list) ? list.filter(isItem) : [];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLanguage = (value: unknown): value is LanguageReference =>
  isObject(value) && typeof value.iso639_3 === 'string' && typeof value.name === 'string';

function isBackupDeck(value: unknown): value is BackupDeck {
  if (!isObject(value)) return false;
  const { file, name, from, to, inLookups, inStudy, cards } = value;
  const areTexts = typeof file === 'string' && typeof name === 'string';
  const areFlags = typeof inLookups === 'boolean' && typeof inStudy === 'boolean';
  return areTexts && areFlags && isLanguage(from) && isLanguage(to) && Array.isArray(cards) && cards.length > 0;
}

function isOtherDeck(value: unknown): value is OtherDeck {
  if (!isObject(value)) return false;
  const { name, pair, from, to, origin } = value;
  if (typeof name !== 'string' || typeof pair !== 'string' || !isPairId(pair) || !isObject(origin)) return false;
  const isNamed = origin.kind === 'file' && typeof origin.name === 'string';
  const isServed = origin.kind === 'upstream' && typeof origin.address === 'string';
  return (isNamed || isServed) && isLanguage(from) && isLanguage(to);
}

/** The decks that a restore has brought back, and those that are still missing. */
export type RestoredDecks = BackupDecks;

/** Imports the decks of a backup that are not here, one at a time. A deck that fails is among the missing ones. */
export async function restoreDecks(send: Send, { decks, otherDecks }: BackupDecks): Promise<RestoredDecks> {
  if (decks.length + otherDecks.length === 0) return { decks: [], otherDecks: [] };
  const here = await send('deck.list', {});
  const isHere = (pair: PairId, origin: DeckOrigin) =>
    here.some((source) => source.pair === pair && nameFrom(source.origin) === nameFrom(origin));
  const missing = otherDecks.filter(({ pair, origin }) => !isHere(pair, origin));
  const restored: BackupDeck[] = [];
  for (const deck of decks) {
    const pair = toPairId({ from: deck.from.iso639_3, to: deck.to.iso639_3 });
    const origin = { kind: 'file', name: deck.file } as const;
    if (isHere(pair, origin)) continue;
    const isBack = await importDeck(send, deck).catch(() => false);
    if (isBack) restored.push(deck);
    else missing.push({ name: deck.name, pair, from: deck.from, to: deck.to, origin });
  }
  return { decks: restored, otherDecks: missing };
}

function nameFrom(origin: DeckOrigin): string {
  return origin.kind === 'file' ? origin.name : origin.kind === 'upstream' ? origin.address : '';
}

async function importDeck(send: Send, deck: BackupDeck): Promise<boolean> {
  const { file, name, from, to, cards, inLookups, inStudy, facts, notes } = deck;
  async function* readParts() {
    for (let start = 0; start < cards.length; start += CARDS_AT_ONCE) {
      const some = cards.slice(start, start + CARDS_AT_ONCE);
      const isLast = start + CARDS_AT_ONCE >= cards.length;
      const noted = isLast && isObject(notes) ? { notes: JSON.stringify(notes) } : {};
      yield { list: formatCardList(some), cards: some.length, readBytes: 0, isLast, ...noted };
    }
  }
  const format = { kind: 'json-lines' } as const;
  const parts = {
    send,
    from,
    to,
    file: new File([], file),
    format,
    facts: { name: file, ...toFacts({ ...facts }) },
    readParts,
  };
  const source = await startImport(parts).finish({});
  if (!source) return false;
  const change = {
    ...(name !== '' && { name }),
    ...(source.inLookups !== inLookups && { inLookups }),
    ...(source.inStudy !== inStudy && { inStudy }),
  };
  for (const [field, value] of Object.entries(change)) {
    await send('deck.change', { id: source.id, change: { [field]: value } });
  }
  return true;
}
