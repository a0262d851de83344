import { AppError, toAppError } from '../app-error.ts';
import type { ContractClient } from '../contract/client.ts';
import type { ErrorCode } from '../model/error-code.ts';
import type { LanguageReference } from '../model/language.ts';
import { type LanguagePair, type PairId, toPairId } from '../model/pair.ts';
import type { SourceId } from '../model/source.ts';
import type { SyncStatus } from '../model/sync.ts';
import type { SyncRow, UpstreamRow } from '../store/content/content-database.ts';
import { removeSource, toPair } from '../store/content/sources.ts';
import { findUpstream } from '../store/content/upstreams.ts';
import { cancelSync, findSync, listSyncs, queueSync, restartSync, updateSync } from '../store/content/write/syncs.ts';
import type { Store } from '../store/store.ts';
import { findWaitMs, isOver } from './backoff.ts';
import type { Environment } from './environment.ts';
import { type FormsOf, indexStopped, loadFreshWords } from './growing-index.ts';
import { createRateMeter, type RateMeter } from './rate.ts';
import { type RunOutcome, runSync } from './run.ts';

/** Copies decks from the connected server, one at a time, and resumes automatically after any interruption. */
export interface Sync {
  start(pair: LanguagePair): Promise<void>;
  pause(pair: PairId): Promise<void>;
  resume(pair: PairId): Promise<void>;
  /** Stops a sync permanently. Cards of a first sync stay; an unfinished refresh is dropped. */
  cancel(pair: PairId): Promise<void>;
  /** Removes a source and stops its sync. */
  remove(id: SourceId): Promise<void>;
  status(): Promise<SyncStatus[]>;
  /** The server or key changed. Syncs that waited for it resume, and syncs under way restart. */
  connectionChanged(): Promise<void>;
  /** The network is back. Syncs that waited for an unreachable server resume at once. */
  networkReturned(): Promise<void>;
  /**
   * Resumes unfinished syncs that are due. Called at the start of the background and by an alarm. Safe to call often.
   */
  wake(): void;
}

export interface SyncOptions {
  store: Store;
  clientFor: (upstream: UpstreamRow) => ContractClient;
  environment: Environment;
  forms: FormsOf;
  /** Called after a visible change of a sync or a deck. */
  onChange: () => void;
  /** Called after cards of the sync under way were stored. */
  onProgress: () => void;
  /** Called with true while the alarm is needed, with false when everything is done. */
  onUnfinished: (isUnfinished: boolean) => void;
  /** Runs work while keeping the background alive. */
  keepAwake: <T>(work: () => Promise<T>) => Promise<T>;
}

const UNFINISHED = ['queued', 'running', 'waiting'] as const;
/** Errors that only the learner can fix. Everything else is retried. */
const NEEDS_LEARNER: readonly ErrorCode[] = [
  'key-refused',
  'not-connected',
  'redirected',
  'permission-needed',
  'storage-full',
  'storage-unavailable',
  'deck-empty',
  'deck-changing',
];
/** Restarts because of new editions on the server, after which the learner is told. */
const MOST_RESTARTS = 5;

