import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { DeckCheck, StudyCheck } from '../../../model/check.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { DeckSummary } from '../../../model/source.ts';

/** Result of a check. */
export interface CheckReport {
  decks: { deck: DeckSummary; check: DeckCheck }[];
  study: StudyCheck;
}

/** `deck`: the deck being checked; undefined for the study data, which comes last. */
export type SelfCheckState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; total: number; deck: DeckSummary | undefined }
  | { kind: 'done'; report: CheckReport }
  | { kind: 'failed'; code: ErrorCode };

/** Checks everything that is stored, deck by deck, so that the background can do other work in between. */
export interface SelfCheck {
  state: ReadonlySignal<SelfCheckState>;
  run(): Promise<void>;
}

export function createSelfCheck(send: Send): SelfCheck {
  const state = signal<SelfCheckState>({ kind: 'idle' });
  const look = async (): Promise<CheckReport> => {
    const decks = await send('deck.list', {});
    const total = decks.length + 1;
    const checked: CheckReport['decks'] = [];
    for (const deck of decks) {
      state.value = { kind: 'running', done: checked.length, total, deck };
      checked.push({ deck, check: await send('check.deck', { id: deck.id }) });
    }
    state.value = { kind: 'running', done: decks.length, total, deck: undefined };
    return { decks: checked, study: await send('check.study', {}) };
  };
  return {
    state,
    async run() {
      if (state.value.kind === 'running') return;
      state.value = { kind: 'running', done: 0, total: 1, deck: undefined };
      try {
        state.value = { kind: 'done', report: await look() };
      } catch (thrown) {
        state.value = { kind: 'failed', code: toAppError(thrown).code };
      }
    },
  };
}

/** Whether the check found nothing that the learner must know. */
export function isAllRight({ decks, study }: CheckReport): boolean {
  const isDeckRight = decks.every(({ check }) => check.state === 'right' || check.state === 'gone');
  return isDeckRight && study.staleRows === 0 && study.copy === 'right' && study.brokenBackups === 0;
}
