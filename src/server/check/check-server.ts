import { AppError } from '../../app-error.ts';
import { LANGUAGES_PATH } from '../../contract/paths.ts';
import type { LanguagePair } from '../../model/pair.ts';
import { type Asker, type Clock, createAsker, Stopped, type TimedReply } from './asker.ts';
import { type Check, type CheckFinding, noted, skipped } from './check.ts';
import { findPair, type PairSearch } from './find-pair.ts';
import { describeAnswer, OPEN_CHECKS } from './open-checks.ts';
import { createProbe, type Probe } from './probe.ts';
import { type Carrier, isSuccess, type RequestHeaders } from './reply.ts';
import { REQUIRED_CHECKS } from './required-checks.ts';
import { TRAFFIC_CHECKS } from './traffic-checks.ts';

export interface CheckOptions {
  carry: Carrier;
  key: string;
  /** Searched for if absent. */
  pair?: LanguagePair | undefined;
  clock: Clock;
}

export interface Report {
  pair: LanguagePair | undefined;
  search: PairSearch | undefined;
  /** Checks of requirements, then of points that the specification leaves open. */
  required: readonly Result[];
  open: readonly Result[];
  requests: number;
}

export interface Result {
  check: Check;
  finding: CheckFinding;
}

/**
 * Checks a server of the contract with GET requests only.
 *
 * @throws {AppError} if no check is possible: the carrier's error for the first request; `key-refused`; `server-busy`.
 */
export async function checkServer({ carry, key, pair, clock }: CheckOptions): Promise<Report> {
  const asker = createAsker(carry, clock);
  const { headers, languages } = await findHeaders(asker, key).catch((thrown: unknown) => {
    throw thrown instanceof Stopped
      ? new AppError('server-busy', `Expected an answer, but ${thrown.message}.`)
      : thrown;
  });
  const probeOptions = { asker, clock, headers, key, languages };
  const finder = createProbe({ ...probeOptions, pair });
  const found = pair ? undefined : await findPair(finder, (await finder.knownLanguages()) ?? []);
  const probe = createProbe({ ...probeOptions, pair: pair ?? found?.pair });
  const required = await runAll(REQUIRED_CHECKS, probe);
  const open = await runAll([...OPEN_CHECKS, ...TRAFFIC_CHECKS], probe);
  const search = found ?? (probe.pair && (await lookAt(probe, probe.pair)));
  return { pair: probe.pair, search, required, open, requests: asker.tally.requests };
}

/** Runs one check. A server that stops answering is also a finding. */
export async function runCheck(check: Check, probe: Probe): Promise<CheckFinding> {
  try {
    return await check.run(probe);
  } catch (thrown) {
    if (thrown instanceof Stopped) return skipped(`Not asked: ${thrown.message}.`);
    if (!(thrown instanceof AppError)) throw thrown;
    if (REQUIRED_CHECKS.includes(check)) return { outcome: 'missed', detail: thrown.message };
    return noted(`no answer (${thrown.code})`, 'asks again, with growing waits');
  }
}

/** In sequence: each check uses the results of earlier ones. */
async function runAll(checks: readonly Check[], probe: Probe): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) results.push({ check, finding: await runCheck(check, probe) });
  return results;
}

/** Requests for a flashcard of a given pair: the possible first ranks. */
async function lookAt(probe: Probe, pair: LanguagePair): Promise<PairSearch> {
  const search: PairSearch = { pair, asked: [], stoppedBy: undefined };
  try {
    for (const rank of [0, 1]) search.asked.push({ pair, rank, answer: describeAnswer(await probe.at(rank)) });
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown;
    search.stoppedBy = thrown.message;
  }
  return search;
}

/** The headers that the server accepts: the specification's, otherwise variants, so that the remaining checks can run. */
async function findHeaders(asker: Asker, key: string): Promise<{ headers: RequestHeaders; languages: TimedReply }> {
  const contentType = { 'content-type': 'application/json' };
  const specified = { authorization: `Api-Key ${key}`, ...contentType };
  const nearMisses = [
    { authorization: `Api-Key ${key}` },
    { authorization: `Bearer ${key}`, ...contentType },
    { authorization: key, ...contentType },
  ];
  const first = await asker.ask(LANGUAGES_PATH, specified);
  const isRefused = [400, 401, 403, 406, 411, 415, 422].includes(first.status);
  for (const headers of isRefused ? nearMisses : []) {
    const languages = await asker.ask(LANGUAGES_PATH, headers);
    if (isSuccess(languages)) return { headers, languages };
  }
  if (first.status === 401 || first.status === 403) {
    throw new AppError('key-refused', `Expected the key to be accepted, got ${first.status}.`);
  }
  return { headers: specified, languages: first };
}
