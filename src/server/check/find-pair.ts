import { AppError } from '../../app-error.ts';
import { flashcardPath } from '../../contract/paths.ts';
import type { Language } from '../../model/language.ts';
import type { LanguagePair } from '../../model/pair.ts';
import { Stopped } from './asker.ts';
import type { Probe } from './probe.ts';
import { readCard } from './reading.ts';
import { describeReply } from './reply.ts';

/** Pairs asked for at most. */
const MAX_PAIRS = 40;

/** What was asked to find a flashcard, and what came. */
export interface Search {
  pair: LanguagePair | undefined;
  asked: { pair: LanguagePair; rank: number; answer: string }[];
  /** Why no further pair could be asked for. */
  stoppedBy: string | undefined;
}

/** Finds a pair that the server has flashcards for, the likeliest first: the service does not say which pairs there are. */
export async function findPair(probe: Probe, languages: readonly Language[]): Promise<Search> {
  const search: Search = { pair: undefined, asked: [], stoppedBy: undefined };
  try {
    for (const pair of listPairs(languages).slice(0, MAX_PAIRS)) {
      const reply = await probe.ask(flashcardPath(pair, 1));
      search.asked.push({ pair, rank: 1, answer: describeReply(reply) });
      const { kind } = await readCard(reply, pair);
      if (kind === 'card') return { ...search, pair };
      // Something is there, though not as it should be: that is worth a report when there is nothing better.
      if (kind === 'malformed') search.pair ??= pair;
    }
  } catch (thrown) {
    if (!(thrown instanceof Stopped || thrown instanceof AppError)) throw thrown;
    search.stoppedBy = thrown.message;
  }
  return search;
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
