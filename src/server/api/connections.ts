import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks a server's connections, so that it can stop without waiting for idle ones.
 *
 * Node's `closeIdleConnections` skips connections without any request so far, which browsers open.
 *
 * @returns A function that stops the server. Running requests may finish within `deadlineMs`.
 */
export function trackConnections(server: Server): (deadlineMs: number) => Promise<void> {
  /** Pending requests of each open connection. */
  const waiting = new Map<Socket, number>();
  let isStopping = false;

  const closeIfIdle = (socket: Socket) => {
    if (isStopping && !waiting.get(socket)) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    waiting.set(socket, 0);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    response.once('close', () => {
      // The connection is already closed.
      const count = waiting.get(socket);
      if (count !== undefined) waiting.set(socket, count - 1);
      closeIfIdle(socket);
    });
  });

  return (deadlineMs) =>
    new Promise((resolve) => {
      isStopping = true;
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      for (const socket of waiting.keys()) closeIfIdle(socket);
    });
}
