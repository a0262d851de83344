import { AppError } from '../../../src/app-error.ts';
import { createHandler } from '../../../src/contract/handler.ts';
import type { LookupSource } from '../../../src/contract/lookup-source.ts';
import { toFace } from '../../../src/languages/card-face.ts';
import { parseCardList, unpackCardList } from '../../../src/messaging/card-list.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { SiteView } from '../../../src/messaging/hover.ts';
import type { MessageName, RequestOf } from '../../../src/messaging/messages.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import type { ClosedStores, Damage, DeckCheck, StudyCheck } from '../../../src/model/check.ts';
import type { DeckLicence, DeckNotes, StarterDeckSummary } from '../../../src/model/deck.ts';
import type { ErrorCode } from '../../../src/model/error-code.ts';
import type { Language } from '../../../src/model/language.ts';
import type { LookedUpWord } from '../../../src/model/look-up.ts';
import { toLanguagePair, toPairId } from '../../../src/model/pair.ts';
import type { SearchHit } from '../../../src/model/search.ts';
import { type DeckSummary, isOfFacts, type LostDeck } from '../../../src/model/source.ts';
import type { StudyStats } from '../../../src/model/statistics.ts';
import type { ShownExample, StudyView, UndoneWord } from '../../../src/model/study.ts';
import type { SyncStatus, UpstreamSummary } from '../../../src/model/sync.ts';
import type { UnfinishedImport } from '../../../src/model/vocabulary.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettings, type Settings } from '../../../src/settings/settings.ts';
import { changeSites, getSite } from '../../../src/settings/site.ts';
import { makeDeck, makeStudyCard, makeStudyView, referTo } from './builders.ts';

/** A card as the background stores it. */
export type FakeCard = StoredCard;

/** A background with plain arrays as its data. Its answers use the contract's real handler. */
export interface FakeBackground {
  send: Send;
  /** Names of the received messages, in order. */
  received: MessageName[];
  requests: { name: MessageName; request: unknown }[];
  decks: DeckSummary[];
  lostDecks: LostDeck[];
  installation: Damage['state'];
  closed: ClosedStores;
  starters: StarterDeckSummary[];
  licences: DeckLicence[];
  /** By the source's id. */
  cards: Map<string, FakeCard[]>;
  /** What `deck.loneWords` counts, by the source's id. */
  loneWords: Map<string, number>;
  syncs: SyncStatus[];
  /** Cards of files that are being imported, by the import's id. */
  imports: Map<
    string,
    Pick<RequestOf<'deck.import'>, 'from' | 'to' | 'name' | 'notes'> & { facts: object; cards: FakeCard[] }
  >;
  /** Notes of decks, by id. */
  notes: Map<string, DeckNotes>;
  languages: Language[];
  upstream: UpstreamSummary | undefined;
  settings: Settings;
  /** Response to `history.suggest`. */
  suggested: LookedUpWord[];
  /** Response to `study.findImport`. */
  unfinishedImport: UnfinishedImport | undefined;
  /** Words that an import leaves as they are. */
  settledWords: ReadonlySet<string>;
  /** Whether each pair has weights that were fitted to the learner. */
  isFitted: boolean;
  /** Response to `study.next`. */
  study: StudyView;
  /** The example sentence of every word. */
  example: ShownExample | undefined;
  /** The word of an undone answer or mark. */
  undone: UndoneWord | undefined;
  /** Result of a storage check. */
  checks: { deck: (id: string) => DeckCheck; study: StudyCheck } | undefined;
  /** Part of the response to `study.stats`: the work of each day. */
  days: StudyStats['days'];
  /** Messages that fail, with their errors. */
  failures: Map<MessageName, ErrorCode>;
  /** Responses wait for this. */
  gate: Promise<void>;
}

