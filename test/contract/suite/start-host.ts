import { afterAll, beforeAll } from 'vitest';
import type { ContractHost, RunningHost, WorldDeck } from '../../support/contract/host.ts';

/**
 * Starts a host for the tests of the surrounding `describe` and stops it afterwards. They share it, because reading
 * changes nothing.
 *
 * @returns A function that returns the running host inside a test.
 */
export function startHost(host: ContractHost, decks: readonly WorldDeck[]): () => RunningHost {
  let running: RunningHost | undefined;
  beforeAll(async () => {
    running = await host.start(decks);
  });
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('Expected the host to be running, got a call outside of a test.');
    return running;
  };
}
