import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import { inventWords } from '../../language/invent-words.ts';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { DeckSummary } from '../../model/source.ts';
import { createPlacement, type Placement, type PlacementEstimate } from '../../study/placement.ts';
import { waitForWholeDeck } from '../shared/whole-deck.ts';
import { createDeckRanks, type DeckRanks } from './deck-ranks.ts';

/** `waiting`: the deck is still being stored; `incomplete`: the wait timed out. */
export type PlacementState = 'start' | 'waiting' | 'incomplete' | 'preparing' | 'asking' | 'result';

export interface CheckWord {
  word: string;
  /** Position in the deck, from 1; undefined for an invented word. */
  position: number | undefined;
}

/** Asks about thirty words, a few of them invented, and estimates how many of the deck are known. Stores nothing. */
export interface PlacementCheck {
  state: ReadonlySignal<PlacementState>;
  current: ReadonlySignal<CheckWord | undefined>;
  /** Number of answered words and of all words. */
  progress: ReadonlySignal<{ answered: number; total: number }>;
  estimate: ReadonlySignal<PlacementEstimate | undefined>;
  /** Ranks of the current deck. */
  ranks: ReadonlySignal<DeckRanks | undefined>;
  /** Counts of invented words and of those claimed as known. */
  invented: ReadonlySignal<{ asked: number; claimed: string[] }>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Waits until the whole deck is stored, because an estimate from its first cards would be wrong. */
  start(deck: DeckSummary): Promise<void>;
  /** Ignored in the first moment of a word, and while the next one loads. */
  answer(isKnown: boolean): Promise<void>;
  /** Whether more words can be asked after the result. */
  canContinue: ReadonlySignal<boolean>;
  /** Continues after the result with more words, keeping the answers. */
  continue(): Promise<void>;
  /** Returns to the previous word to answer it again. */
  back(): void;
  leave(): void;
}

interface CheckParts {
  send: Send;
  /** The decks as last loaded by the page. */
  decks: ReadonlySignal<DeckSummary[] | undefined>;
  random: () => number;
  now: () => number;
}

const WORDS = 30;
const INVENTED = 7;
/** Words added each time the check continues after a result. */
const MORE_WORDS = 15;
const MORE_INVENTED = 3;
/** Candidates to generate; those that any deck of the language knows are dropped. */
const INVENTED_AHEAD = 24;
/** First cards, which supply exact ranks and the material for invented words. */
const SAMPLE_WORDS = 3_000;
/** Number of real words before the first invented one. */
const FIRST_INVENTED = 3;
/** A second press within this time belongs to the previous word. */
const DOUBLE_PRESS_MS = 150;
/** Attempts to find an unasked word. Beyond the loaded cards, two positions may give the same card. */
const TRIES = 8;

interface Run {
  deck: DeckSummary;
  ranks: DeckRanks;
  placement: Placement;
  /** Words that the check skips, because Study does not introduce them either. */
  vulgar: ReadonlySet<string>;
  /** Positions of the words asked so far. */
  invented: string[];
  /** Positions for a continued check. */
  spare: string[];
  total: number;
}

type Answer = CheckWord & { isKnown: boolean };

