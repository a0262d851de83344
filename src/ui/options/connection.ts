import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { AppError, type ErrorCode, toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { UpstreamSummary } from '../../messaging/views.ts';
import { findPermission } from './server-permission.ts';

/** What the learner last heard of the connection: nothing, a success, or why it failed. */
export type ConnectionNews =
  | { kind: 'connected'; upstream: UpstreamSummary }
  | { kind: 'disconnected' }
  | { kind: 'failed'; code: ErrorCode };

/** The server that decks are synced from, and the form that connects one. */
export interface Connection {
  /** Undefined when no server is connected; `null` until the background has said. */
  upstream: ReadonlySignal<UpstreamSummary | undefined | null>;
  /** What is typed. It stays through every failure. */
  address: Signal<string>;
  key: Signal<string>;
  isKeyShown: Signal<boolean>;
  /** Whether the form is there: always while nothing is connected, and on request after that. */
  isEditing: Signal<boolean>;
  isBusy: ReadonlySignal<boolean>;
  news: ReadonlySignal<ConnectionNews | undefined>;
  load(): Promise<void>;
  /** Call it straight from a click: the browser asks for permission only then. @returns Whether it is connected. */
  connect(): Promise<boolean>;
  disconnect(): Promise<boolean>;
}

/** Asks the browser to allow requests to a server. It must be called before anything is awaited. */
export type RequestPermission = (pattern: string) => Promise<boolean>;

export function createConnection(send: Send, requestPermission: RequestPermission): Connection {
  const upstream = signal<UpstreamSummary | undefined | null>(null);
  const address = signal('');
  const key = signal('');
  const isKeyShown = signal(false);
  const isEditing = signal(false);
  const isBusy = signal(false);
  const news = signal<ConnectionNews | undefined>(undefined);

  const attempt = async (action: () => Promise<ConnectionNews | undefined>) => {
    if (isBusy.value) return false;
    isBusy.value = true;
    // What the last attempt said is no longer so, and saying it again must be heard again.
    news.value = undefined;
    try {
      news.value = await action();
      return true;
    } catch (thrown) {
      news.value = { kind: 'failed', code: toAppError(thrown).code };
      return false;
    } finally {
      isBusy.value = false;
    }
  };

  return {
    upstream,
    address,
    key,
    isKeyShown,
    isEditing,
    isBusy,
    news,
    async load() {
      try {
        // A message cannot carry `undefined`: Chrome delivers `null`, Firefox leaves the field out.
        upstream.value = (await send('upstream.get', {})) ?? undefined;
        if (address.value === '') address.value = upstream.value?.address ?? '';
      } catch (thrown) {
        news.value = { kind: 'failed', code: toAppError(thrown).code };
      }
    },
    connect: () =>
      attempt(async () => {
        // Before the browser is made to ask for something that would be of no use.
        if (key.value.trim() === '') throw new AppError('key-missing', 'Expected a key, got none.');
        const permission = findPermission(address.value);
        if (permission !== undefined && !(await requestPermission(permission))) {
          throw new AppError('permission-needed', `Expected access to ${permission}, got a refusal.`);
        }
        const connected = await send('upstream.connect', { address: address.value, key: key.value });
        upstream.value = connected;
        isEditing.value = false;
        isKeyShown.value = false;
        return { kind: 'connected', upstream: connected };
      }),
    disconnect: () =>
      attempt(async () => {
        await send('upstream.disconnect', {});
        upstream.value = undefined;
        key.value = '';
        isKeyShown.value = false;
        return { kind: 'disconnected' };
      }),
  };
}
