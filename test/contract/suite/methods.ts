import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../support/contract/expect-reply.ts';
import type { ContractHost, HttpReply, HttpRequest } from '../../support/contract/host.ts';
import { spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

const PATHS = ['/api/v1/lang/', '/api/v1/fc/?f=spa&t=eng&n=1'];

export function describeMethods(host: ContractHost): void {
  describe('The method', () => {
    const running = startHost(host, [spanishDeck]);
    const send = async (path: string, request: HttpRequest): Promise<HttpReply> => {
      const reply = await running().send?.(path, request);
      if (!reply) throw new Error('Expected a host with the feature `methods` to have `send`.');
      return reply;
    };

    test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('must be GET: 405 for %s', async (method) => {
      for (const path of PATHS) {
        const reply = await send(path, { method });
        expect(expectProblem(reply, 'method-not-allowed', 405).detail).toContain(method);
        expect(reply.headers.allow).toBe('GET');
      }
    });

    test('must be GET: 405 for HEAD, without a body', async () => {
      for (const path of PATHS) {
        const reply = await send(path, { method: 'HEAD' });
        expect(reply).toMatchObject({ status: 405, body: '' });
        expect(reply.headers.allow).toBe('GET');
      }
    });

    test('is irrelevant for a path that does not exist: 404', async () => {
      expectProblem(await send('/api/v2/lang/', { method: 'POST' }), 'unknown-path', 404);
    });
  });
}
