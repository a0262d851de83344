import { compareOps, type Op } from '../model/op.ts';
import { KNOWN_DAYS } from './stats.ts';

/** The ops that decide whether a word is known, in the terms of `replay.ts`. An op on the definition of a word does not. */
const DECIDING = ['review', 'know', 'suspend', 'reset', 'want', 'know-all'] as const satisfies Op['kind'][];
type Deciding = (typeof DECIDING)[number];

/** An op without its other fields. */
interface Decision {
  at: number;
  id: string;
  kind: Deciding;
  /** Whether an answer put the word off for three weeks or more. */
  isLong: boolean;
}

/** The newest op of each kind on one word. Older ones cannot change whether it is known. */
type Decisions = Map<Deciding, Decision>;

/** Counts the words that a log knows. It keeps only the newest ops of each word, so a log need not fit in memory. */
export interface KnownWords {
  /** @param op - Not undone, in any order. @param words - Its words in current spelling. */
  add(op: Op, words: readonly string[]): void;
  count(): number;
}

export function createKnownWords(): KnownWords {
  const byWord = new Map<string, Decisions>();
  return {
    add(op, words) {
      const { at, id, kind, pair } = op;
      if (!isDeciding(kind)) return;
      const decision = { at, id, kind, isLong: op.kind === 'review' && op.intervalDays >= KNOWN_DAYS };
      for (const word of words) {
        const key = `${pair} ${word}`;
        const decisions: Decisions = byWord.get(key) ?? new Map();
        const before = decisions.get(kind);
        if (!before || compareOps(before, decision) < 0) decisions.set(kind, decision);
        byWord.set(key, decisions);
      }
    },
    count: () => [...byWord.values()].filter((decisions) => isKnown([...decisions.values()])).length,
  };
}

const isDeciding = (kind: Op['kind']): kind is Deciding => DECIDING.some((deciding) => deciding === kind);

function isKnown(decisions: readonly Decision[]): boolean {
  let queue: 'new' | 'asked' | 'known' | 'suspended' = 'new';
  /** Whether the last answer was long; undefined without answers since the word was new. */
  let isLong: boolean | undefined;
  for (const decision of decisions.toSorted(compareOps)) {
    switch (decision.kind) {
      case 'review':
        queue = 'asked';
        isLong = decision.isLong;
        break;
      case 'know':
        queue = 'known';
        break;
      case 'suspend':
        queue = 'suspended';
        break;
      case 'reset':
        queue = 'new';
        isLong = undefined;
        break;
      case 'want':
        queue = isLong === undefined ? 'new' : 'asked';
        break;
      case 'know-all':
        if (queue === 'new' && isLong === undefined) queue = 'known';
        break;
    }
  }
  return queue === 'known' || (queue === 'asked' && isLong === true);
}
