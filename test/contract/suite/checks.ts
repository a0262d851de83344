import { beforeAll, describe, expect, test } from 'vitest';
import { createAsker } from '../../../src/server/check/asker.ts';
import type { Check } from '../../../src/server/check/check.ts';
import { runCheck } from '../../../src/server/check/check-server.ts';
import { OPEN_CHECKS } from '../../../src/server/check/open-checks.ts';
import { createProbe, type Probe } from '../../../src/server/check/probe.ts';
import type { Carrier } from '../../../src/server/check/reply.ts';
import { REQUIRED_CHECKS } from '../../../src/server/check/required-checks.ts';
import { TRAFFIC_CHECKS } from '../../../src/server/check/traffic-checks.ts';
import type { ContractHost, RunningHost, WorldDeck } from '../../support/contract/host.ts';
import { allDecks, gappedDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

/** The checks that `npm run api:check` runs against any server. */
export function describeChecks(host: ContractHost): void {
  describeOver(host, 'decks of several languages', allDecks);
  if (host.features.includes('any-rank')) describeOver(host, 'a deck whose ranks have gaps', [gappedDeck]);
}

function describeOver(host: ContractHost, name: string, decks: readonly WorldDeck[]): void {
  const canRun = ({ needs }: Check) => needs === undefined || host.features.includes('keys');

  describe(`What the specification requires, over ${name}`, () => {
    const probe = startProbe(host, decks);

    test.each(REQUIRED_CHECKS.filter(canRun))('$name: $says', async (check) => {
      expect(await runCheck(check, probe())).toEqual({ outcome: 'met' });
    });
  });

  describe(`What the specification leaves open, over ${name}`, () => {
    const probe = startProbe(host, decks);

    test.each([...OPEN_CHECKS, ...TRAFFIC_CHECKS].filter(canRun))('$name: nothing to advise', async (check) => {
      const finding = await runCheck(check, probe());
      expect(finding).toEqual({ outcome: 'noted', server: expect.any(String), wayword: expect.any(String) });
    });
  });
}

function startProbe(host: ContractHost, decks: readonly WorldDeck[]): () => Probe {
  const running = startHost(host, decks);
  let probe: Probe;
  beforeAll(() => {
    const clock = { now: () => performance.now(), wait: async () => undefined };
    const key = running().key ?? 'no key is asked for';
    probe = createProbe({
      asker: createAsker(toCarrier(running()), clock),
      clock,
      headers: { authorization: `Api-Key ${key}`, 'content-type': 'application/json' },
      key,
      pair: { from: 'spa', to: 'eng' },
    });
  });
  return () => probe;
}

function toCarrier({ get, send }: RunningHost): Carrier {
  return async (path, headers) => {
    if (send) return send(path, { headers: { ...headers } });
    const { status, contentType, body } = await get(path);
    return { status, headers: { 'content-type': contentType }, body };
  };
}
