import type { Parse } from './parse.ts';

/** A message as it is sent, before it is checked. */
export interface RawMessage {
  /** `noun.verb`. */
  type: string;
  [field: string]: unknown;
}

/** Permitted senders of a message: pages of the extension, or also its content script inside a web page. */
export type Audience = 'pages' | 'everywhere';

export interface Message<Request, Response> {
  audience: Audience;
  /** Checks the fields of the message, all but `type`. */
  parse: Parse<Request>;
  /** Only its type is of use: it never has a value. */
  response: Response;
}

/** Declares a message. Its response's type is given, its request's type is what `parse` returns. */
export const message =
  <Response>() =>
  <Request>(audience: Audience, parse: Parse<Request>): Message<Request, Response> => ({
    audience,
    parse,
    response: undefined as Response,
  });
