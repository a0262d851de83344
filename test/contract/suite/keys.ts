import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../support/contract/expect-reply.ts';
import type { ContractHost, HttpReply } from '../../support/contract/host.ts';
import { spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

/** Both operations, and paths that do not exist: a stranger does not learn which ones do. */
const PATHS = ['/api/v1/lang/', '/api/v1/fc/?f=spa&t=eng&n=1', '/api/v1/fc/?n=abc', '/api/v2/'];

export function describeKeys(host: ContractHost): void {
  describe('The key', () => {
    const running = startHost(host, [spanishDeck]);
    const send = async (path: string, headers: Record<string, string>, method = 'GET'): Promise<HttpReply> => {
      const reply = await running().send?.(path, { headers, method });
      if (!reply) throw new Error('Expected a host with the feature `keys` to have `send`.');
      return reply;
    };
    const expectRefusal = (reply: HttpReply) => {
      expectProblem(reply, 'key-refused', 401);
      expect(reply.headers['www-authenticate']).toBe('Api-Key');
    };

    test('is required by both operations: 401 without the header Authorization', async () => {
      for (const path of PATHS) expectRefusal(await send(path, { 'content-type': 'application/json' }));
    });

    test.each([
      ['another key', 'Api-Key wrong'],
      ['no key', 'Api-Key'],
      ['a blank key', 'Api-Key '],
      ['two keys', 'Api-Key a b'],
      ['a very long key', `Api-Key ${'x'.repeat(5_000)}`],
      ['another scheme', 'Bearer wrong'],
      ['no scheme', 'wrong'],
    ])('must be known to the server: 401 for %s', async (_, authorization) => {
      for (const path of PATHS) expectRefusal(await send(path, { authorization }));
    });

    test('is checked before the method: 401 for POST without it', async () => {
      expectRefusal(await send('/api/v1/lang/', {}, 'POST'));
    });

    test('opens the resource when it is right', async () => {
      for (const path of PATHS.slice(0, 2)) expect((await running().get(path)).status).toBe(200);
    });
  });
}
