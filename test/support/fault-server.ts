import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request for a card: its rank, and how often that rank was asked for before. */
export interface CardRequest {
  rank: number;
  tries: number;
}

/** An answer as HTTP; status 200 and a body of no bytes when not given. */
export interface HttpAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Writes whatever it likes to the connection, which is closed when it returns; `socket.bytesWritten` counts. */
export type RawAnswer = (socket: Socket) => void | Promise<void>;

export type Respond = (request: CardRequest) => HttpAnswer | RawAnswer | Promise<HttpAnswer | RawAnswer>;

/** A server over real sockets that answers each rank and try as a function says. It is closed after the test. */
export interface FaultServer {
  address: string;
  /** Ranks in the order they were asked for. */
  asked: number[];
  /** Frees the port: connections are refused. */
  vanish(): Promise<void>;
  /** Listens on the same port again. */
  comeBack(): Promise<void>;
}

export async function startFaultServer(respond: Respond): Promise<FaultServer> {
  const asked: number[] = [];
  const server = createServer(async (request, response) => {
    const rank = Number(new URLSearchParams(request.url?.split('?')[1]).get('n'));
    const tries = asked.filter((known) => known === rank).length;
    asked.push(rank);
    const answer = await respond({ rank, tries });
    if (typeof answer === 'function') {
      // A client that gives up closes the connection: writes then fail, which is nothing to report.
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
export function json(value: unknown): HttpAnswer {
  return { body: JSON.stringify(value) };
}

/** Writes an HTTP answer by hand. Each part is one write, after which the next waits for `betweenMs`. */
export function raw(parts: readonly (string | Buffer)[], betweenMs = 0): RawAnswer {
  return async (socket) => {
    socket.setNoDelay(true);
    for (const part of parts) {
      await new Promise<void>((resolve) => socket.write(part, () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  };
}
