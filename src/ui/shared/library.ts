import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { RequestOf } from '../../messaging/messages.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { LanguagePair, PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { SyncStatus } from '../../model/sync.ts';
import { updateSignal } from './update-signal.ts';

export type SyncControl = 'sync.pause' | 'sync.resume' | 'sync.cancel';

/** The sources on the device and the syncs under way, as last reported by the background. */
export interface Library {
  /** All sources, each pair's in library order. Undefined until the background first answers. */
  sources: ReadonlySignal<DeckSummary[] | undefined>;
  /** The main source of each pair. */
  decks: ReadonlySignal<DeckSummary[] | undefined>;
  syncs: ReadonlySignal<SyncStatus[]>;
  /** Error of the lists or of the last action. */
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Reloads both lists. Calls during a reload share one further reload. */
  refresh(): Promise<void>;
  /** Runs an action and shows its effect. @returns Whether it succeeded. */
  startSync(pair: LanguagePair): Promise<boolean>;
  controlSync(control: SyncControl, pair: PairId): Promise<boolean>;
  changeSource(id: string, change: RequestOf<'deck.change'>['change']): Promise<boolean>;
  /** @param keepWords - Keeps words being learnt that only this source has as own words. */
  removeSource(id: string, keepWords: boolean): Promise<boolean>;
  dismissProblem(): void;
}

export function createLibrary(send: Send): Library {
  const sources = signal<DeckSummary[] | undefined>(undefined);
  const decks = computed(() => sources.value?.filter(({ isMain }) => isMain));
  const syncs = signal<SyncStatus[]>([]);
  const problem = signal<ErrorCode | undefined>(undefined);
  let didListingFail = false;

  const read = async () => {
    try {
      const [deckList, syncList] = await Promise.all([send('deck.list', {}), send('sync.status', {})]);
      updateSignal(sources, deckList);
      updateSignal(syncs, syncList);
      // The error of an action stays until dismissed. The error of a list ends when a reload succeeds.
      if (didListingFail) problem.value = undefined;
      didListingFail = false;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      didListingFail = true;
    }
  };
  const refresh = coalesce(read);

  const act = async (action: () => Promise<unknown>) => {
    try {
      await action();
      problem.value = undefined;
      return true;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      didListingFail = false;
      return false;
    } finally {
      await refresh();
    }
  };

  return {
    sources,
    decks,
    syncs,
    problem,
    refresh,
    startSync: ({ from, to }) => act(() => send('sync.start', { from, to })),
    controlSync: (control, pair) => act(() => send(control, { pair })),
    changeSource: (id, change) => act(() => send('deck.change', { id, change })),
    removeSource: (id, keepWords) => act(() => send('deck.remove', { id, ...(keepWords ? { keepWords: true } : {}) })),
    dismissProblem() {
      problem.value = undefined;
    },
  };
}
