import type { IncomingMessage, ServerResponse } from 'node:http';

/** The log's entry for one answer. It has neither the key nor any other header. */
export interface LogEntry {
  /** ISO 8601. */
  time: string;
  method: string;
  path: string;
  status: number;
  /** From the request's arrival until its answer was handed to the connection. */
  ms: number;
  bytes: number;
  /** Digest that tells clients apart; absent for a request without a valid key. */
  client?: string;
}

/** Longest path in the log: a longer one is not a request of the contract. */
const MAX_PATH = 200;

/** Logs an answer once it is sent, or the status 0 if its connection closed before. */
export function logWhenSent(
  log: (entry: LogEntry) => void,
  { method = '', url = '', socket }: IncomingMessage,
  response: ServerResponse,
  client: string | undefined,
): void {
  const start = performance.now();
  const before = socket.bytesWritten;
  response.once('close', () => {
    log({
      time: new Date().toISOString(),
      method,
      path: url.slice(0, MAX_PATH),
      status: response.writableFinished ? response.statusCode : 0,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - before,
      ...(client === undefined ? {} : { client }),
    });
  });
}
