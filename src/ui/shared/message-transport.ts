import type { Transport } from '../../contract/client.ts';
import type { Send } from '../../messaging/client.ts';

/** Carries the contract to the background in a message, where a server's client would use `fetch`. */
export function createMessageTransport(send: Send): Transport {
  return async (path) => {
    const { status, contentType, body } = await send('lookup.get', { path });
    // A response such as 204 may not be given a body, not even an empty one.
    return new Response(body === '' ? null : body, { status, headers: { 'content-type': contentType } });
  };
}
