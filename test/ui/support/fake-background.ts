import { AppError, type ErrorCode } from '../../../src/app-error.ts';
import { createHandler } from '../../../src/contract/handler.ts';
import { toLanguagePair, toPairId } from '../../../src/contract/language-pair.ts';
import type { LookupSource } from '../../../src/contract/lookup-source.ts';
import type { Language, LanguageReference } from '../../../src/contract/resources.ts';
import { parseCardList } from '../../../src/messaging/card-list.ts';
import type { DeckCheck, StudyCheck } from '../../../src/messaging/check-views.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { DeckLicence, DeckSummary, StarterDeckSummary } from '../../../src/messaging/deck-views.ts';
import type { SiteView } from '../../../src/messaging/hover-views.ts';
import type { MessageName, RequestOf } from '../../../src/messaging/messages.ts';
import type { StudyStats, StudyView } from '../../../src/messaging/study-views.ts';
import type { SyncStatus, UpstreamSummary } from '../../../src/messaging/sync-views.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettings, type Settings } from '../../../src/settings/settings.ts';
import { changeSites, getSite } from '../../../src/settings/site.ts';
import { makeDeck, makeStudyView, referTo } from './builders.ts';

/** A card as `[rank, word, meanings]`, and its forms where a file brought some. */
export type FakeCard = [rank: number, word: string, meanings: string[], forms?: string[]];

/** What a background has, held in plain arrays; its answers go through the contract's own handler. */
export interface FakeBackground {
  send: Send;
  /** Names of the messages that came, in order. */
  received: MessageName[];
  requests: { name: MessageName; request: unknown }[];
  decks: DeckSummary[];
  starters: StarterDeckSummary[];
  licences: DeckLicence[];
  cards: Map<string, FakeCard[]>;
  syncs: SyncStatus[];
  /** Cards of files that are being imported, by the import's id. */
  imports: Map<string, { from: LanguageReference; to: LanguageReference; name: string; cards: FakeCard[] }>;
  languages: Language[];
  upstream: UpstreamSummary | undefined;
  settings: Settings;
  /** What `study.next` answers. */
  study: StudyView;
  /** What checking the store finds. */
  checks: { deck: (pair: DeckCheck['pair']) => DeckCheck; study: StudyCheck } | undefined;
  /** Of what `study.stats` answers: what was done on each day. */
  days: StudyStats['days'];
  /** Messages that fail, and with what. */
  failures: Map<MessageName, ErrorCode>;
  /** Answers wait for this. */
  gate: Promise<void>;
}

export function makeBackground(parts: Partial<FakeBackground> = {}): FakeBackground {
  const background: FakeBackground = {
    send: undefined as never,
    received: [],
    requests: [],
    decks: [],
    starters: [],
    licences: [],
    cards: new Map(),
    syncs: [],
    imports: new Map(),
    languages: [],
    upstream: undefined,
    settings: DEFAULT_SETTINGS,
    study: makeStudyView(),
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
    'deck.list': () => background.decks,
    'deck.seek': ({ pair, rank, direction }) => {
      const ranks = (background.cards.get(pair) ?? []).map(([known]) => known);
      const isForward = direction === 'forward';
      const fitting = ranks.filter((known) => (isForward ? known >= rank : known <= rank));
      return { rank: fitting.length === 0 ? undefined : isForward ? Math.min(...fitting) : Math.max(...fitting) };
    },
    'deck.remove': ({ pair }) => {
      background.decks = background.decks.filter((deck) => deck.pair !== pair);
      background.cards.delete(pair);
    },
    'check.deck': ({ pair }) => background.checks?.deck(pair),
    'check.study': () => background.checks?.study,
    'check.sizes': () => ({ decks: 2_000_000, study: 80_000 }),
    'deck.starters': () => background.starters,
    'deck.install': ({ pair }) => {
      const origin = { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } as const;
      const deck = makeDeck(pair, { origin });
      background.decks = [...background.decks.filter((other) => other.pair !== pair), deck];
      background.syncs = background.syncs.filter((sync) => sync.pair !== pair);
      background.cards.set(pair, [[1, `first of ${pair}`, ['meaning']]]);
      return deck;
    },
    'deck.import': ({ id, from, to, name, cards }) => {
      const before = background.imports.get(id)?.cards ?? [];
      background.imports.set(id, { from, to, name, cards: [...before, ...parseCardList(cards)] });
    },
    'deck.importFinish': ({ id }) => {
      const stored = background.imports.get(id);
      if (!stored) return { deck: undefined };
      const { from, to, name, cards } = stored;
      const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
      const ranks = { cards: cards.length, firstRank: cards[0]?.[0] ?? 0, lastRank: cards.at(-1)?.[0] ?? 0 };
      const deck = makeDeck(pair, { from, to, ...ranks, origin: { kind: 'file', name } });
      background.imports.delete(id);
      background.decks = [...background.decks.filter((other) => other.pair !== pair), deck];
      background.syncs = background.syncs.filter((sync) => sync.pair !== pair);
      background.cards.set(pair, cards);
      return { deck };
    },
    'deck.importCancel': ({ id }) => void background.imports.delete(id),
    'deck.export': ({ pair, after, limit }) => {
      const cards = background.cards.get(pair);
      if (!cards) throw new AppError('deck-unknown', `Expected a deck ${pair}, got none.`);
      const following = cards.filter(([rank]) => rank > after);
      return { copy: `${pair}/1`, cards: following.slice(0, limit), isLast: following.length <= limit };
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
    'study.stats': () => ({ day: 20_778, days: background.days, forecast: [], stretches: [], retention: 0.9 }),
    'definition.list': () => [],
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

function toSiteView(background: FakeBackground, site = ''): SiteView {
  const { isOff = false, language, keys = false } = getSite(background.settings, site);
  return { site, isOff, language, isKeySite: keys, languages: background.decks.map(({ from }) => from) };
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
      const place = cards.findIndex(([known]) => known === rank);
      const card = cards[place];
      const isComplete = background.decks.find((deck) => deck.pair === id)?.isComplete ?? true;
      if (!card) return !isComplete && rank > (cards.at(-1)?.[0] ?? -1) ? 'not-synced-yet' : 'no-card';
      const { from, to } = toLanguagePair(id);
      return {
        lang_from: referTo(from),
        lang_to: referTo(to),
        word: card[1],
        meanings: card[2],
        next: cards[place + 1]?.[0] ?? rank + 1,
      };
    },
  };
}