export function makeBackground(parts: Partial<FakeBackground> = {}): FakeBackground {
  const background: FakeBackground = {
    send: undefined as never,
    received: [],
    requests: [],
    decks: [],
    lostDecks: [],
    installation: 'used',
    closed: { log: false, decks: false },
    starters: [],
    licences: [],
    cards: new Map(),
    loneWords: new Map(),
    syncs: [],
    imports: new Map(),
    notes: new Map(),
    languages: [],
    upstream: undefined,
    settings: DEFAULT_SETTINGS,
    suggested: [],
    unfinishedImport: undefined,
    settledWords: new Set(),
    isFitted: false,
    study: makeStudyView(),
    example: undefined,
    undone: undefined,
    checks: undefined,
    days: [],
    failures: new Map(),
    gate: Promise.resolve(),
    ...parts,
  };
  const handle = createHandler(toSource(background));
  const answers: { [Name in MessageName]?: (request: RequestOf<Name>) => unknown } = {
    async 'lookup.get'({ path }) {
      const response = await handle(new Request(`http://fake.invalid${path}`));
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await response.text(),
      };
    },
    'lookup.define': ({ text }) => ({
      entries: findHits(background, text).flatMap(({ entry }) => (entry.word === text ? [entry] : [])),
    }),
    'search.words': ({ text }) => ({ hits: findHits(background, text), next: undefined }),
    'study.example': () => ({ example: background.example }),
    'study.find': ({ word }) => ({ state: { word, state: 'new' as const, isWanted: false }, definition: undefined }),
    'deck.list': () => background.decks,
    'deck.lost': () => background.lostDecks,
    'deck.forgetLost'() {
      background.lostDecks = [];
    },
    'deck.face': ({ pair, rank }) => {
      const main = background.decks.find((deck) => deck.pair === pair && deck.isMain);
      const card = background.cards.get(main?.id ?? pair)?.find(([other]) => other === rank);
      return card ? toFace([card], card[1], toLanguagePair(pair).from) : {};
    },
    'deck.seek': ({ pair, rank, direction }) => {
      const ranks = (background.cards.get(pair) ?? []).map(([known]) => known);
      const isForward = direction === 'forward';
      const fitting = ranks.filter((known) => (isForward ? known >= rank : known <= rank));
      return { rank: fitting.length === 0 ? undefined : isForward ? Math.min(...fitting) : Math.max(...fitting) };
    },
    'deck.change': ({ id, change: { move, ...change } }) => {
      const changed = background.decks.find((deck) => deck.id === id);
      if (!changed) throw new AppError('deck-unknown', `Expected a source, got ${id}.`);
      background.decks = background.decks.map((deck) => {
        if (deck === changed) return { ...deck, ...removeAbsent(change) };
        return change.isMain && deck.pair === changed.pair ? { ...deck, isMain: false } : deck;
      });
      if (move) moveDeck(background, id, move);
    },
    'deck.loneWords': ({ id }) => ({ words: background.loneWords.get(id) ?? 0 }),
    'deck.remove': ({ id }) => {
      const removed = background.decks.find((deck) => deck.id === id);
      const left = background.decks.filter((deck) => deck.id !== id);
      const heir = removed?.isMain ? left.find(({ pair }) => pair === removed.pair) : undefined;
      background.decks = left.map((deck) => (deck === heir ? { ...deck, isMain: true } : deck));
      background.cards.delete(id);
    },
    'check.deck': ({ id }) => background.checks?.deck(id),
    'check.study': () => background.checks?.study,
    'check.damage': () => ({ state: background.installation, lostDecks: background.lostDecks.length }),
    'check.startOver'() {
      background.installation = 'new';
    },
    'check.closed': () => background.closed,
    'check.repair': () => undefined,
    'check.sizes': () => ({ decks: 2_000_000, study: 80_000 }),
    'deck.starters': () => background.starters,
    'deck.install': ({ pair }) => {
      const origin = { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } as const;
      const deck = addDeck(background, makeDeck(pair, { origin }));
      background.cards.set(deck.id, [[1, `first of ${pair}`, ['meaning']]]);
      return deck;
    },
    'deck.import': async ({ id, from, to, name, credit, isRanked, file, facts: counts, cards, notes }) => {
      const added = parseCardList(await unpackCardList(cards));
      const before = background.imports.get(id)?.cards ?? [];
      const about = { ...(credit && { credit }), ...(isRanked && { isRanked }), ...(file && { file }) };
      const facts = { ...about, ...(counts && { facts: counts }) };
      background.imports.set(id, { from, to, name, facts, notes, cards: [...before, ...added] });
    },
    'deck.importFinish': ({ id, replaces, isDictionary }) => {
      const stored = background.imports.get(id);
      if (!stored) return { deck: undefined };
      const { from, to, name, facts, notes, cards } = stored;
      const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
      const ranks = { cards: cards.length, firstRank: cards[0]?.[0] ?? 0, lastRank: cards.at(-1)?.[0] ?? 0 };
      const origin = { kind: 'file', name, ...facts, ...(isDictionary ? { isDictionary } : {}) } as const;
      const parts = { from, to, ...ranks, origin, inStudy: !isDictionary };
      background.imports.delete(id);
      const former = background.decks.find((deck) => deck.id === replaces);
      const deck = former ? { ...former, ...parts } : addDeck(background, makeDeck(pair, parts));
      background.decks = background.decks.map((other) => (other === former ? deck : other));
      background.cards.set(deck.id, cards);
      if (notes) background.notes.set(deck.id, JSON.parse(notes));
      return { deck };
    },
    'deck.importCancel': ({ id }) => void background.imports.delete(id),
    'deck.export': ({ id, after, limit }) => {
      const cards = background.cards.get(id);
      if (!cards) throw new AppError('deck-unknown', `Expected a source ${id}, got none.`);
      const following = cards.filter(([rank]) => rank > after);
      const notes = after < 0 ? background.notes.get(id) : undefined;
      const page = { copy: `${id}/1`, cards: following.slice(0, limit), isLast: following.length <= limit };
      return { ...page, ...(notes && { notes }) };
    },
    'deck.licences': () => background.licences,
    'upstream.get': () => background.upstream,
    'upstream.connect': ({ address }) => {
      background.upstream = { address, connectedAt: 0, languages: background.languages };
      return background.upstream;
    },
    'upstream.disconnect': () => {
      background.upstream = undefined;
    },
    'settings.get': () => background.settings,
    'settings.put': ({ change }) => {
      background.settings = parseSettings(mergeSettings(background.settings, change));
      return background.settings;
    },
    'hover.site': ({ site }) => toSiteView(background, site),
    'hover.changeSite': ({ site, ...change }) => {
      const { hover } = background.settings;
      const sites = changeSites(hover.sites, site ?? '', change);
      background.settings = { ...background.settings, hover: { ...hover, sites } };
      return toSiteView(background, site);
    },
    'study.next': () => background.study,
    'study.undo': () => ({ undone: background.undone, view: background.study }),
    'study.practise': () => [makeStudyCard('año', { phase: 'review' })],
    'study.stats': () => ({
      day: 20_778,
      days: background.days,
      forecast: [],
      stretches: [],
      rest: undefined,
      achieved: {
        met: 0,
        learning: 0,
        known: 0,
        waiting: 0,
        deck: { words: 0, known: 0 },
        coverage: undefined,
        milestone: undefined,
      },
      hasStreak: true,
      retention: 0.9,
    }),
    'study.matchWords': ({ pair, words }) => {
      const own = new Set(background.cards.get(pair)?.map(([, word]) => word));
      // "Häuser" is a form of "Haus".
      const singular = (word: string) => word.replace('äu', 'au').replace(/er$/, '');
      const found = words.map((word) => [word, singular(word)].find((form) => own.has(form)) ?? null);
      return { found, forms: words.flatMap((word, index) => (found[index] && !own.has(word) ? [index] : [])) };
    },
    'study.findImport': () => background.unfinishedImport,
    'study.beginImport': (request) =>
      background.unfinishedImport?.source === request.source ? background.unfinishedImport : request,
    'study.takeBackImport': () => undefined,
    'study.importWords': (request) => {
      const known = request.known.filter((word) => !background.settledWords.has(word));
      const words = request.words.filter(({ word }) => !background.settledWords.has(word));
      const continued = words.filter(({ outcome, last, past }) => outcome === 'continue' && (last || past)).length;
      const defined = words.filter(({ isInDeck, meaning }) => !isInDeck && meaning !== undefined).length;
      const counts = { known: known.length, continued, wanted: words.length - continued, defined };
      return background.isFitted && request.isDryRun ? { ...counts, isFitted: true } : counts;
    },
    'word.takeBack': () => undefined,
    'word.list': () => ({ total: 0, pairs: [], words: [], day: 20_778 }),
    'history.list': () => ({ total: 0, pairs: [], words: [], day: 20_778 }),
    'history.suggest': () => background.suggested,
    'history.act': ({ words }) => ({ words: words.length }),
    'sync.status': () => background.syncs,
    'sync.pause': ({ pair }) => setState(background, pair, 'paused'),
    'sync.resume': ({ pair }) => setState(background, pair, 'running'),
    'sync.cancel': ({ pair }) => {
      background.syncs = background.syncs.filter((sync) => sync.pair !== pair);
    },
  };
  background.send = (async (name: MessageName, request: never) => {
    background.received.push(name);
    background.requests.push({ name, request });
    await background.gate;
    const failure = background.failures.get(name);
    if (failure) throw new AppError(failure, `Expected ${name} to work, got a failure made for a test.`);
    return await answers[name]?.(request);
    // The map's key ties each request to its answer, which TypeScript cannot follow through a variable.
  }) as Send;
  return background;
}

