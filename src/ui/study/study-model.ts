import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { PairId } from '../../model/pair.ts';
import type { Rating } from '../../model/rating.ts';
import type { StudyCard } from '../../model/study.ts';
import type { RatingCount } from '../../settings/settings.ts';
import { createActionRunner } from './action-runner.ts';
import type { TypedAnswer } from './answer-modes.ts';
import { createAnswers } from './answers.ts';
import { createIntroductions, type Introductions } from './introductions.ts';
import { type MeaningChange, putMeaning, undoMeaning } from './own-meaning.ts';
import { createPractice, type Practice } from './practice.ts';
import { createScreenCard, type ScreenCard } from './screen-card.ts';
import { createSessionLimit } from './session-limit.ts';
import { type ChosenWords, createSessionScope } from './session-scope.ts';
import type { StudyMemory } from './study-memory.ts';
import { describeUndo, HOLD_NOTICES, type StudyNotice, type StudyNoticeKind } from './study-notice.ts';
import { findState, type StudyState } from './study-state.ts';

export interface StudyModel extends Pick<ScreenCard, 'view' | 'card' | 'side' | 'modes' | 'isEditing' | 'keysNote'> {
  state: ReadonlySignal<StudyState>;
  notice: ReadonlySignal<StudyNotice | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  ratings: ReadonlySignal<RatingCount>;
  /** The words that the session is limited to. */
  chosen: ReadonlySignal<ChosenWords | undefined>;
  /** Whether the session is limited to the open deck. */
  isOneDeck: ReadonlySignal<boolean>;
  /** End of the chosen time; undefined for no limit. */
  endsAt: ReadonlySignal<number | undefined>;
  introductions: Pick<Introductions, 'isOpen' | 'hasBegun' | 'begin'>;
  practice: Practice;
  /** Whether the session resumed a card that was left unanswered. */
  isResumed(): boolean;
  /** @param pair - The deck that supplies new words. */
  load(pair: PairId | undefined): Promise<void>;
  /** Retries a failed load. */
  retry(): Promise<void>;
  /** Shows the answer side; after an introduction, the next card. */
  reveal(): void;
  /** Shows the answer side with the typed answer. */
  revealTyped(answer: TypedAnswer): void;
  /** Ignored on the front, in the first moment of a side, and while an answer is pending. */
  rate(rating: Rating): Promise<void>;
  /** Takes back what the message on the screen reports, otherwise the last answer or mark. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  know(): Promise<void>;
  hold(mark: 'suspend' | 'bury' | 'reset'): Promise<void>;
  /** Stores the learner's own meaning; an empty one removes it. @returns Whether it succeeded. */
  define(text: string): Promise<boolean>;
  studyOneDeck(isOneDeck: boolean): Promise<void>;
  /** Limits the session to some words; undefined: to none. */
  studyChosen(chosen: ChosenWords | undefined): Promise<void>;
  /** Limits the session to a duration; undefined removes the limit. */
  limit(durationMs: number | undefined): void;
  /** Whether the learner stopped the session; its time may also be over. */
  isStopped: ReadonlySignal<boolean>;
  /** Shows the summary, although words remain. `limit` resumes the session. */
  stop(): void;
  /** Starts extra practice; see `practice.ts`. */
  practise(): Promise<void>;
  rescue(choice: 'restore' | 'give-up'): Promise<void>;
  /** Replaces databases that cannot be read. @returns Whether that helped. */
  repair(): Promise<boolean>;
  /** Leaves the screen, so the next opening does not resume this card. */
  leave(): void;
}

interface StudyParts {
  send: Send;
  memory: StudyMemory;
  now: () => number;
}

