import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { CardSource } from '../../messaging/card-source.ts';
import type { Send } from '../../messaging/client.ts';
import type { Language } from '../../model/language.ts';
import type { OwnWordKey } from '../../model/own-word.ts';
import type { PairId } from '../../model/pair.ts';
import { createDamageModel, type DamageModel } from '../shared/damage/damage-model.ts';
import { type DeckEntry, listPairs } from '../shared/deck-entries.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import type { ChosenWords } from '../study/session-scope.ts';
import { findStartQuestion, type StartQuestion } from '../study/start-question.ts';
import { hasStarts } from '../study/start-ranks.ts';
import type { StudyMemory } from '../study/study-memory.ts';
import { createStudyModel, type StudyModel } from '../study/study-model.ts';
import type { Beginning } from './beginning.ts';
import { type Browse, createBrowse } from './browse.ts';
import { groupByLanguage, type LanguageGroup } from './language-groups.ts';
import type { LoadReader } from './page/page-reader.ts';
import { findPopupView, type PopupMode, type PopupView } from './popup-view.ts';
import type { PositionMemory } from './position-memory.ts';
import { createSiteModel, type FindSite, type SiteModel } from './site-model.ts';
import type { LookedUpOn, TabFacts } from './tab-facts.ts';

/** The part that is open besides the card, if any. The menu lies over the card; the others take its place. */
export type Panel = 'none' | 'menu' | 'decks' | 'keys' | 'search' | 'check' | 'page';

export interface PopupModel {
  send: Send;
  library: Library;
  browse: Browse;
  study: StudyModel;
  /** Undefined until there is a deck whose words are counted. */
  mode: ReadonlySignal<PopupMode | undefined>;
  /** Loaded only if there is no deck. */
  beginning: ReadonlySignal<Beginning | undefined>;
  isStarting: ReadonlySignal<boolean>;
  view: ReadonlySignal<PopupView>;
  groups: ReadonlySignal<LanguageGroup[]>;
  /** The open deck. */
  current: ReadonlySignal<DeckEntry | undefined>;
  panel: Signal<Panel>;
  /** A text that the search shall show when it opens; empty for none. */
  asked: Signal<string>;
  /** Whether Study asks how much the learner knows before its first word. */
  question: ReadonlySignal<StartQuestion>;
  /** The site behind the popup. */
  site: SiteModel;
  loadReader: LoadReader;
  damage: DamageModel;
  /** Title of the page behind the popup; undefined without one. */
  pageTitle: ReadonlySignal<string | undefined>;
  /** The page whose looked-up words the menu leads to; undefined in a private window, whose titles leave no trace. */
  lookedUpPage: ReadonlySignal<LookedUpOn | undefined>;
  /** Counts a look-up of a word in the search, except in a private window. */
  noteLookUp(key: OwnWordKey): void;
  /**
   * Loads everything, and shows the learner's last card as soon as it arrives.
   *
   * @param wanted - The deck to open; by default the last one.
   * @param wantedMode - The view to show; by default Study, if the deck has cards.
   */
  load(wanted?: PairId, wantedMode?: PopupMode): Promise<void>;
  /** Reloads data that the background may have changed. */
  refresh(): Promise<void>;
  choose(pair: PairId): Promise<void>;
  /** Shows the search with a text. */
  find(text: string): void;
  /** Shows a card in Browse. */
  browseTo(pair: PairId, rank: number): Promise<void>;
  show(mode: PopupMode): Promise<void>;
  /** Studies exactly some words. */
  studyChosen(chosen: ChosenWords): Promise<void>;
  /** Adds the chosen starter deck and shows its first card. @returns Whether it was added. */
  start(): Promise<boolean>;
}

interface PopupParts {
  send: Send;
  memory: PositionMemory;
  studyMemory: StudyMemory;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  now: () => number;
  /** Names the site in the tab behind the popup. */
  findSite?: FindSite;
  loadReader?: LoadReader;
  /** The tab behind the popup, or beside it; undefined if the browser does not say. */
  findTab?: () => Promise<TabFacts | undefined>;
}

