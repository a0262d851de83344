import { AppError } from '../../src/app-error.ts';
import { checkDeck } from '../../src/library/check-deck.ts';
import type { DeckImport } from '../../src/library/deck-import.ts';
import type { StarterLicence } from '../../src/library/deck-index.ts';
import { installFirstCards } from '../../src/library/install.ts';
import type { StarterDecks } from '../../src/library/starter-decks.ts';
import { findFace } from '../../src/lookup/find-face.ts';
import { findNear } from '../../src/lookup/find-near.ts';
import { addStates, type FindStates } from '../../src/lookup/word-states.ts';
import type { Handlers } from '../../src/messaging/answer.ts';
import { readCardList } from '../../src/messaging/card-list.ts';
import type { SiteView } from '../../src/messaging/hover.ts';
import type { MessageName } from '../../src/messaging/messages.ts';
import { isOwnPage, type Sender } from '../../src/messaging/sender.ts';
import type { DeckLicence } from '../../src/model/deck.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { type PairId, toPairId } from '../../src/model/pair.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { getSite, toSite } from '../../src/settings/site.ts';
import { changeSettings, changeSite, readSettings } from '../../src/settings/stored-settings.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import type { SourceRow } from '../../src/store/content/content-database.ts';
import { readDeckPage } from '../../src/store/content/read/deck-page.ts';
import { seekRank } from '../../src/store/content/read/flashcards.ts';
import { changeSource, listSources } from '../../src/store/content/sources.ts';
import { estimateSizes } from '../../src/store/sizes.ts';
import type { Store } from '../../src/store/store.ts';
import type { SavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { dropStaged } from '../../src/store/study/log/merge-ops.ts';
import { createExport } from '../../src/study/backup-export.ts';
import { stageBackup } from '../../src/study/backup-restore.ts';
import { checkStudy } from '../../src/study/check-study.ts';
import type { Definitions } from '../../src/study/definitions.ts';
import { findListedWords } from '../../src/study/listed-words.ts';
import { findLoneWords, keepLoneWords } from '../../src/study/lone-words.ts';
import type { Restoring } from '../../src/study/restoring.ts';
import type { Study } from '../../src/study/study.ts';
import type { Connection } from '../../src/sync/connection.ts';
import type { Sync } from '../../src/sync/sync.ts';
import { loadIntoFrame } from '../background/load-into-frame.ts';
import type { LookUps } from '../background/look-ups.ts';
import { readCardStyle, toThemed } from './card-style.ts';
import { keepAwake } from './lifetime.ts';
import { readTexts } from './texts.ts';

interface Parts {
  store: Store;
  findStates: FindStates;
  /** Looks a word up in one deck. */
  defineIn: (pair: PairId, text: string) => Promise<LookupEntry[]>;
  definitions: Definitions;
  study: Study;
  connection: Connection;
  sync: Sync;
  starterDecks: StarterDecks;
  deckImport: DeckImport;
  savedBackups: SavedBackups;
  /** Makes the backup of the day now, if one is to be made. */
  saveBackup: () => Promise<unknown>;
  restoring: Restoring;
  /** Only the first cards of a starter deck are stored: the others are to follow. */
  onUnfinished: () => void;
  onChange: () => void;
  onSettings: (settings: Settings) => void;
  /** The log has changed, and with it perhaps what is due. */
  onStudy: () => void;
}

/** Connects messages to the parts of the product that answer them. */
export function createHandlers({
  store,
  findStates,
  defineIn,
  definitions,
  study,
  connection,
  sync,
  starterDecks,
  deckImport,
  savedBackups,
  saveBackup,
  restoring,
  onUnfinished,
  onChange,
  onSettings,
  onStudy,
}: Parts): Handlers<Exclude<MessageName, keyof LookUps>> {
  const exportPart = createExport(store);
  const toSiteView = async (settings: Settings, site: string): Promise<SiteView> => {
    const { isOff = false, language, keys = false } = getSite(settings, site);
    const languages = new Map((await listSources(store)).map(({ from }) => [from.iso639_3, from]));
    return { site, isOff, language, isKeySite: keys, languages: [...languages.values()] };
  };
  return {
    'lookup.findNear': async ({ pair, word }) =>
      addStates({ range: undefined, entries: await findNear(store, pair, word) }, findStates),

    'deck.list': async () => (await listSources(store)).map(toSummary),
    'deck.seek': async ({ pair, rank, direction }) => ({ rank: await seekRank(store, pair, rank, direction) }),
    'deck.face': ({ pair, rank }) => findFace(store, pair, rank),
    async 'deck.change'({ id, change }) {
      await changeSource(store, id, change);
      onChange();
    },
    'deck.loneWords': async ({ id }) => ({ words: (await findLoneWords(store, id)).length }),
    async 'deck.remove'({ id, keepWords }) {
      if (keepWords) {
        await keepAwake(() => keepLoneWords(store, definitions, id));
        onStudy();
      }
      await sync.remove(id);
    },
    'deck.starters': async () =>
      (await starterDecks.list()).map(({ from, to, cards, kind }) => {
        return { pair: toPairId({ from: from.iso639_3, to: to.iso639_3 }), from, to, cards, kind };
      }),
    async 'deck.install'({ pair }) {
      const deck = await installFirstCards(store, await starterDecks.readParts(pair), Date.now());
      onChange();
      onUnfinished();
      return toSummary(deck);
    },
    'deck.import': async ({ cards, ...part }) => deckImport.add({ ...part, blocks: readCardList(cards, BLOCK_SIZE) }),
    async 'deck.importFinish'({ id, ...options }) {
      const deck = await deckImport.finish(id, options);
      return { deck: deck && toSummary(deck) };
    },
    'deck.importCancel': ({ id }) => deckImport.cancel(id),
    async 'deck.export'({ id, after, limit }) {
      const page = await readDeckPage(store, id, after, limit);
      if (!page) throw new AppError('deck-unknown', `Expected a source, got ${id}.`);
      return page;
    },
    'deck.licences': async () => (await starterDecks.licences()).map(toLicence),

    'upstream.get': () => connection.find(),
    async 'upstream.connect'(request) {
      const summary = await connection.connect(request);
      await sync.connectionChanged();
      onChange();
      return summary;
    },
    async 'upstream.disconnect'() {
      await connection.disconnect();
      await sync.connectionChanged();
      onChange();
    },

    'sync.start': (pair) => sync.start(pair),
    'sync.pause': ({ pair }) => sync.pause(pair),
    'sync.resume': ({ pair }) => sync.resume(pair),
    'sync.cancel': ({ pair }) => sync.cancel(pair),
    'sync.status': () => sync.status(),

    'settings.get': () => readSettings(store),
    async 'settings.put'({ change }) {
      const settings = await changeSettings(store, change);
      onSettings(settings);
      onChange();
      return settings;
    },

    'study.next': (wish) => study.next(wish),
    async 'study.answer'({ wish, ...answer }) {
      const isStored = await study.answer(answer);
      onStudy();
      return { isStored, view: await study.next(wish) };
    },
    'study.practise': ({ pair }) => study.practise(pair),
    async 'study.undo'({ id, direction, wish }) {
      const done = await study.undo(id, direction);
      onStudy();
      // What is put back is answered again: the next one is to come.
      const prefer = direction === 'undo' && done && done.word !== '' ? done : undefined;
      const undone = done && { pair: done.pair, word: done.word, isWish: done.kind === 'want' };
      return { undone, view: await study.next({ ...wish, prefer }) };
    },
    async 'study.mark'({ mark, ...request }) {
      const state = await (mark === 'unknow' ? study.unmarkKnown(request) : study.mark({ ...request, mark }));
      onStudy();
      return state;
    },
    async 'study.undoMark'({ id, ref }) {
      const state = await study.undoMark(id, ref);
      onStudy();
      return { state };
    },
    async 'study.hold'(request) {
      const state = await study.mark(request);
      onStudy();
      return state;
    },
    async 'study.knowUpTo'(request) {
      const words = await study.knowUpTo(request);
      onStudy();
      return { words };
    },
    'study.findListed': ({ pair, words }) => findListedWords(store, pair, words, (word) => defineIn(pair, word)),
    async 'study.knowWords'(request) {
      const words = await study.knowWords(request);
      if (!request.isDryRun) onStudy();
      return { words };
    },
    async 'study.takeBack'({ id, ref }) {
      const isDone = (await study.undo(id, { ref })) !== undefined;
      onStudy();
      return { isDone };
    },
    'study.stats': ({ pair }) => study.stats(pair),
    'study.held': (request) => study.held(request),
    async 'study.rescue'({ choice }) {
      const health = await study.rescue(choice);
      onStudy();
      onChange();
      return health;
    },

    async 'hover.settings'(_, sender) {
      // What most have is on its way while it is found out whether it is what this one has.
      const guess = readTexts('auto');
      const [settings, style] = await Promise.all([readSettings(store), readCardStyle()]);
      const choice = settings.appearance.interfaceLanguage;
      const texts = await (choice === 'auto' ? guess : readTexts(choice));
      const { sites: _sites, ...hover } = settings.hover;
      const { isOff = false, language, keys: isKeySite = false } = getSite(settings, findSite(sender));
      return { ...hover, isOff, language, isKeySite, style: toThemed(style, settings.appearance.theme), texts };
    },
    'hover.more': (_, sender) => loadIntoFrame('hover-more.js', sender),
    'hover.frame': ({ frameId }, { tab }) => loadIntoFrame('card-frame.js', { tab, frameId }),
    'hover.site': async ({ site }, sender) => toSiteView(await readSettings(store), nameSite(site, sender)),
    async 'hover.changeSite'({ site: named, ...change }, sender) {
      const site = nameSite(named, sender);
      const settings = await changeSite(store, site, change);
      onSettings(settings);
      onChange();
      return toSiteView(settings, site);
    },

    'backup.export': ({ place }) => exportPart(place),
    'backup.stage': (part) => stageBackup(store, part),
    'backup.restore': (request) => restoring.restore(request),
    'backup.progress': async () => ({ share: restoring.progress() }),
    'backup.drop': () => dropStaged(store),
    'backup.saved': () => savedBackups.list(),
    'backup.readSaved': async ({ id, part }) => ({ content: await savedBackups.read(id, part) }),

    async 'check.deck'({ id }) {
      const check = await keepAwake(() => checkDeck({ store, starterDecks, now: () => Date.now() }, id));
      if (check.state === 'repaired') onChange();
      if (check.state === 'busy') onUnfinished();
      return check;
    },
    async 'check.study'() {
      const check = await keepAwake(() => checkStudy({ store, savedBackups, backUp: saveBackup }));
      if (check.staleRows > 0) {
        study.forget();
        onChange();
      }
      return check;
    },
    'check.sizes': () => estimateSizes(store),

    'definition.list': () => definitions.list(),
    async 'definition.put'(request) {
      const definition = await definitions.put(request);
      onStudy();
      onChange();
      return definition;
    },
    async 'definition.remove'(request) {
      await definitions.remove(request);
      onStudy();
      onChange();
    },
  };
}

/** The site of the extension's own page that can be hovered. No host is written with a capital. */
const OWN_SITE = 'Wayword';

/** The site that a hovering page belongs to. */
function findSite(sender: Sender): string | undefined {
  return isOwnPage(sender) ? OWN_SITE : toSite(sender.tab?.url);
}

/** A content script speaks of its own tab's site, whatever it says. */
function nameSite(named: string | undefined, sender: Sender): string {
  const site = (isOwnPage(sender) ? named : undefined) ?? findSite(sender);
  if (site === undefined) throw new AppError('bad-request', 'Expected a site, got none.');
  return site;
}

function toSummary(row: SourceRow): DeckSummary {
  const {
    deck: _deck,
    endNext: _endNext,
    indexedCards: _indexed,
    position: _position,
    revision: _revision,
    ...rest
  } = row;
  const { respelt: _respelt, vulgar: _vulgar, ...summary } = rest;
  return summary;
}

function toLicence({ from, to, licence, sources, changes }: StarterLicence): DeckLicence {
  return {
    pair: toPairId({ from: from.iso639_3, to: to.iso639_3 }),
    from,
    to,
    licence,
    sources: sources.map(({ name, version, licence: id, url }) => ({ name, version, licence: id, url })),
    changes,
  };
}
