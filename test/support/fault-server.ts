import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request: the card's rank, which is NaN for the list of languages, and the number of earlier requests for that rank. */
export interface CardRequest {
  rank: number;
  tries: number;
}

/** An HTTP response; by default status 200 with an empty body. */
export interface HttpAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Writes anything to the connection, which closes when it returns; `socket.bytesWritten` counts. */
export type RawAnswer = (socket: Socket) => void | Promise<void>;

export type Respond = (request: CardRequest) => HttpAnswer | RawAnswer | Promise<HttpAnswer | RawAnswer>;

/** A server over real sockets whose function answers each rank and attempt. It closes after the test. */
export interface FaultServer {
  address: string;
  /** Requested ranks in order. */
  asked: number[];
  /** Frees the port: connections are refused. */
  vanish(): Promise<void>;
  /** Listens on the same port again. */
  comeBack(): Promise<void>;
}

export async function startFaultServer(respond: Respond): Promise<FaultServer> {
  const asked: number[] = [];
  const server = createServer(async (request, response) => {
    const rank = Number(new URLSearchParams(request.url?.split('?')[1]).get('n') ?? Number.NaN);
    const tries = asked.filter((known) => known === rank).length;
    asked.push(rank);
    const answer = await respond({ rank, tries });
    if (typeof answer === 'function') {
      // A client that gives up closes the connection; writing then fails, which is expected.
      request.socket.on('error', () => undefined);
      await answer(request.socket);
      request.socket.destroySoon();
    } else {
      const { status = 200, headers = {}, body = '' } = answer;
      const length = status === 204 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      response.writeHead(status, { 'content-type': 'application/json', ...length, ...headers });
      response.end(body);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const vanish = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(vanish);
  return { address: `http://127.0.0.1:${port}`, asked, vanish, comeBack: () => listen(port) };
}

/** A value as JSON with status 200. */
export function json(value: unknown, headers: Record<string, string> = {}): HttpAnswer {
  return { headers, body: JSON.stringify(value) };
}

/** Writes an HTTP response by hand. Each part is one write; the next one waits for `betweenMs`. */
export function raw(parts: readonly (string | Buffer)[], betweenMs = 0): RawAnswer {
  return async (socket) => {
    socket.setNoDelay(true);
    for (const part of parts) {
      await new Promise<void>((resolve) => socket.write(part, () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  };
}