/** Long because all actions share the open card and the session; each of them is short. */
export function createStudyModel({ send, memory, now }: StudyParts): StudyModel {
  const notice = signal<StudyNotice | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  const ratings = signal<RatingCount>('two');
  const limit = createSessionLimit(now);
  const answers = createAnswers(now);
  const practice = createPractice(send);
  let isResumed = false;

  const screen = createScreenCard({
    memory,
    now,
    practised: practice.card,
    onShow() {
      answers.start();
      limit.check();
    },
  });
  const { view, card, side, modes, isEditing, show, turn } = screen;
  const state = computed(() => {
    const session = { practised: practice.card.value, isOver: limit.isOver.value };
    return findState(view.value, problem.value !== undefined, session);
  });
  const introductions = createIntroductions(() =>
    state.value === 'card' && side.value === 'front' ? card.value : undefined,
  );
  const { deck, isOneDeck, chosen, toWish: wish } = createSessionScope(introductions.list);

  const { act, actNext } = createActionRunner({
    problem,
    begin() {
      notice.value = undefined;
      const asked = deck.value;
      return async () => {
        if (deck.value !== asked) await load();
      };
    },
  });

  /** Shows what comes next after a change of the session. */
  const showNextAfter = (change: () => unknown, run = act) =>
    run(async () => {
      await change();
      show(await send('study.next', wish()));
    });

  const takeBack = async (direction: 'undo' | 'redo') => {
    await act(async () => {
      practice.stop();
      const { undone, view: next } = await send('study.undo', { id: crypto.randomUUID(), direction, wish: wish() });
      const said = describeUndo(direction, undone, introductions.isDue(next.card) ? undefined : next.card);
      limit.resume();
      show(next, said.kind === 'undone' ? 'back' : 'front');
      notice.value = said;
    });
  };

  const mark = async (
    action: (word: { id: string; pair: PairId; word: string }) => Promise<unknown>,
    said: StudyNoticeKind | undefined,
  ) => {
    const open = view.value?.card;
    if (!open || state.value !== 'card' || practice.card.value) return false;
    return act(async () => {
      const before = view.value?.start;
      await action({ id: crypto.randomUUID(), pair: open.pair, word: open.word });
      const next = await send('study.next', wish());
      show(next);
      if (said) notice.value = { kind: said, about: open, ...(next.start === before ? {} : { start: next.start }) };
    });
  };

  const showMeaning = async (open: StudyCard, definition: string | undefined) => {
    const shown = side.value;
    if (practice.card.value) practice.define(definition);
    else show(await send('study.next', wish(open)), shown);
  };

  const takeMeaningBack = (change: MeaningChange) =>
    act(async () => {
      await undoMeaning(send, change);
      await showMeaning(change.card, change.card.definition);
      notice.value = { kind: 'taken-back' };
    });

  /** From the introduction of a new word to the next card. */
  const moveOn = (open: StudyCard) =>
    act(async () => {
      const introduced = introductions.listAfter(open);
      const next = await send('study.next', { ...wish(), introduced });
      introductions.keep(introduced);
      show(next);
    });

  const load = async () => {
    await act(async () => {
      const [next, settings] = await Promise.all([send('study.next', wish(memory.find())), send('settings.get', {})]);
      ratings.value = settings.study.ratings;
      modes.choose(settings.study);
      // The learner may have turned the card meanwhile.
      const open = memory.find();
      isResumed = open !== undefined && isSameQuestion(next.card, open);
      show(next, isResumed && open ? open.side : 'front');
    });
  };

  return {
    view,
    state,
    card,
    side,
    notice,
    problem,
    ratings,
    modes,
    keysNote: screen.keysNote,
    isEditing,
    chosen,
    isOneDeck,
    endsAt: limit.endsAt,
    introductions,
    practice,
    isResumed: () => isResumed,
    load(pair) {
      if (deck.value !== undefined && pair !== deck.value) {
        limit.resume();
        chosen.value = undefined;
      }
      deck.value = pair;
      return load();
    },
    retry: load,
    reveal() {
      if (state.value !== 'card' || side.value !== 'front' || !screen.isSettled()) return;
      if (introductions.isOpen.value && card.value) return void moveOn(card.value);
      notice.value = undefined;
      turn('back');
    },
    revealTyped(answer) {
      if (state.value !== 'card' || side.value !== 'front') return;
      notice.value = undefined;
      turn('back', answer);
    },
    async rate(rating) {
      const open = card.value;
      if (!open || state.value !== 'card' || side.value !== 'back' || !screen.isSettled()) return;
      if (practice.card.value) {
        practice.rate(rating);
        notice.value = undefined;
        turn('front');
        return;
      }
      await act(async () => {
        const answer = answers.build(open, rating);
        const introduced = introductions.listAfter(open);
        const { isStored, view: next } = await send('study.answer', { ...answer, wish: { ...wish(), introduced } });
        introductions.keep(introduced);
        answers.finish();
        show(next);
        if (!isStored) notice.value = { kind: 'answered-elsewhere' };
      });
    },
    async undo() {
      const change = notice.value?.change;
      await (change ? takeMeaningBack(change) : takeBack('undo'));
    },
    redo: () => takeBack('redo'),
    know: async () => void (await mark((word) => send('study.mark', { ...word, mark: 'know' }), 'known')),
    hold: async (kind) => void (await mark((word) => send('study.hold', { ...word, mark: kind }), HOLD_NOTICES[kind])),
    async define(text) {
      const open = card.value;
      if (!open) return false;
      return act(async () => {
        const change = await putMeaning(send, open, text);
        isEditing.value = false;
        if (!change) return;
        await showMeaning(open, change.definition);
        notice.value = { kind: change.definition === undefined ? 'meaning-removed' : 'meaning-saved', change };
      });
    },
    async studyOneDeck(wanted) {
      await showNextAfter(() => {
        isOneDeck.value = wanted;
      });
    },
    async studyChosen(words) {
      await showNextAfter(() => {
        practice.stop();
        limit.resume();
        chosen.value = words;
      });
    },
    limit(durationMs) {
      limit.set(durationMs);
      turn('front');
    },
    isStopped: limit.isStopped,
    stop() {
      if (practice.card.value) practice.stop();
      else limit.stop();
      turn('front');
    },
    async practise() {
      await act(async () => {
        const count = await practice.start(isOneDeck.value ? deck.value : undefined);
        if (count === 0) notice.value = { kind: 'no-practice' };
        turn('front');
      });
    },
    async rescue(choice) {
      await showNextAfter(() => send('study.rescue', { choice }), actNext);
    },
    repair: () => showNextAfter(() => send('check.repair', {}), actNext),
    leave() {
      practice.stop();
      memory.save(undefined);
    },
  };
}

const isSameQuestion = (card: StudyCard | undefined, { pair, word, seen }: Pick<StudyCard, 'pair' | 'word' | 'seen'>) =>
  card?.pair === pair && card.word === word && card.seen === seen;
