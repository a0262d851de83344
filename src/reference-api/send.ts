import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { problemResponse } from '../contract/problems.ts';
import { type FaultKind, SLOW_BODY_MS } from './faults.ts';
import { type Reply, toReply } from './http-messages.ts';

/** Sends an answer as it should be. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  writeHead(response, reply);
  response.end(reply.body);
}

/** Sends an answer with something wrong. */
export async function sendFaulty(response: ServerResponse, reply: Reply, fault: FaultKind): Promise<void> {
  const half = Buffer.from(reply.body).subarray(0, Math.floor(Buffer.byteLength(reply.body) / 2));
  switch (fault) {
    case 'status-500':
      return sendReply(response, await toReply(problemResponse('server-error', 'Expected to answer, got a fault.')));
    case 'status-503': {
      const busy = problemResponse('server-busy', 'Expected to answer, got a fault.', { 'retry-after': '1' });
      return sendReply(response, await toReply(busy));
    }
    case 'dropped':
      response.destroy();
      return;
    case 'cut':
      writeHead(response, reply);
      await new Promise<void>((resolve) => response.write(half, () => resolve()));
      response.destroy();
      return;
    case 'broken-json':
      return sendReply(response, { ...reply, body: half.toString('latin1') });
    case 'html':
      return sendReply(response, {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!doctype html><title>Sign in</title><p>Sign in to the network.</p>',
      });
    case 'slow-body':
      writeHead(response, reply);
      response.write(half);
      await delay(SLOW_BODY_MS, undefined, { ref: false });
      response.end(Buffer.from(reply.body).subarray(half.length));
      return;
  }
}

function writeHead(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
}
