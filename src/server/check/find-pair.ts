import { AppError } from '../../app-error.ts';
import { flashcardPath } from '../../contract/paths.ts';
import { ENGLISH } from '../../language/language-code.ts';
import type { Language } from '../../model/language.ts';
import type { LanguagePair } from '../../model/pair.ts';
import { Stopped } from './asker.ts';
import type { Probe } from './probe.ts';
import { readCard } from './reading.ts';
import { describeReply } from './reply.ts';

/** Most pairs to try. */
const MAX_PAIRS = 40;

/** Requests for a flashcard with their results. */
export interface PairSearch {
  pair: LanguagePair | undefined;
  asked: { pair: LanguagePair; rank: number; answer: string }[];
  /** Reason for not trying further pairs. */
  stoppedBy: string | undefined;
}

/** Finds a pair with flashcards, trying the likeliest first, because the service does not list its pairs. */
export async function findPair(probe: Probe, languages: readonly Language[]): Promise<PairSearch> {
  const search: PairSearch = { pair: undefined, asked: [], stoppedBy: undefined };
  try {
    for (const pair of listPairs(languages).slice(0, MAX_PAIRS)) {
      const reply = await probe.ask(flashcardPath(pair, 1));
      search.asked.push({ pair, rank: 1, answer: describeReply(reply) });
      const { kind } = await readCard(reply, pair);
      if (kind === 'card') return { ...search, pair };
      // An invalid answer is still worth a report if there is nothing better.
      if (kind === 'malformed') search.pair ??= pair;
    }
  } catch (thrown) {
    if (!(thrown instanceof Stopped || thrown instanceof AppError)) throw thrown;
    search.stoppedBy = thrown.message;
  }
  return search;
}

/** Languages with flashcards × the others. Into English first, then out of it, as most decks are one or the other. */
function listPairs(languages: readonly Language[]): LanguagePair[] {
  const pairs = languages
    .filter(({ has_flashcards }) => has_flashcards)
    .flatMap((from) => languages.map((to) => ({ from: from.iso639_3, to: to.iso639_3 })))
    .filter(({ from, to }) => from !== to);
  const order = ({ from, to }: LanguagePair) => (to === ENGLISH ? 0 : from === ENGLISH ? 1 : 2);
  return pairs.sort((a, b) => order(a) - order(b));
}
