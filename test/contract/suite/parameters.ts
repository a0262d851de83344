import { describe, expect, test } from 'vitest';
import { expectProblem, getFlashcard } from '../../support/contract/expect-reply.ts';
import type { ContractHost } from '../../support/contract/host.ts';
import { spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describeParameters(host: ContractHost): void {
  describe('The parameters f, t and n', () => {
    const running = startHost(host, [spanishDeck]);

    test.each([
      ['f', '?t=eng&n=1'],
      ['t', '?f=spa&n=1'],
      ['n', '?f=spa&t=eng'],
      ['f', ''],
      ['f', '?F=spa&T=eng&N=1'],
    ])('are required: 400 naming %s for "%s"', async (name, query) => {
      const { detail } = expectProblem(await running().get(`/api/v1/fc/${query}`), 'bad-parameter', 400);
      expect(detail).toContain(` ${name} `);
    });

    test.each(['f=spa&f=spa&t=eng&n=1', 'f=spa&t=eng&t=deu&n=1', 'f=spa&t=eng&n=1&n=2'])(
      'appear once each: 400 for "%s"',
      async (query) => {
        expectProblem(await running().get(`/api/v1/fc/?${query}`), 'bad-parameter', 400);
      },
    );

    test.each([
      'abc',
      '',
      '-1',
      '-0',
      '1.5',
      '1.0',
      '1e3',
      '0x1',
      '1_000',
      '%2B1',
      '+1',
      '1%20',
      '%0A1',
      '1%00',
      '1;2',
      'NaN',
      'Infinity',
      'null',
      '%D9%A1',
      '%EF%BC%91',
      '%zz',
      '%FF',
    ])('n is a base-10 integer, 0 or more: 400 for "%s"', async (n) => {
      const { detail } = expectProblem(await running().get(`/api/v1/fc/?f=spa&t=eng&n=${n}`), 'bad-parameter', 400);
      expect(detail).toContain(' n ');
    });

    test('n may have leading zeros, as base-10 integers may', async () => {
      expect(await getFlashcard(running(), 'spa', 'eng', '002')).toEqual(
        await getFlashcard(running(), 'spa', 'eng', 2),
      );
    });

    test.each(['', 'de', 'deut', 'DEU', 'Deu', 'd3u', 'd-u', 'd%C3%A4u', '%20spa', 'spa%0A', 'spa%00', '%zz', 'es-ES'])(
      'f and t are ISO 639-3 codes: 400 for "%s"',
      async (code) => {
        const from = expectProblem(await running().get(`/api/v1/fc/?f=${code}&t=eng&n=1`), 'bad-parameter', 400);
        expect(from.detail).toContain(' f ');
        const to = expectProblem(await running().get(`/api/v1/fc/?f=spa&t=${code}&n=1`), 'bad-parameter', 400);
        expect(to.detail).toContain(' t ');
      },
    );

    test('a percent-encoded parameter is the same as the plain one', async () => {
      const card = await getFlashcard(running(), 'spa', 'eng', 1);
      expect(await getFlashcard(running(), '%73pa', 'en%67', '%31')).toEqual(card);
    });

    test('other parameters are ignored', async () => {
      const card = await getFlashcard(running(), 'spa', 'eng', 1);
      expect(await getFlashcard(running(), 'spa', 'eng', '1&lang=deu&__proto__=1&%zz')).toEqual(card);
    });

    test('long invalid input is quoted only in part', async () => {
      const reply = await running().get(`/api/v1/fc/?f=spa&t=eng&n=${'x'.repeat(1_900)}`);
      expect(expectProblem(reply, 'bad-parameter', 400).detail.length).toBeLessThan(300);
    });
  });
}
