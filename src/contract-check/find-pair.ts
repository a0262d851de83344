import type { LanguagePair } from '../contract/language-pair.ts';
import { flashcardPath } from '../contract/paths.ts';
import type { Language } from '../contract/resources.ts';
import type { Probe } from './probe.ts';
import { readCard } from './reading.ts';

/** Pairs asked for at most. */
const MAX_PAIRS = 40;

/** Finds a pair that the server has flashcards for, the likeliest first: the service does not say which pairs there are. */
export async function findPair(probe: Probe, languages: readonly Language[]): Promise<LanguagePair | undefined> {
  let second: LanguagePair | undefined;
  for (const pair of listPairs(languages).slice(0, MAX_PAIRS)) {
    const reply = await probe.ask(flashcardPath(pair, 1));
    const { kind } = await readCard(reply, pair);
    if (kind === 'card') return pair;
    // Something is there, though not as it should be: that is worth a report when there is nothing better.
    if (kind === 'malformed') second ??= pair;
  }
  return second;
}

/** Languages with flashcards × the others; into English first, then out of it: most decks are one of both. */
function listPairs(languages: readonly Language[]): LanguagePair[] {
  const pairs = languages
    .filter(({ has_flashcards }) => has_flashcards)
    .flatMap((from) => languages.map((to) => ({ from: from.iso639_3, to: to.iso639_3 })))
    .filter(({ from, to }) => from !== to);
  const order = ({ from, to }: LanguagePair) => (to === 'eng' ? 0 : from === 'eng' ? 1 : 2);
  return pairs.sort((a, b) => order(a) - order(b));
}
