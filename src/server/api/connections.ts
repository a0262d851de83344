import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps account of a server's connections so that it can stop without waiting for any that has nothing to answer.
 *
 * Node's own `closeIdleConnections` leaves out those that have not asked for anything yet, and browsers open such ones.
 *
 * @returns A function that stops the server: running requests finish, within `deadlineMs`.
 */
export function trackConnections(server: Server): (deadlineMs: number) => Promise<void> {
  /** How many requests each open connection is waiting for. */
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
      // A connection that is closed has left the account.
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
