import type { Probe } from './probe.ts';

/**
 * A check of a server of the contract. Checks are data: the command line prints them, and the test suite runs them over all of our hosts.
 */
export interface Check {
  /** Stable id for machine-readable reports. */
  name: string;
  /** The relevant section of the specification. */
  section: string;
  /** Description for the operator of the server. */
  says: string;
  /** `http` if the check needs its own headers. */
  needs?: 'http';
  run(probe: Probe): Promise<CheckFinding>;
}

export type CheckFinding =
  /** Conforms to the specification. */
  | { outcome: 'met' }
  /** Violates the specification; `detail` states expected and received. */
  | { outcome: 'missed'; detail: string }
  /** Left open by the specification: the server's behaviour, its effect on Wayword, and a recommendation, if any. */
  | { outcome: 'noted'; server: string; wayword: string; advice?: string }
  | { outcome: 'skipped'; why: string };

export const MET: CheckFinding = { outcome: 'met' };

/** Reason for skipping flashcard checks. The report lists the requests once. */
export const NO_FLASHCARD = 'No flashcard was found.';
export const NO_ANSWER = 'The server has answered nothing as the interface does.';

export function missed(expected: string, got: string): CheckFinding {
  return { outcome: 'missed', detail: `Expected ${expected}, got ${got}.` };
}

export function skipped(why: string): CheckFinding {
  return { outcome: 'skipped', why };
}

export function noted(server: string, wayword: string, advice?: string | false): CheckFinding {
  return { outcome: 'noted', server, wayword, ...(advice ? { advice } : {}) };
}
