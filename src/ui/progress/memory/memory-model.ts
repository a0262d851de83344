import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { MemoryReport } from '../../../model/memory.ts';
import type { PairId } from '../../../model/pair.ts';
import { attempt } from '../../shared/attempt.ts';
import { askMemory } from './ask-memory.ts';

export type MemoryState =
  | { kind: 'idle' }
  | { kind: 'reading'; entries: number }
  | { kind: 'fitting'; share: number }
  | { kind: 'ready'; report: MemoryReport }
  | { kind: 'failed'; code: ErrorCode };

/** What was last done with weights, which can be undone. `automatic`: without a press. */
export interface MemoryAct {
  id: string;
  kind: 'adopted' | 'automatic' | 'returned';
}

/** The learner's own memory of one pair: what a fit would gain, and which weights count. */
export interface MemoryModel {
  state: ReadonlySignal<MemoryState>;
  act: ReadonlySignal<MemoryAct | undefined>;
  /** Whether better weights are adopted without asking; undefined until it is read. */
  isAutomatic: ReadonlySignal<boolean | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Reads the log and fits. */
  look(pair: PairId): Promise<void>;
  /** Ends what runs. */
  cancel(): void;
  adopt(): Promise<void>;
  /** Returns to the published weights. */
  giveBack(): Promise<void>;
  undo(): Promise<void>;
  setAutomatic(isOn: boolean): Promise<void>;
}

interface MemoryParts {
  send: Send;
  createWorker: () => Worker;
  newId: () => string;
}

/** Weights of before are replaced without asking once there are so many more answers. */
const MORE_SHARE = 0.2;

export function createMemoryModel({ send, createWorker, newId }: MemoryParts): MemoryModel {
  const state = signal<MemoryState>({ kind: 'idle' });
  const act = signal<MemoryAct | undefined>(undefined);
  const isAutomatic = signal<boolean | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  let pair: PairId = '';
  let ending = new AbortController();

  const restart = () => {
    ending.abort();
    ending = new AbortController();
    return ending.signal;
  };
  const readReport = async () => {
    const signal = restart();
    state.value = { kind: 'reading', entries: 0 };
    try {
      const onProgress = (progress: { entries: number } | { share: number }) => {
        if (signal.aborted) return;
        state.value = 'entries' in progress ? { kind: 'reading', ...progress } : { kind: 'fitting', ...progress };
      };
      const report = await askMemory(send, { createWorker, pair, signal, onProgress });
      if (!signal.aborted) state.value = { kind: 'ready', report };
    } catch (thrown) {
      if (!signal.aborted) state.value = { kind: 'failed', code: toAppError(thrown).code };
    }
  };
  /** @param fitted - Whether the weights of the report are adopted; otherwise the published ones. */
  const put = (kind: MemoryAct['kind'], { pairs, verdict }: MemoryReport) =>
    attempt(problem, async () => {
      const id = newId();
      const weights = kind !== 'returned' && !verdict.declined ? verdict.fitted.weights : [];
      await send('study.adoptWeights', { id, pairs, weights });
      act.value = { id, kind };
      await readReport();
    });
  const adoptIfMeant = async () => {
    if (!isAutomatic.value || state.value.kind !== 'ready') return;
    const { report } = state.value;
    if (isWorthwhile(report)) await put('automatic', report);
  };

  return {
    state,
    act,
    isAutomatic,
    problem,
    async look(asked) {
      pair = asked;
      act.value = undefined;
      const signal = restart();
      await attempt(problem, async () => {
        isAutomatic.value = (await send('settings.get', {})).study.autoWeights;
      });
      if (signal.aborted) return;
      await readReport();
      await adoptIfMeant();
    },
    cancel() {
      restart();
      state.value = { kind: 'idle' };
    },
    async adopt() {
      if (state.value.kind === 'ready') await put('adopted', state.value.report);
    },
    async giveBack() {
      if (state.value.kind === 'ready') await put('returned', state.value.report);
    },
    undo: () =>
      attempt(problem, async () => {
        const done = act.value;
        if (!done) return;
        await send('study.takeBack', { id: newId(), ref: done.id });
        act.value = undefined;
        await readReport();
      }),
    setAutomatic: (isOn) =>
      attempt(problem, async () => {
        isAutomatic.value = (
          await send('settings.put', { change: { study: { autoWeights: isOn } } })
        ).study.autoWeights;
        await adoptIfMeant();
      }),
  };
}

/** Whether better weights are there, and enough new answers since the last ones. */
function isWorthwhile({ verdict, adoptedAt, since }: MemoryReport): boolean {
  if (verdict.declined || !verdict.fitted.isBetter) return false;
  return adoptedAt === undefined || since >= (verdict.answers - since) * MORE_SHARE;
}
