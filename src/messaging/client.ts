import type { Browser } from 'wxt/browser';
import { AppError } from '../app-error.ts';
import type { Envelope } from './envelope.ts';
import type { MessageName, RequestOf, ResponseOf } from './messages.ts';

/**
 * The browser's extension API. WXT's own constant accesses it as soon as a script loads, and Chrome then creates half
 * of it: 0.6 ms in each page, even if no word is ever looked up there.
 */
export const getBrowser = () => (globalThis as unknown as { chrome: typeof Browser }).chrome;

/** Sends one message to the background and gives its value. Pages take it as an argument, so that a test is a closure. */
export type Send = <Name extends MessageName>(type: Name, request: RequestOf<Name>) => Promise<ResponseOf<Name>>;

/**
 * Sends a message to the background.
 *
 * A background that is stopped in mid-request answers `undefined` in Chrome and rejects in Firefox. Both mean "no answer":
 * the message is sent once more, which is safe because every request is idempotent.
 *
 * @throws {AppError} What the background answered; `no-answer`; `extension-gone` in a page whose extension was updated.
 */
export const send: Send = async (type, request) => {
  const envelope = (await trySend(type, request)) ?? (await trySend(type, request));
  if (envelope === undefined) throw new AppError('no-answer', 'Expected an answer, got none.');
  if (!envelope.ok) throw new AppError(envelope.error.code, envelope.error.message);
  return envelope.value;
};

async function trySend<Name extends MessageName>(
  type: Name,
  request: RequestOf<Name>,
): Promise<Envelope<ResponseOf<Name>> | undefined> {
  const { runtime } = getBrowser();
  // Without an id the extension was removed or updated under this page: nothing can be sent any more.
  if (!runtime?.id) throw new AppError('extension-gone', 'Expected an extension, got none.');
  try {
    return await runtime.sendMessage({ type, ...request });
  } catch {
    return undefined;
  }
}
