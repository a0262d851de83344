import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { AppError, toAppError } from '../../../app-error.ts';
import { parseAddress } from '../../../contract/server-address.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { UpstreamSummary } from '../../../model/sync.ts';
import { updateSignal } from '../../shared/update-signal.ts';
import { findPermission } from './server-permission.ts';

/** Result of the last attempt: none, success, or the reason of the failure. */
export type ConnectionOutcome =
  | { kind: 'connected'; upstream: UpstreamSummary }
  | { kind: 'disconnected' }
  /** `address`: the server that was tried, once parsed. */
  | { kind: 'failed'; code: ErrorCode; address: string | undefined };

/** The subject of the form: a new key for the connected server, or a server with its key. */
export type Editing = 'key' | 'server';

/** The server from which decks sync, and the form that connects one. */
export interface ConnectionModel {
  /** Undefined if no server is connected; `null` until the background has answered. */
  upstream: ReadonlySignal<UpstreamSummary | undefined | null>;
  /** Typed values. They survive every failure. The key is cleared as soon as the background has it. */
  address: Signal<string>;
  key: Signal<string>;
  isKeyShown: Signal<boolean>;
  /** The part of the connected server being changed; undefined if none, or if no server is connected. */
  editing: ReadonlySignal<Editing | undefined>;
  isBusy: ReadonlySignal<boolean>;
  outcome: ReadonlySignal<ConnectionOutcome | undefined>;
  load(): Promise<void>;
  /** Shows the form, which never contains the stored key. */
  edit(what: Editing): void;
  cancel(): void;
  /** Call this directly from a click, or the browser shows no permission prompt. @returns Whether it is connected. */
  connect(): Promise<boolean>;
  disconnect(): Promise<boolean>;
  /** Clears the result of the last attempt, except a failure. */
  dismiss(): void;
}

/** Asks the browser to allow requests to a server. It must be called before anything is awaited. */
export type RequestPermission = (pattern: string) => Promise<boolean>;

export function createConnection(send: Send, requestPermission: RequestPermission): ConnectionModel {
  const upstream = signal<UpstreamSummary | undefined | null>(null);
  const address = signal('');
  const key = signal('');
  const isKeyShown = signal(false);
  const editing = signal<Editing | undefined>(undefined);
  const isBusy = signal(false);
  const outcome = signal<ConnectionOutcome | undefined>(undefined);

  const attempt = async (action: () => Promise<ConnectionOutcome | undefined>) => {
    if (isBusy.value) return false;
    isBusy.value = true;
    // Clear the last result, so that the same result is announced again.
    outcome.value = undefined;
    const tried = findAddress(address.value);
    try {
      outcome.value = await action();
      return true;
    } catch (thrown) {
      outcome.value = { kind: 'failed', code: toAppError(thrown).code, address: tried };
      return false;
    } finally {
      isBusy.value = false;
    }
  };

  /** The form ends, and with it what was typed as a key. */
  const close = (known: UpstreamSummary | undefined) =>
    batch(() => {
      upstream.value = known;
      editing.value = undefined;
      address.value = known?.address ?? address.value;
      key.value = '';
      isKeyShown.value = false;
    });

  return {
    upstream,
    address,
    key,
    isKeyShown,
    editing,
    isBusy,
    outcome,
    async load() {
      try {
        // A message cannot carry `undefined`: Chrome delivers `null`, Firefox leaves the field out.
        const known = (await send('upstream.get', {})) ?? undefined;
        // Another page has changed the server: what was typed as a key for the first one may not go to the second.
        if (editing.value === 'key' && known?.address !== address.value) close(known);
        if (known === undefined) editing.value = undefined;
        updateSignal(upstream, known);
        if (address.value === '') address.value = known?.address ?? '';
      } catch (thrown) {
        outcome.value = { kind: 'failed', code: toAppError(thrown).code, address: undefined };
      }
    },
    edit: (what) => {
      close(upstream.value ?? undefined);
      editing.value = what;
      outcome.value = undefined;
    },
    cancel() {
      if (isBusy.value) return;
      close(upstream.value ?? undefined);
      outcome.value = undefined;
    },
    dismiss() {
      if (outcome.value?.kind !== 'failed') outcome.value = undefined;
    },
    connect: () =>
      attempt(async () => {
        // Copy the fields: they can change while the browser asks.
        const typed = { address: address.value, key: key.value };
        const permission = findPermission(typed.address);
        // Before the browser is made to ask for something that would be of no use.
        if (typed.key.trim() === '') throw new AppError('key-missing', 'Expected a key, got none.');
        if (permission !== undefined && !(await requestPermission(permission))) {
          throw new AppError('permission-needed', `Expected access to ${permission}, got a refusal.`);
        }
        const connected = await send('upstream.connect', typed);
        close(connected);
        return { kind: 'connected', upstream: connected };
      }),
    disconnect: () =>
      attempt(async () => {
        await send('upstream.disconnect', {});
        close(undefined);
        return { kind: 'disconnected' };
      }),
  };
}

function findAddress(typed: string): string | undefined {
  try {
    return parseAddress(typed);
  } catch {
    return undefined;
  }
}
