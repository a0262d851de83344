import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { AppError, toAppError } from '../app-error.ts';
import type { Envelope } from './envelope.ts';
import { MESSAGES, type MessageName, type RequestOf, type ResponseOf } from './messages.ts';

/** A missing or misspelt handler does not compile. */
export type Handlers = {
  [Name in MessageName]: (request: RequestOf<Name>, sender: Sender) => Promise<ResponseOf<Name>>;
};

/** The part of `runtime.MessageSender` that tells who sent a message. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  /** Of a content script, and of a page that is open in a tab. */
  tab?: { id?: number | undefined; url?: string | undefined } | undefined;
  frameId?: number | undefined;
}

/** Answers the messages of the extension's own pages and content script. Call it before the first `await`. */
export function listen(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((raw: unknown, sender, sendResponse) => {
    const type = getType(raw);
    // Another listener's message, such as an event for pages.
    if (type === undefined) return undefined;
    void answer(handlers, type, raw as object, sender).then(sendResponse);
    // Chrome needs `true` to wait for the answer; Firefox takes it too.
    return true;
  });
}

/** Checks and answers one message. It never rejects. */
export async function answer(
  handlers: Handlers,
  type: string,
  raw: object,
  sender: Sender,
): Promise<Envelope<unknown>> {
  try {
    return { ok: true, value: await dispatch(handlers, type, raw, sender) };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'internal') console.error(`${type} failed:`, error.cause);
    return { ok: false, error: { code: error.code, message: error.message } };
  }
}

async function dispatch(handlers: Handlers, type: string, raw: object, sender: Sender): Promise<unknown> {
  if (!isMessageName(type)) throw new AppError('bad-request', `Expected a known message, got ${type.slice(0, 80)}.`);
  if (sender.id !== browser.runtime.id) throw new AppError('forbidden', 'Expected a sender of this extension.');
  if (MESSAGES[type].audience === 'pages' && !isOwnPage(sender)) {
    throw new AppError('forbidden', `Expected ${type} to come from a page of the extension.`);
  }
  const { type: _, ...fields } = raw as { type: string };
  const result = z.safeParse(MESSAGES[type].request, fields);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new AppError('bad-request', `${type}: ${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'invalid'}`);
  }
  // The map's key ties the request's type to the handler's, which TypeScript cannot follow through a variable.
  const handler = handlers[type] as (request: unknown, sender: Sender) => Promise<unknown>;
  return handler(result.data, sender);
}

function getType(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || typeof raw.type !== 'string') return undefined;
  return raw.type.startsWith('event.') ? undefined : raw.type;
}

function isMessageName(type: string): type is MessageName {
  return Object.hasOwn(MESSAGES, type);
}

/** Tells a page of the extension from its content script in somebody else's page. */
export function isOwnPage(sender: Sender): boolean {
  return sender.url?.startsWith(browser.runtime.getURL('/')) ?? false;
}
