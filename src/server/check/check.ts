import type { Probe } from './probe.ts';

/**
 * One thing to look at in a server of the contract. Checks are data: the command line prints them, the test suite runs them
 * over every host of ours.
 */
export interface Check {
  /** Lasting name, for reports that programs read. */
  name: string;
  /** Where the specification speaks, or is silent: its section. */
  section: string;
  /** What is looked at, as a sentence for whoever runs the server. */
  says: string;
  /** `http` where a host must be asked with headers of the check's choice. */
  needs?: 'http';
  run(probe: Probe): Promise<Finding>;
}

export type Finding =
  /** As the specification says. */
  | { outcome: 'met' }
  /** Not as the specification says; `detail` says what was expected and what was got. */
  | { outcome: 'missed'; detail: string }
  /** The specification leaves it open: what the server does, what Wayword makes of it, and what would be better, if anything. */
  | { outcome: 'noted'; server: string; wayword: string; advice?: string }
  | { outcome: 'skipped'; why: string };

export const MET: Finding = { outcome: 'met' };

/** Why a check of flashcards was skipped. The report says once what was asked for one. */
export const NO_FLASHCARD = 'No flashcard was found.';
export const NO_ANSWER = 'The server has answered nothing as the interface does.';

export function missed(expected: string, got: string): Finding {
  return { outcome: 'missed', detail: `Expected ${expected}, got ${got}.` };
}

export function skipped(why: string): Finding {
  return { outcome: 'skipped', why };
}

export function noted(server: string, wayword: string, advice?: string | false): Finding {
  return { outcome: 'noted', server, wayword, ...(advice ? { advice } : {}) };
}
