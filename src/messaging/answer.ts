import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { type Envelope, toEnvelope } from './envelope.ts';
import { MESSAGES, type MessageName, type RequestOf, type ResponseOf } from './messages.ts';
import { isOwnExtension, isOwnPage, type Sender } from './sender.ts';

/** A missing or misspelt handler does not compile. */
export type Handlers = {
  [Name in MessageName]: (request: RequestOf<Name>, sender: Sender) => Promise<ResponseOf<Name>>;
};

/** Checks and answers one message. It never rejects. */
export function answer(handlers: Handlers, type: string, raw: object, sender: Sender): Promise<Envelope<unknown>> {
  return toEnvelope(type, () => dispatch(handlers, type, raw, sender));
}

async function dispatch(handlers: Handlers, type: string, raw: object, sender: Sender): Promise<unknown> {
  if (!isMessageName(type)) throw new AppError('bad-request', `Expected a known message, got ${type.slice(0, 80)}.`);
  if (!isOwnExtension(sender)) throw new AppError('forbidden', 'Expected a sender of this extension.');
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

function isMessageName(type: string): type is MessageName {
  return Object.hasOwn(MESSAGES, type);
}
