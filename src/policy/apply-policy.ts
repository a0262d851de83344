import { type LanguagePair, type PairId, toLanguagePair } from '../model/pair.ts';
import type { Policy } from './policy.ts';

/** What a policy can do, as the messages of pages do it. */
export interface PolicyActions {
  connect(server: { address: string; key: string }): Promise<unknown>;
  /** Pairs that have a deck, or get one. */
  listPairs(): Promise<PairId[]>;
  sync(pair: LanguagePair): Promise<unknown>;
  install(pair: PairId): Promise<unknown>;
  switchOff(site: string): Promise<unknown>;
}

/**
 * Does what a policy says and is not done yet. The learner may change it; the next start of the browser does it again.
 *
 * @returns What failed, such as a server without a network. The rest is done.
 */
export async function applyPolicy({ server, pairs, hoverOff }: Policy, actions: PolicyActions): Promise<unknown[]> {
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => !failures.push(error),
    );
  for (const site of hoverOff) await attempt(actions.switchOff(site));
  const isConnected = server !== undefined && (await attempt(actions.connect(server)));
  const known = new Set(pairs.length > 0 ? await actions.listPairs() : []);
  for (const pair of pairs) {
    if (known.has(pair)) continue;
    if (isConnected) await attempt(actions.sync(toLanguagePair(pair)));
    // A deck of the package in place of the server's would be in its way later.
    else if (!server) await attempt(actions.install(pair));
  }
  return failures;
}
