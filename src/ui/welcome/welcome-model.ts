import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { PracticeText } from '../../model/practice-text.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { HoverTrigger } from '../../settings/settings.ts';
import { createDamageModel, type DamageModel } from '../shared/damage/damage-model.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import { createStarterChoice, type StarterChoice } from '../shared/starter-choice.ts';
import { createStarters, type Starters } from '../shared/starters.ts';
import { updateSignal } from '../shared/update-signal.ts';
import { createPassage, type ReadingText } from './passage.ts';
import type { Surroundings } from './surroundings.ts';
import type { WelcomeMemory } from './welcome-memory.ts';

/** Steps and the conditions that complete them. */
export interface StepsDone {
  deck: boolean;
  hover: boolean;
  study: boolean;
  pin: boolean;
}

export interface WelcomeModel {
  /** For what loads later. */
  send: Send;
  library: Library;
  starters: Starters;
  choice: StarterChoice;
  damage: DamageModel;
  /** The deck for the following steps: the chosen one once it is added; before a choice, any existing one. */
  deck: ReadonlySignal<DeckSummary | undefined>;
  /** Whether a deck is being added. */
  isSettling: ReadonlySignal<boolean>;
  /** A text of the deck's language. */
  passage: ReadonlySignal<ReadingText | undefined>;
  done: ReadonlySignal<StepsDone>;
  /** The learner's lookup settings. */
  trigger: ReadonlySignal<HoverTrigger>;
  /** Undefined until the browser has answered. */
  surroundings: ReadonlySignal<Surroundings | undefined>;
  /** Chooses a language. Once both are chosen, their deck is added. */
  chooseFrom(code: string): Promise<void>;
  chooseTo(code: string): Promise<void>;
  /** Adds the chosen deck if it is missing. */
  settle(): Promise<void>;
  /** Loads the current state. Without any deck, the deck that the browser's languages suggest is added at once. */
  load(): Promise<void>;
  /** Reloads data that may have changed elsewhere. */
  refresh(): Promise<void>;
  /** Called when a card was shown. */
  noteCard(): void;
}

interface WelcomeParts {
  send: Send;
  memory: WelcomeMemory;
  /** BCP 47 tags of the browser's languages, best first. */
  spoken: readonly string[];
  findSurroundings: () => Promise<Surroundings>;
  /** Finds the practice text of a language. */
  findPractice: (language: string) => Promise<PracticeText | undefined>;
}

/** Long because the steps share what is done; none of its functions is long. */
export function createWelcomeModel({
  send,
  memory,
  spoken,
  findSurroundings,
  findPractice,
}: WelcomeParts): WelcomeModel {
  const library = createLibrary(send);
  const starters = createStarters(send);
  const damage = createDamageModel(send, { asksForClosed: true });
  const choice = createStarterChoice(
    computed(() => starters.list.value ?? []),
    spoken,
  );
  /** Chosen by the person, not guessed from the browser's languages. */
  const isChosen = signal(false);
  const isSettling = signal(false);
  const hasHovered = signal(memory.hasHovered());
  const hasAnswered = signal(false);
  const trigger = signal<HoverTrigger>('rest');
  const surroundings = signal<Surroundings | undefined>(undefined);
  /** Sources that this page added, by pair. A source is removed again if the person chooses another language. */
  const added = new Map<PairId, string>();

  const hasCards = ({ cards }: DeckSummary) => cards > 0;
  const findDeck = (pair: PairId | undefined) =>
    library.decks.value?.find((deck) => deck.pair === pair && hasCards(deck));
  const findStarter = (pair: PairId) =>
    library.sources.value?.find((source) => source.pair === pair && source.origin.kind === 'starter');
  const deck = computed(
    () => findDeck(choice.deck.value?.pair) ?? (isChosen.value ? undefined : library.decks.value?.find(hasCards)),
  );
  /** A sync creates the pair's main source. */
  const isTaken = (pair: PairId) =>
    findDeck(pair) !== undefined || library.syncs.value.some((sync) => sync.pair === pair && sync.state !== 'done');

  const readAnswers = async () => {
    const pair = deck.value?.pair;
    if (pair === undefined || hasAnswered.value) return;
    const { days } = await send('study.stats', { pair });
    hasAnswered.value = days.some(({ reviews }) => reviews > 0);
  };
  const readTrigger = async () => {
    trigger.value = (await send('settings.get', {})).hover.trigger;
  };
  const readSurroundings = async () => updateSignal(surroundings, await findSurroundings());
  /** Errors do not block the page: data that cannot be read stays as it was. */
  const readRest = () => Promise.allSettled([readAnswers(), readTrigger(), readSurroundings()]);

  const dropOthers = async (kept: PairId) => {
    const others = [...added].filter(([pair]) => pair !== kept);
    if (others.length > 0) await Promise.all([library.refresh(), readAnswers().catch(() => undefined)]);
    for (const [pair, id] of others) {
      added.delete(pair);
      // A studied deck was chosen on purpose.
      if (!hasAnswered.value && findStarter(pair)?.id === id) await library.removeSource(id, false);
    }
  };

  const settle = async () => {
    if (isSettling.value) return;
    isSettling.value = true;
    // The language may change while a deck is being added. The last choice wins.
    for (let wanted = choice.deck.value; wanted; ) {
      if (!isTaken(wanted.pair)) {
        if (!(await starters.add(wanted.pair))) break;
        await library.refresh();
        const starter = findStarter(wanted.pair);
        if (starter) added.set(wanted.pair, starter.id);
      }
      await dropOthers(wanted.pair);
      if (choice.deck.value === wanted) break;
      wanted = choice.deck.value;
    }
    isSettling.value = false;
  };

  /** Selects an existing deck if the lists offer it. */
  const chooseWhatIsHere = () => {
    const here = (starters.list.value ?? []).filter(({ pair }) => findDeck(pair));
    const chosen = here.find(({ pair }) => pair === choice.deck.value?.pair) ?? here[0];
    if (!chosen) return;
    choice.chooseFrom(chosen.from.iso639_3);
    choice.chooseTo(chosen.to.iso639_3);
  };

  return {
    send,
    library,
    starters,
    choice,
    damage,
    deck,
    isSettling,
    passage: createPassage({ send, findPractice }, deck),
    trigger,
    surroundings,
    done: computed(() => ({
      deck: deck.value !== undefined,
      hover: hasHovered.value,
      study: hasAnswered.value,
      pin: surroundings.value?.isPinned === true,
    })),
    chooseFrom(code) {
      isChosen.value = true;
      choice.chooseFrom(code);
      return settle();
    },
    chooseTo(code) {
      isChosen.value = true;
      choice.chooseTo(code);
      return settle();
    },
    settle,
    async load() {
      // Before a deck is added, which would hide that everything is gone.
      await damage.load();
      await Promise.all([starters.load(), library.refresh()]);
      chooseWhatIsHere();
      const isNew =
        damage.damage.value === undefined && library.decks.value?.length === 0 && library.syncs.value.length === 0;
      await Promise.all([isNew ? settle() : undefined, readRest()]);
    },
    refresh: coalesce(async () => {
      await Promise.all([library.refresh(), damage.load()]);
      // A deck may have come from elsewhere, such as a server.
      if (!isChosen.value && !findDeck(choice.deck.value?.pair)) chooseWhatIsHere();
      await readRest();
    }),
    noteCard() {
      hasHovered.value = true;
      memory.saveHovered();
    },
  };
}
