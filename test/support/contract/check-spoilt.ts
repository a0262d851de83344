import { checkServer, type Report } from '../../../src/server/check/check-server.ts';
import { createHttpCarrier } from '../../../src/server/check/http-carrier.ts';
import { type Spoil, type SpoiltServer, startSpoiltServer } from './spoilt-server.ts';

export const SPANISH_ENGLISH = { from: 'spa', to: 'eng' };

export interface Checked {
  report: Report;
  server: SpoiltServer;
  /** Milliseconds of each wait; the tests do not really wait. */
  waits: number[];
}

/** Checks a faulty server. @param pair - `find` to let the check choose. */
export async function checkSpoilt(spoil?: Spoil, pair: 'spa-eng' | 'find' = 'spa-eng'): Promise<Checked> {
  const server = await startSpoiltServer(spoil);
  const waits: number[] = [];
  const clock = { now: () => performance.now(), wait: async (ms: number) => void waits.push(ms) };
  const carry = createHttpCarrier(server.address);
  const report = await checkServer({ carry, key: 'k', pair: pair === 'find' ? undefined : SPANISH_ENGLISH, clock });
  return { report, server, waits };
}

/** Names of the required checks with this result. */
export function namesOf({ required }: Report, outcome: string): string[] {
  return required.filter(({ finding }) => finding.outcome === outcome).map((result) => result.check.name);
}

/** The report's texts for an open point: about the server, about Wayword, and the advice. */
export function findNote({ open }: Report, name: string): string {
  const finding = open.find((result) => result.check.name === name)?.finding;
  if (finding?.outcome !== 'noted') return finding?.outcome ?? 'nothing';
  return [finding.server, finding.wayword, finding.advice].filter(Boolean).join(' | ');
}
