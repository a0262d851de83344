import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { Language } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import { type DeckEntry, listPairs } from '../shared/deck-entries.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import type { StudyMemory } from '../study/study-memory.ts';
import { createStudyModel, type StudyModel } from '../study/study-model.ts';
import type { Beginning } from './beginning.ts';
import { type Browse, createBrowse } from './browse.ts';
import type { CardSource } from './card-source.ts';
import { groupByLanguage, type LanguageGroup } from './language-groups.ts';
import type { PlaceMemory } from './place-memory.ts';
import { createSiteModel, type FindSite, type SiteModel } from './site-model.ts';

/** `failed`: the background could not say what is here. `empty`: there is no deck yet. */
export type PopupView = 'loading' | 'failed' | 'empty' | 'browse' | 'study';

/** What a person with a deck looks at. */
export type PopupMode = 'study' | 'browse';

/** What lies over the card, if anything. */
export type Panel = 'none' | 'decks' | 'keys';

export interface PopupModel {
  send: Send;
  library: Library;
  browse: Browse;
  study: StudyModel;
  /** Undefined until it is known whether something is due. */
  mode: ReadonlySignal<PopupMode | undefined>;
  /** For a person without a deck: loaded when there is none. */
  beginning: ReadonlySignal<Beginning | undefined>;
  isStarting: ReadonlySignal<boolean>;
  view: ReadonlySignal<PopupView>;
  groups: ReadonlySignal<LanguageGroup[]>;
  /** The deck that is open. */
  current: ReadonlySignal<DeckEntry | undefined>;
  panel: Signal<Panel>;
  /** The site behind the popup. */
  site: SiteModel;
  /**
   * Reads everything, and shows the card the learner left as soon as it is there.
   *
   * @param wanted - The deck to open; else the one that was open last.
   * @param wantedMode - What to show; else study, if something is due or a card was left open.
   */
  load(wanted?: PairId, wantedMode?: PopupMode): Promise<void>;
  /** Reads again what a change in the background may have touched. */
  refresh(): Promise<void>;
  choose(pair: PairId): Promise<void>;
  show(mode: PopupMode): Promise<void>;
  /** Puts the chosen starter deck on this machine and shows its first card. @returns Whether it is there. */
  start(): Promise<boolean>;
}

interface PopupParts {
  send: Send;
  memory: PlaceMemory;
  studyMemory: StudyMemory;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  now: () => number;
  /** Names the site in the tab behind the popup. */
  findSite?: FindSite;
}

export function createPopupModel({
  send,
  memory,
  studyMemory,
  spoken,
  now,
  findSite = async () => undefined,
}: PopupParts): PopupModel {
  let source: CardSource | undefined;
  /** It brings schemas, which the word to study does not wait for. */
  const loadSource = async () => {
    const { createCardSource } = await import('./card-source.ts');
    source ??= createCardSource(send);
    return source;
  };
  const library = createLibrary(send);
  const beginning = signal<Beginning | undefined>(undefined);
  const languages = signal<Language[]>([]);
  const panel = signal<Panel>('none');
  const site = createSiteModel(send, findSite);
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

  const view = computed<PopupView>(() => {
    // Until the first card is here; the background may tell of the deck before that.
    if (isStarting.value) return 'empty';
    // Where the log is lost or closed the decks mostly are, too: this is no new beginning.
    if (mode.value === 'study' && (study.state.value === 'lost' || study.state.value === 'failed')) return 'study';
    const isDeckKnown = current.value !== undefined || library.decks.value === undefined;
    if (mode.value === undefined && isDeckKnown) return 'loading';
    if (mode.value === 'study' && isDeckKnown) return 'study';
    if (browse.shown.value && isDeckKnown) return 'browse';
    if (library.decks.value === undefined) return library.problem.value === undefined ? 'loading' : 'failed';
    return entries.value.length === 0 ? 'empty' : 'browse';
  });

  /** What is due is looked up beside the cards by rank, too; no word is left open by that. */
  const leaveUnseen = () => {
    if (mode.value === 'browse') study.leave();
  };
  const loadStudy = (pair: PairId) => study.load(pair).then(leaveUnseen);

  /** Opens on what is due; a card that was left open goes on; without either, on the cards by rank. */
  const chooseMode = async (pair: PairId | undefined) => {
    await study.load(pair);
    const view = study.view.value;
    const isDue = view !== undefined && (view.left.due + view.left.learning > 0 || view.health.kind === 'lost');
    // The screen of studying has a way out.
    const isClosed = view === undefined && study.problem.value === 'storage-unavailable';
    mode.value ??= isDue || isClosed || study.isResumed() ? 'study' : 'browse';
    leaveUnseen();
  };

  const readLanguages = async () => {
    try {
      languages.value = await (await loadSource()).languages();
    } catch {
      // The list of decks names the languages that matter; the others are an extra.
    }
  };

  const begin = async () => {
    const { createBeginning } = await import('./beginning.ts');
    beginning.value ??= createBeginning(send, spoken);
    await beginning.value.starters.load();
  };

  /** The deck that is open may have been removed, or none may be open yet. */
  const openAnyDeck = async () => {
    if (current.value) return;
    const first = entries.value.find((entry) => entry.deck) ?? entries.value[0];
    if (first) await browse.open(first.pair);
    else if (library.decks.value) await begin();
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
    site,
    study,
    mode,
    async load(wanted, wantedMode) {
      const pair = wanted ?? memory.findLast()?.pair;
      if (wantedMode !== undefined) mode.value = wantedMode;
      // The background answers in turn: the word to study comes first, and with the cards what is seen at once.
      await Promise.all([chooseMode(pair), pair && browse.open(pair), library.refresh()]);
      await Promise.all([openAnyDeck(), readLanguages(), site.load()]);
      // New words come from the deck that is open, which was not known before.
      if (pair === undefined && browse.pair.value !== undefined) await loadStudy(browse.pair.value);
    },
    refresh: coalesce(async () => {
      await Promise.all([library.refresh(), readLanguages(), site.load()]);
      await openAnyDeck();
      await browse.reload();
    }),
    async choose(pair) {
      panel.value = 'none';
      await Promise.all([browse.open(pair), loadStudy(pair)]);
    },
    async show(next) {
      panel.value = 'none';
      if (mode.value === 'study' && next === 'browse') study.leave();
      mode.value = next;
      // Words may have been answered elsewhere meanwhile.
      if (next === 'study') await study.load(browse.pair.value);
    },
    async start() {
      const { starters, choice } = beginning.value ?? {};
      const deck = choice?.deck.value;
      if (!starters || !deck || isStarting.value) return false;
      isStarting.value = true;
      const isAdded = await starters.add(deck.pair);
      if (isAdded) await Promise.all([browse.open(deck.pair), library.refresh(), study.load(deck.pair)]);
      isStarting.value = false;
      return isAdded;
    },
  };
}
