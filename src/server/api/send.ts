import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProblemName, problemResponse } from '../../contract/problems.ts';
import { type FaultKind, type FaultOptions, SLOW_BODY_MS, STALL_MS, TRICKLE_PIECES } from './faults.ts';
import { type HttpReply, toReply } from './http-messages.ts';

/** Sends a correct answer. */
export function sendReply(response: ServerResponse, reply: HttpReply): void {
  writeHead(response, reply);
  response.end(reply.body);
}

/** Sends a faulty answer. */
export async function sendFaulty(
  response: ServerResponse,
  reply: HttpReply,
  fault: FaultKind,
  { slowMs = SLOW_BODY_MS, stallMs = STALL_MS }: Pick<FaultOptions, 'slowMs' | 'stallMs'> = {},
): Promise<void> {
  const body = Buffer.from(reply.body);
  const half = body.subarray(0, Math.floor(body.length / 2));
  switch (fault) {
    case 'status-500':
      return sendReply(response, await toReply(problemResponse('server-error', 'Expected to answer, got a fault.')));
    case 'status-503':
      return sendBusy(response, 'server-busy', '1');
    case 'status-429':
      return sendBusy(response, 'too-many-requests', '1');
    case 'status-429-date':
      // A date has whole seconds, so add the rest of the current one.
      return sendBusy(response, 'too-many-requests', new Date(Date.now() + 2_000).toUTCString());
    case 'dropped':
      response.destroy();
      return;
    case 'cut-headers':
      await new Promise<void>(
        (resolve) => response.socket?.write('HTTP/1.1 200 OK\r\nConte', () => resolve()) ?? resolve(),
      );
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
      return sendPieces(response, reply, [half, body.subarray(half.length)], slowMs);
    case 'trickled': {
      const size = Math.ceil(body.length / TRICKLE_PIECES);
      const pieces = Array.from({ length: TRICKLE_PIECES }, (_, index) =>
        body.subarray(index * size, (index + 1) * size),
      );
      return sendPieces(response, reply, pieces, slowMs / (TRICKLE_PIECES - 1));
    }
    case 'stalled':
      writeHead(response, reply);
      response.flushHeaders();
      await delay(stallMs, undefined, { ref: false });
      response.destroy();
      return;
  }
}

async function sendBusy(response: ServerResponse, name: ProblemName, retryAfter: string): Promise<void> {
  const headers = { 'retry-after': retryAfter };
  sendReply(response, await toReply(problemResponse(name, 'Expected to answer, got a fault.', headers)));
}

async function sendPieces(
  response: ServerResponse,
  reply: HttpReply,
  pieces: readonly Buffer[],
  betweenMs: number,
): Promise<void> {
  writeHead(response, reply);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await delay(betweenMs, undefined, { ref: false });
    response.write(piece);
  }
  response.end();
}

function writeHead(response: ServerResponse, { status, headers, body }: HttpReply): void {
  // A 304 has no body, and its length would be that of the whole answer.
  const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
}
