import { type ProblemName, problemResponse } from '../../contract/problems.ts';

/** A file server does not quote what it received, so each problem has one fixed detail. */
const FIXED_DETAILS = {
  'key-refused': 'Expected the header Authorization: Api-Key <key> with a key of this server, got none or another.',
  'unknown-path': 'Expected /api/v1/lang/ or /api/v1/fc/, got another path.',
  'method-not-allowed': 'Expected GET, got another method.',
  'bad-parameter': 'Expected f and t (three lower-case letters) and n (digits) once each, got something else.',
  'unknown-pair': 'Expected a language pair that has a deck, got another.',
  'no-card': 'Expected a rank of the deck, got another.',
  'too-many-requests': 'Expected fewer requests per second with one key, got more.',
  'malformed-request': 'Expected an HTTP request that can be read, got another.',
  'server-error': 'Expected to read a file of the decks, got an error.',
  'request-too-large': 'Expected an HTTP request, got one that is too long.',
} as const satisfies Partial<Record<ProblemName, string>>;

type FixedProblemName = keyof typeof FIXED_DETAILS;

export interface FixedProblem {
  status: number;
  body: string;
}

export type FixedProblems = Record<FixedProblemName, FixedProblem>;

export async function makeFixedProblems(): Promise<FixedProblems> {
  const names = Object.keys(FIXED_DETAILS) as FixedProblemName[];
  const entries = names.map(async (name): Promise<[FixedProblemName, FixedProblem]> => {
    const response = problemResponse(name, FIXED_DETAILS[name]);
    return [name, { status: response.status, body: await response.text() }];
  });
  return Object.fromEntries(await Promise.all(entries)) as FixedProblems;
}
