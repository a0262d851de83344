import { browser } from 'wxt/browser';
import type { Envelope } from '../../src/messaging/envelope.ts';

/** Whether no database opens: the background of a Firefox that never remembers history is in a private context. */
export const isAlwaysPrivate = () => import.meta.env.FIREFOX && browser.extension.inIncognitoContext;

/**
 * Names the reason why no database opens in a Firefox that never remembers history: a background in a private context has no IndexedDB.
 * In a private window of another Firefox, the background is not private.
 */
export function namePrivateStorage(envelope: Envelope<unknown>): Envelope<unknown> {
  if (envelope.ok || envelope.error.code !== 'storage-unavailable' || !browser.extension.inIncognitoContext) {
    return envelope;
  }
  return { ok: false, error: { ...envelope.error, code: 'storage-private' } };
}
