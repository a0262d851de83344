import type { Transport } from '../../contract/client.ts';
import type { Send } from '../../messaging/client.ts';

/** Sends contract requests to the background as messages, in place of `fetch`. */
export function createMessageTransport(send: Send): Transport {
  return async (path) => {
    const { status, contentType, body } = await send('lookup.get', { path });
    // A status such as 204 does not allow a body, not even an empty one.
    return new Response(body === '' ? null : body, { status, headers: { 'content-type': contentType } });
  };
}
