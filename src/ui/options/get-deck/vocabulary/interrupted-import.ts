import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type AppError, toAppError } from '../../../../app-error.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { UnfinishedImport } from '../../../../model/vocabulary.ts';

/** Held by the page whose import runs, so that other pages do not take it for an interrupted one. */
const LOCK = 'wayword.vocabulary-import';

/** The mark by which an interrupted import is recognised. Stored, so its form never changes. */
export const toSource = (pair: PairId, { size, name }: Pick<File, 'size' | 'name'>) => [pair, size, name].join(' ');

/** Name of the file in such a mark. */
const readName = (source: string) => source.split(' ').slice(2).join(' ');

/** Runs an import, after that of another page. */
export function runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(LOCK, work);
}

const isRunning = async () => (await navigator.locks.query()).held?.some(({ name }) => name === LOCK) === true;

/** An import that was interrupted, of which a part is stored. */
export interface InterruptedImport {
  /** Name of its file; undefined if there is none, or its import was begun again. */
  name: ReadonlySignal<string | undefined>;
  undo: ReadonlySignal<'possible' | 'running' | 'done'>;
  problem: ReadonlySignal<AppError | undefined>;
  /** Looks for one. */
  find(): Promise<void>;
  takeBack(): Promise<void>;
  forget(): void;
}

export function createInterruptedImport(send: Send): InterruptedImport {
  const found = signal<UnfinishedImport | undefined>(undefined);
  const name = signal<string | undefined>(undefined);
  const undo = signal<'possible' | 'running' | 'done'>('possible');
  const problem = signal<AppError | undefined>(undefined);
  return {
    name,
    undo,
    problem,
    async find() {
      // A page without this notice is complete.
      const unfinished = await send('study.findImport', {}).catch(() => undefined);
      if (!unfinished || (await isRunning())) return;
      batch(() => {
        found.value = unfinished;
        name.value = readName(unfinished.source);
      });
    },
    async takeBack() {
      const unfinished = found.value;
      if (!unfinished || undo.value !== 'possible') return;
      undo.value = 'running';
      try {
        await send('study.takeBackImport', { id: crypto.randomUUID(), ref: unfinished.id });
        undo.value = 'done';
      } catch (thrown) {
        batch(() => {
          undo.value = 'possible';
          problem.value = toAppError(thrown);
        });
      }
    },
    forget() {
      name.value = undefined;
    },
  };
}