export function createPlacementCheck({ send, decks, random, now }: CheckParts): PlacementCheck {
  const state = signal<PlacementState>('start');
  const current = signal<CheckWord | undefined>(undefined);
  const answers = signal<Answer[]>([]);
  const progress = signal({ answered: 0, total: 0 });
  const estimate = signal<PlacementEstimate | undefined>(undefined);
  const ranks = signal<DeckRanks | undefined>(undefined);
  const invented = signal<{ asked: number; claimed: string[] }>({ asked: 0, claimed: [] });
  const canContinue = signal(false);
  const problem = signal<ErrorCode | undefined>(undefined);
  let run: Run | undefined;
  /** Aborted when the check is left, so that late results are ignored. */
  let stay = new AbortController();
  let shownAt = 0;
  let isBusy = false;

  const act = async (action: (left: AbortSignal) => Promise<void>) => {
    if (isBusy) return;
    const left = stay.signal;
    isBusy = true;
    problem.value = undefined;
    try {
      await action(left);
    } catch (thrown) {
      if (left.aborted) return;
      problem.value = toAppError(thrown).code;
      if (state.value === 'preparing') state.value = 'start';
    } finally {
      if (!left.aborted) isBusy = false;
    }
  };

  /** @returns undefined if the deck does not become complete; the state reports it. */
  const findWhole = async (deck: DeckSummary, left: AbortSignal) => {
    if (deck.isComplete) return deck;
    state.value = 'waiting';
    const whole = await waitForWholeDeck(decks, deck.pair, left);
    if (!whole && !left.aborted) state.value = 'incomplete';
    return whole;
  };

  const show = (word: CheckWord) => {
    current.value = word;
    shownAt = now();
    state.value = 'asking';
  };

  const finish = ({ placement, deck }: Run) => {
    const unreal = answers.value.filter(({ position }) => position === undefined);
    canContinue.value = answers.value.length - unreal.length < deck.cards;
    estimate.value = placement.estimate(answers.value);
    invented.value = { asked: unreal.length, claimed: unreal.filter(({ isKnown }) => isKnown).map(({ word }) => word) };
    current.value = undefined;
    state.value = 'result';
  };

  const showNext = async (running: Run) => {
    const count = answers.value.length;
    const next = count < running.total ? await findNext(send, running, answers.value, random) : undefined;
    // The check may have been left in the meantime.
    if (run !== running) return;
    progress.value = { answered: count, total: running.total };
    if (next) show(next);
    else finish(running);
  };

  return {
    state,
    current,
    progress,
    estimate,
    ranks,
    invented,
    canContinue,
    problem,
    start: (wanted) =>
      act(async (left) => {
        const deck = await findWhole(wanted, left);
        if (!deck || left.aborted) return;
        state.value = 'preparing';
        answers.value = [];
        const { cards, notes } = await send('deck.export', { id: deck.id, after: -1, limit: SAMPLE_WORDS });
        const vulgar = new Set(notes?.vulgar);
        const ofDeck = createDeckRanks(
          cards.map(([rank]) => rank),
          deck,
        );
        const words = cards.map(([, word]) => word);
        const found = await findInvented(send, words, deck.from.iso639_3, random);
        const unreal = found.slice(0, INVENTED);
        const spare = found.slice(INVENTED);
        if (left.aborted) return;
        const total = Math.min(WORDS, deck.cards) + unreal.length;
        ranks.value = ofDeck;
        run = { deck, ranks: ofDeck, placement: createPlacement(deck.cards), vulgar, invented: unreal, spare, total };
        await showNext(run);
      }),
    answer: (isKnown) =>
      act(async () => {
        const word = current.value;
        if (!run || !word || Math.abs(now() - shownAt) < DOUBLE_PRESS_MS) return;
        const before = answers.value;
        answers.value = [...before, { ...word, isKnown }];
        try {
          await showNext(run);
        } catch (thrown) {
          answers.value = before;
          throw thrown;
        }
      }),
    continue: () =>
      act(async () => {
        if (!run || state.value !== 'result') return;
        const { deck, invented: asked, spare } = run;
        const unreal = [...asked, ...spare.slice(0, MORE_INVENTED)];
        const real = answers.value.length - asked.length;
        const total = Math.min(real + MORE_WORDS, deck.cards) + unreal.length;
        run = { ...run, invented: unreal, spare: spare.slice(MORE_INVENTED), total };
        await showNext(run);
      }),
    back() {
      const last = answers.value.at(-1);
      if (isBusy || !last || !run) return;
      answers.value = answers.value.slice(0, -1);
      progress.value = { answered: answers.value.length, total: run.total };
      show({ word: last.word, position: last.position });
    },
    leave() {
      stay.abort();
      stay = new AbortController();
      isBusy = false;
      run = undefined;
      current.value = undefined;
      problem.value = undefined;
      state.value = 'start';
    },
  };
}

/** Invents words similar to the given ones that no deck of the language knows in any form. */
async function findInvented(
  send: Send,
  words: readonly string[],
  language: string,
  random: () => number,
): Promise<string[]> {
  const candidates = inventWords(words, INVENTED_AHEAD, random);
  const found = await Promise.all(candidates.map((text) => send('lookup.define', { text, offset: 0, language })));
  return candidates.filter((_, index) => found[index]?.entries.length === 0);
}

/** @returns undefined if every word of the deck was asked. */
async function findNext(
  send: Send,
  { deck, ranks, placement, vulgar, invented, total }: Run,
  answers: readonly Answer[],
  random: () => number,
): Promise<CheckWord | undefined> {
  const asked = new Set(answers.map(({ word }) => word));
  const unreal = invented.filter((word) => !asked.has(word));
  // Spread over the remaining positions, so that they are not predictable.
  const isUnreal = answers.length >= FIRST_INVENTED && random() * (total - answers.length) < unreal.length;
  const [first] = unreal;
  if (isUnreal && first !== undefined) return { word: first, position: undefined };
  const passed = [...answers];
  for (let tries = 0; tries < TRIES; tries++) {
    const position = placement.pick(passed, random);
    if (position === undefined) break;
    const { cards } = await send('deck.export', { id: deck.id, after: ranks.rankAt(position) - 1, limit: 1 });
    const [rank, word] = cards[0] ?? [];
    const isAskable = word !== undefined && !asked.has(word) && !vulgar.has(word);
    if (rank !== undefined && isAskable) return { word, position: ranks.positionAt(rank) };
    passed.push({ word: '', position, isKnown: false });
  }
  return first === undefined ? undefined : { word: first, position: undefined };
}
