import { browser } from 'wxt/browser';
import { AppError } from '../app-error.ts';
import { type Envelope, toEnvelope } from './envelope.ts';
import type { Message, RawMessage } from './message.ts';
import type { MessageName, RequestOf, ResponseOf } from './messages.ts';
import { isOwnExtension, isOwnPage, type Sender } from './sender.ts';

/** The handlers of all messages or, in one script of the background, of some. A missing or misspelt handler does not compile. */
export type Handlers<Names extends MessageName = MessageName> = {
  [Name in Names]: (request: RequestOf<Name>, sender: Sender) => Promise<ResponseOf<Name>>;
};

type AnyMessage = Pick<Message<unknown, unknown>, 'audience' | 'parse'>;

/**
 * Checks and answers one message. It never rejects.
 *
 * @param messages - The list of messages, or the part of it that this script answers.
 */
export function answer<Names extends MessageName>(
  messages: Readonly<Record<NoInfer<Names>, AnyMessage>>,
  handlers: Handlers<Names>,
  { type, ...fields }: RawMessage,
  sender: Sender,
): Promise<Envelope<unknown>> {
  return toEnvelope(type, async () => {
    if (!hasHandler(handlers, type))
      throw new AppError('bad-request', `Expected a known message, got ${type.slice(0, 80)}.`);
    const { audience, parse } = messages[type];
    if (!isOwnExtension(sender)) throw new AppError('forbidden', 'Expected a sender of this extension.');
    if (audience === 'pages' && !isOwnPage(sender)) {
      throw new AppError('forbidden', `Expected ${type} to come from a page of the extension.`);
    }
    // The name ties the request's type to the handler's, which TypeScript cannot follow through a variable.
    const handler = handlers[type] as (request: unknown, sender: Sender) => Promise<unknown>;
    return handler(parse(fields), sender);
  });
}

/** Tells whether one of the handlers answers messages of a type. */
export function hasHandler<Names extends MessageName>(handlers: Handlers<Names>, type: string): type is Names {
  return Object.hasOwn(handlers, type);
}

/** Has the messages of the extension's own pages and content script answered. Call it before the first `await`. */
export function listen(answer: (message: RawMessage, sender: Sender) => Promise<Envelope<unknown>>): void {
  browser.runtime.onMessage.addListener((raw: unknown, sender, sendResponse) => {
    // An event is for pages.
    if (!isMessage(raw) || raw.type.startsWith('event.')) return undefined;
    void answer(raw, sender).then(sendResponse);
    // Chrome needs `true` to wait for the answer; Firefox takes it too.
    return true;
  });
}

function isMessage(raw: unknown): raw is RawMessage {
  return typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string';
}