/** Appends a source with its own id, as the main one only if its pair has none. */
function addDeck(background: FakeBackground, deck: DeckSummary): DeckSummary {
  const ofPair = background.decks.filter(({ pair }) => pair === deck.pair);
  const ids = [deck.pair, ...ofPair.map((_, index) => `${deck.pair}:${index + 2}`)];
  const id = ids.find((candidate) => ofPair.every((other) => other.id !== candidate)) ?? deck.id;
  const added = { ...deck, id, isMain: !isOfFacts(deck) && ofPair.every(({ isMain }) => !isMain) };
  background.decks = [...background.decks, added];
  return added;
}

/** Swaps a source with its neighbour; those of a pair are adjacent. */
function moveDeck(background: FakeBackground, id: string, move: 'up' | 'down'): void {
  const decks = [...background.decks];
  const index = decks.findIndex((deck) => deck.id === id);
  const moved = decks.splice(index, 1);
  decks.splice(move === 'up' ? index - 1 : index + 1, 0, ...moved);
  background.decks = decks;
}

function removeAbsent<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}

function toSiteView(background: FakeBackground, site = ''): SiteView {
  const { settings, decks } = background;
  const own = getSite(settings, site);
  const {
    isOff = false,
    language,
    keys = false,
    noHistory = false,
    marks = settings.marks.everywhere,
    captions = false,
  } = own;
  const hasHistory = settings.history.isOn ? !noHistory : undefined;
  const languages = decks.map(({ from }) => from);
  return { site, isOff, language, isKeySite: keys, hasHistory, hasMarks: marks, hasCaptions: captions, languages };
}