export function createSync(options: SyncOptions): Sync {
  const { store, environment, onChange } = options;
  /** The current run in this background, if any. Its state is in the store. */
  let current: { pair: PairId; abort: AbortController; rate: RateMeter } | undefined;
  /** Error of the previous run, if the disk was too full to store it. Cleared by the next write. */
  let unsaved: { pair: PairId; error: ErrorCode } | undefined;
  let loop: Promise<void> | undefined;
  let isWokenAgain = false;
  let timer = new AbortController();

  function wake(): void {
    isWokenAgain = true;
    if (loop) return;
    loop = options
      .keepAwake(runAll)
      .catch((thrown: unknown) => console.error('Sync stopped:', toAppError(thrown).message))
      .finally(() => {
        loop = undefined;
        if (isWokenAgain) wake();
      });
  }

  async function runAll(): Promise<void> {
    while (isWokenAgain) {
      isWokenAgain = false;
      for (let row = await findDue(); row; row = await findDue()) await runOne(row);
    }
    const left = (await listSyncs(store)).filter(isUnfinished);
    options.onUnfinished(left.length > 0);
    wakeAt(Math.min(...left.map((row) => row.waitUntil ?? environment.now())));
    await indexStopped(store, isUnfinished, options.forms);
  }

  /** Short waits use a timer. During long ones the background may stop, and the alarm wakes it. */
  function wakeAt(at: number): void {
    timer.abort();
    if (!Number.isFinite(at)) return;
    timer = new AbortController();
    environment.sleep(Math.max(0, at - environment.now()), timer.signal).then(wake, () => undefined);
  }

  async function findDue(): Promise<SyncRow | undefined> {
    const rows = (await listSyncs(store))
      .filter(isUnfinished)
      .filter(({ waitUntil }) => waitUntil === undefined || isOver(waitUntil, environment.now()));
    return rows.sort((a, b) => order(a) - order(b) || a.startedAt - b.startedAt)[0];
  }

  async function runOne({ pair, state }: SyncRow): Promise<void> {
    const row = await updateSync(store, pair, [state], { state: 'running', waitUntil: undefined });
    if (!row) return;
    unsaved = undefined;
    const abort = new AbortController();
    const rate = createRateMeter(environment.now(), row.cards);
    current = { pair, abort, rate };
    onChange();
    const outcome = await attempt(row, { signal: abort.signal, rate, wasStopped: state === 'running' });
    current = undefined;
    try {
      await settle(row.pair, outcome);
    } catch (thrown) {
      unsaved = { pair, error: toAppError(thrown).code };
      throw thrown;
    } finally {
      onChange();
    }
  }

  async function attempt(
    row: SyncRow,
    { rate, ...run }: { signal: AbortSignal; rate: RateMeter; wasStopped: boolean },
  ): Promise<RunOutcome> {
    const upstream = await findUpstream(store);
    if (upstream?.address !== row.address) {
      return { kind: 'error', error: new AppError('not-connected', `Expected a connection to ${row.address}.`) };
    }
    const onProgress = ({ cards }: SyncRow) => {
      rate.add(environment.now(), cards);
      options.onProgress();
    };
    const client = options.clientFor(upstream);
    const { forms } = options;
    await loadFreshWords(store, row, forms);
    return runSync(row, { store, client, address: upstream.address, environment, forms, onProgress, ...run });
  }

  async function settle(pair: PairId, outcome: RunOutcome): Promise<void> {
    if (outcome.kind === 'empty') {
      await updateSync(store, pair, ['running'], { state: 'failed', error: 'deck-empty' });
    } else if (outcome.kind === 'replaced') {
      await startOver(pair);
    } else if (outcome.kind === 'error') {
      await settleError(pair, outcome.error);
    }
  }

  async function startOver(pair: PairId): Promise<void> {
    const restarts = (await findSync(store, pair))?.restarts ?? 0;
    if (restarts < MOST_RESTARTS) await restartSync(store, pair);
    else
      await settleError(pair, new AppError('deck-changing', `Expected a lasting edition, got ${restarts} new ones.`));
  }

  async function settleError(pair: PairId, error: AppError): Promise<void> {
    if (error.code === 'internal') console.error('Sync failed:', error.cause);
    const row = await findSync(store, pair);
    // A page instead of the API means a wrong address at first, and later a network that requires a login.
    const isFatal = NEEDS_LEARNER.includes(error.code) || (error.code === 'not-the-api' && row?.cards === 0);
    const failures = (row?.failures ?? 0) + 1;
    const waitMs = findWaitMs(failures, error.retryAfterMs, environment.random());
    await updateSync(
      store,
      pair,
      ['running'],
      isFatal
        ? { state: 'failed', error: error.code, failures }
        : { state: 'waiting', error: error.code, failures, waitUntil: environment.now() + waitMs },
    );
  }

  function stop(pair: PairId): void {
    if (current?.pair === pair) current.abort.abort();
  }

  async function resume(pair: PairId, states: readonly SyncRow['state'][]): Promise<void> {
    await updateSync(store, pair, states, {
      state: 'queued',
      error: undefined,
      waitUntil: undefined,
      failures: 0,
      restarts: 0,
    });
    options.onUnfinished(true);
    onChange();
    wake();
  }

  return {
    wake,

    async start(languages) {
      const upstream = await findUpstream(store);
      if (!upstream) throw new AppError('not-connected', 'Expected a connected server.');
      const pair = toPairId(languages);
      const name = (code: string): LanguageReference => ({
        iso639_3: code,
        name: upstream.languages.find(({ iso639_3 }) => iso639_3 === code)?.name ?? code,
      });
      const startedAt = environment.now();
      const [from, to] = [name(languages.from), name(languages.to)];
      await queueSync(store, { pair, from, to, address: upstream.address, startedAt });
      await resume(pair, ['paused', 'failed']);
    },

    async pause(pair) {
      await updateSync(store, pair, UNFINISHED, { state: 'paused', waitUntil: undefined });
      stop(pair);
      onChange();
      wake();
    },

    resume: (pair) => resume(pair, ['paused', 'failed', 'waiting']),

    async connectionChanged() {
      current?.abort.abort();
      const address = (await findUpstream(store))?.address;
      for (const row of await listSyncs(store)) {
        if (row.error === 'key-refused' || row.error === 'not-connected') await resume(row.pair, ['failed']);
        // It would wait for a server without permission.
        if (row.address !== address) await resume(row.pair, ['waiting']);
      }
      wake();
    },

    async networkReturned() {
      for (const { pair, error } of await listSyncs(store)) {
        if (error === 'unreachable' || error === 'timeout') await resume(pair, ['waiting']);
      }
    },

    async cancel(pair) {
      await cancelSync(store, pair);
      stop(pair);
      onChange();
      wake();
    },

    async remove(id) {
      const pair = toPair(id);
      const sync = await findSync(store, pair);
      await removeSource(store, id);
      if (sync && sync.source === id) stop(pair);
      onChange();
    },

    async status() {
      const rows = await listSyncs(store);
      return rows.map((row) => {
        const status = toStatus(row, current?.pair === row.pair ? current.rate.perSecond(environment.now()) : 0);
        return unsaved?.pair === row.pair && isUnfinished(row)
          ? { ...status, state: 'failed' as const, error: unsaved.error }
          : status;
      });
    },
  };
}

function isUnfinished(row: SyncRow): boolean {
  return UNFINISHED.some((state) => state === row.state);
}

/** Syncs interrupted by a stop resume before queued ones. */
function order(row: SyncRow): number {
  return row.state === 'running' ? 0 : 1;
}

function toStatus(row: SyncRow, cardsPerSecond: number): SyncStatus {
  const { pair, source, from, to, state, cards, skipped, expectedCards, waitUntil } = row;
  // Only this module writes it.
  const error = row.error as ErrorCode | undefined;
  return { pair, source, from, to, state, cards, skipped, cardsPerSecond, expectedCards, error, waitUntil };
}
