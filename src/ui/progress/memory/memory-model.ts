import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { MemoryReport } from '../../../model/memory.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Settings } from '../../../settings/settings.ts';
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

/** `autoWeights`: whether better weights are adopted without asking. */
export type MemorySettings = Pick<Settings['study'], 'autoWeights' | 'newPerDay' | 'retention'>;

/** Goals whose cost is shown, besides the learner's own. */
const GOALS = [0.8, 0.85, 0.9, 0.95];

/** The learner's own memory of one pair: what a fit would gain, and which weights count. */
export interface MemoryModel {
  state: ReadonlySignal<MemoryState>;
  act: ReadonlySignal<MemoryAct | undefined>;
  /** Undefined until they are read. */
  settings: ReadonlySignal<MemorySettings | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Words that were stopped here, and the act that did. */
  stopped: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Reads the log and fits. @param day - Current study day. */
  look(pair: PairId, day: number): Promise<void>;
  /** Ends what runs. */
  cancel(): void;
  adopt(): Promise<void>;
  /** Returns to the published weights. */
  giveBack(): Promise<void>;
  undo(): Promise<void>;
  setAutomatic(isOn: boolean): Promise<void>;
  /** Stops asking a word, or asks it again. */
  toggle(word: string): Promise<void>;
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
  const settings = signal<MemorySettings | undefined>(undefined);
  const stopped = signal<ReadonlyMap<string, string>>(new Map());
  const problem = signal<ErrorCode | undefined>(undefined);
  let pair: PairId = '';
  let day = 0;
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
      const goals = [...new Set([...GOALS, settings.value?.retention ?? 0.9])].sort();
      const onProgress = (progress: { entries: number } | { share: number }) => {
        if (signal.aborted) return;
        state.value = 'entries' in progress ? { kind: 'reading', ...progress } : { kind: 'fitting', ...progress };
      };
      const report = await askMemory(send, { createWorker, pair, day, goals, signal, onProgress });
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
  const putAutomatic = async (isOn: boolean) => {
    settings.value = (await send('settings.put', { change: { study: { autoWeights: isOn } } })).study;
  };
  /** What the learner has returned to stays. */
  const endAutomatic = () => (settings.value?.autoWeights ? putAutomatic(false) : undefined);
  const adoptIfMeant = async () => {
    if (!settings.value?.autoWeights || state.value.kind !== 'ready') return;
    const { report } = state.value;
    if (isWorthwhile(report)) await put('automatic', report);
  };

  return {
    state,
    act,
    settings,
    problem,
    stopped,
    async look(asked, today) {
      pair = asked;
      day = today;
      stopped.value = new Map();
      act.value = undefined;
      const signal = restart();
      await attempt(problem, async () => {
        settings.value = (await send('settings.get', {})).study;
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
      if (state.value.kind !== 'ready') return;
      const { report } = state.value;
      await endAutomatic();
      await put('returned', report);
    },
    undo: () =>
      attempt(problem, async () => {
        const done = act.value;
        if (!done) return;
        if (done.kind === 'automatic') await endAutomatic();
        await send('study.takeBack', { id: newId(), ref: done.id });
        act.value = undefined;
        await readReport();
      }),
    setAutomatic: (isOn) =>
      attempt(problem, async () => {
        await putAutomatic(isOn);
        await adoptIfMeant();
      }),
    toggle: (word) =>
      attempt(problem, async () => {
        const left = new Map(stopped.value);
        const ref = left.get(word);
        const id = newId();
        if (ref === undefined) await send('study.hold', { id, pair, word, mark: 'suspend' });
        else await send('study.takeBack', { id, ref });
        if (ref === undefined) left.set(word, id);
        else left.delete(word);
        stopped.value = left;
      }),
  };
}

/** Whether better weights are there, and enough new answers since the last ones. */
function isWorthwhile({ verdict, adoptedAt, since }: MemoryReport): boolean {
  if (verdict.declined || !verdict.fitted.isBetter) return false;
  return adoptedAt === undefined || since >= (verdict.answers - since) * MORE_SHARE;
}
