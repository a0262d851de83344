import { describe, test } from 'vitest';
import { expectProblem } from '../../support/contract/expect-reply.ts';
import type { ContractHost } from '../../support/contract/host.ts';
import { spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describePaths(host: ContractHost): void {
  describe('The paths', () => {
    const running = startHost(host, [spanishDeck]);

    test.each(['/api/v2/lang/', '/api/v0/lang/', '/api/lang/', '/lang/', '/api/v2/fc/?f=spa&t=eng&n=1'])(
      'contain the version, of which v1 is the only one: 404 for %s',
      async (path) => {
        expectProblem(await running().get(path), 'unknown-path', 404);
      },
    );

    test.each([
      '/',
      '/?f=spa&t=eng&n=1',
      '/api/v1/',
      '/api/v1/lang',
      '/api/v1/fc?f=spa&t=eng&n=1',
      '/api/v1/fc/1',
      '/api/v1/lang//',
      '/API/V1/LANG/',
      '/%zz',
      '/api/v1/lang/%00',
      '/api/v1/lang%2F',
      '//example.org/api/v1/lang/',
      '/constructor',
      `/${'x'.repeat(1_900)}`,
    ])('are exactly two: 404 for %s', async (path) => {
      expectProblem(await running().get(path), 'unknown-path', 404);
    });
  });
}