/** Long because it connects the models of all panels and views; none of its functions is long. */
export function createPopupModel({
  send,
  memory,
  studyMemory,
  spoken,
  now,
  findSite = async () => undefined,
  findTab = async () => undefined,
  loadReader,
}: PopupParts): PopupModel {
  let source: CardSource | undefined;
  /** Loads schemas, which the first study card does not wait for. */
  const loadSource = async () => {
    const { createCardSource } = await import('../../messaging/card-source.ts');
    source ??= createCardSource(send);
    return source;
  };
  const library = createLibrary(send);
  const beginning = signal<Beginning | undefined>(undefined);
  const languages = signal<Language[]>([]);
  const panel = signal<Panel>('none');
  const asked = signal('');
  const site = createSiteModel(send, findSite);
  const damage = createDamageModel(send);
  const pageTitle = signal<string | undefined>(undefined);
  const lookedUpPage = signal<LookedUpOn | undefined>(undefined);
  const readTab = async () => {
    const { title, address, isPrivate = true } = (await findTab()) ?? {};
    pageTitle.value = title;
    if (title === undefined || isPrivate) return;
    lookedUpPage.value = { title, address: undefined };
    if (address === undefined) return;
    const { study: kept } = await send('settings.get', {});
    if (kept.addresses) lookedUpPage.value = { title, address };
  };
  const isStarting = signal(false);
  const study = createStudyModel({ send, memory: studyMemory, now });
  const mode = signal<PopupMode | undefined>(undefined);

  const entries = computed(() => listPairs(library.sources.value ?? [], library.syncs.value));
  const findEntry = (pair: PairId | undefined) => entries.value.find((entry) => entry.pair === pair);
  const browse = createBrowse({
    loadSource,
    send,
    memory,
    findEntry,
  });
  const current = computed(() => findEntry(browse.pair.value));

  const view = computed<PopupView>(() =>
    findPopupView({
      isStarting: isStarting.value,
      mode: mode.value,
      isLogClosed: study.state.value === 'lost' || study.state.value === 'failed',
      isDeckFound: current.value !== undefined,
      areDecksLoaded: library.decks.value !== undefined,
      hasProblem: library.problem.value !== undefined,
      hasCard: browse.shown.value !== undefined,
      hasEntries: entries.value.length > 0,
    }),
  );

  /** Counts due words in Browse as well. This leaves no card open. */
  const leaveUnseen = () => {
    if (mode.value === 'browse') study.leave();
  };
  let studied: PairId | undefined;
  const loadStudy = async (pair: PairId | undefined) => {
    studied = pair;
    await study.load(pair);
    leaveUnseen();
  };

  /** Loads the word to ask. It appears before the decks are known. */
  const loadFirst = async (pair: PairId | undefined) => {
    await loadStudy(pair);
    const view = study.view.value;
    const isWaiting = view !== undefined && (view.card !== undefined || view.health.kind === 'lost');
    // The study screen has its own exit.
    const isClosed = view === undefined && study.problem.value === 'storage-unavailable';
    if (isWaiting || isClosed) mode.value ??= 'study';
  };

  const readLanguages = async () => {
    try {
      languages.value = await (await loadSource()).languages();
    } catch {
      // The list of decks names the important languages. The others are optional.
    }
  };

  const begin = async () => {
    const { createBeginning } = await import('./beginning.ts');
    beginning.value ??= createBeginning(send, spoken);
    await beginning.value.starters.load();
  };

  /** The open deck may have been removed, or no deck may be open yet. */
  const openAnyDeck = async () => {
    if (current.value) return;
    const first = entries.value.find((entry) => entry.deck) ?? entries.value[0];
    if (first) await browse.open(first.pair);
    else if (library.decks.value) await begin();
  };

  /** Opens a deck, and Study unless the learner is elsewhere. A deck without cards has nothing to study yet. */
  const enter = async () => {
    await openAnyDeck();
    const pair = browse.pair.value;
    if (pair === undefined || library.decks.value === undefined) return;
    // New words come from the open deck, which was unknown before.
    if (pair !== studied) await loadStudy(pair);
    const hasCards = (current.value?.deck?.cards ?? 0) > 0 && study.state.value !== 'failed';
    mode.value ??= hasCards ? 'study' : 'browse';
    leaveUnseen();
  };

  return {
    send,
    library,
    browse,
    beginning,
    isStarting,
    view,
    groups: computed(() => groupByLanguage(languages.value, entries.value)),
    current,
    panel,
    asked,
    question: computed(() => {
      const deck = current.value?.deck;
      if (deck) return findStartQuestion(study, hasStarts(deck) ? 'loaded' : 'short');
      return findStartQuestion(study, library.decks.value === undefined ? 'loading' : 'missing');
    }),
    site,
    loadReader,
    damage,
    pageTitle,
    lookedUpPage,
    noteLookUp({ pair, word }) {
      const note = async () => {
        if ((await findTab())?.isPrivate === false) await send('history.note', { pair, word });
      };
      // A search continues without it.
      note().catch(() => undefined);
    },
    study,
    mode,
    async load(wanted, wantedMode) {
      const pair = wanted ?? memory.findLast()?.pair;
      if (wantedMode !== undefined) mode.value = wantedMode;
      // The background answers in order: first the study card, then data that is visible at once.
      await Promise.all([loadFirst(pair), pair && browse.open(pair), library.refresh()]);
      await Promise.all([enter(), readLanguages(), site.load(), readTab().catch(() => undefined), damage.load()]);
    },
    refresh: coalesce(async () => {
      await Promise.all([library.refresh(), readLanguages(), site.load(), damage.load()]);
      await enter();
      await browse.reload();
    }),
    async choose(pair) {
      panel.value = 'none';
      await Promise.all([browse.open(pair), loadStudy(pair)]);
    },
    find(text) {
      asked.value = text;
      panel.value = 'search';
    },
    async browseTo(pair, rank) {
      panel.value = 'none';
      if (mode.value === 'study') study.leave();
      mode.value = 'browse';
      if (browse.pair.value !== pair) await browse.open(pair);
      await browse.jump(String(rank));
    },
    async show(next) {
      panel.value = 'none';
      if (mode.value === 'study' && next === 'browse') study.leave();
      mode.value = next;
      // Words may have been answered in another window.
      if (next === 'study') await study.load(browse.pair.value);
    },
    async studyChosen(chosen) {
      panel.value = 'none';
      mode.value = 'study';
      await study.studyChosen(chosen);
    },
    async start() {
      const { starters, choice } = beginning.value ?? {};
      const deck = choice?.deck.value;
      if (!starters || !deck || isStarting.value) return false;
      isStarting.value = true;
      const isAdded = await starters.add(deck.pair);
      if (isAdded) await Promise.all([browse.open(deck.pair), library.refresh(), loadStudy(deck.pair)]);
      if (isAdded) mode.value = 'study';
      isStarting.value = false;
      return isAdded;
    },
  };
}