function setState(background: FakeBackground, pair: string, state: SyncStatus['state']): void {
  background.syncs = background.syncs.map((sync) => (sync.pair === pair ? { ...sync, state } : sync));
}

function toSource(background: FakeBackground): LookupSource {
  return {
    languages: async () => background.languages,
    async flashcard(pair, rank) {
      const id = toPairId(pair);
      const cards = background.cards.get(id);
      if (!cards) return 'unknown-pair';
      const index = cards.findIndex(([known]) => known === rank);
      const card = cards[index];
      const isComplete = background.decks.find((deck) => deck.pair === id)?.isComplete ?? true;
      if (!card) return !isComplete && rank > (cards.at(-1)?.[0] ?? -1) ? 'not-synced-yet' : 'no-card';
      const { from, to } = toLanguagePair(id);
      return {
        lang_from: referTo(from),
        lang_to: referTo(to),
        word: card[1],
        meanings: card[2],
        next: cards[index + 1]?.[0] ?? rank + 1,
      };
    },
  };
}

/** Words that begin so, and words with a meaning that begins so. */
function findHits({ decks, cards }: FakeBackground, text: string): SearchHit[] {
  const begins = (other: string) => other.toLowerCase().startsWith(text.toLowerCase());
  return decks.flatMap(({ id, pair }) =>
    (cards.get(id) ?? []).flatMap((card): SearchHit[] => {
      const [rank, word, meanings] = card;
      if (![word, ...meanings].some(begins)) return [];
      const face = toFace([card], word, toLanguagePair(pair).from);
      const entry = { pair, word, rank, definition: undefined, meanings, match: 'word' as const, ...face };
      return [{ entry, fit: word === text ? 'exact' : 'near', rank }];
    }),
  );
}
