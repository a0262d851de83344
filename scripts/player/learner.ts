/** A simulated learner with a memory of its own, which the scheduler does not know. */
export interface Learner {
  /** Whether the learner already knew the word before. */
  knowsAlready(word: string, rank: number | undefined): boolean;
  /** Undefined for a word that the deck does not have. */
  rankOf(word: string): number | undefined;
  /** Answers a question: whether the word is recalled. A recalled word lasts longer afterwards. */
  recall(word: string, atMs: number): boolean;
  /** Time to read a side of a card or to think about its question. */
  think(): number;
  /** Whether something rare happens, such as a slip of the finger. */
  happens(chance: number): boolean;
}

interface Memory {
  /** Days after which nine of ten such words are recalled. */
  stabilityDays: number;
  lastMs: number;
}

const DAY_MS = 86_400_000;

/**
 * @param random - From 0 up to 1.
 * @param words - Of the deck, by rank from 1.
 * @param knownRank - Rank up to which about half of the words are known before the first day.
 */
export function createLearner(random: () => number, words: readonly string[], knownRank: number): Learner {
  const memories = new Map<string, Memory>();
  const before = new Map<string, boolean>();
  // Built at the first question: many simulated learners never ask for a rank.
  let ranks: ReadonlyMap<string, number> | undefined;
  return {
    knowsAlready(word, rank) {
      const found = before.get(word);
      if (found !== undefined) return found;
      const isKnown = rank !== undefined && random() < chanceToKnow(rank, knownRank);
      before.set(word, isKnown);
      return isKnown;
    },
    rankOf(word) {
      ranks ??= new Map(words.map((known, index) => [known, index + 1]));
      return ranks.get(word);
    },
    recall(word, atMs) {
      const memory = memories.get(word);
      const isRecalled = random() < (memory ? chanceToRecall(memory, atMs) : 0.7);
      const stabilityDays = isRecalled
        ? growth(memory, atMs, random)
        : Math.max(0.3, (memory?.stabilityDays ?? 0) * 0.3);
      memories.set(word, { stabilityDays, lastMs: atMs });
      return isRecalled;
    },
    // Mostly three to five seconds, sometimes much longer.
    think: () => Math.round(1_500 + 3_000 * random() + 12_000 * random() ** 6),
    happens: (chance) => random() < chance,
  };
}

/** Falls with the logarithm of the rank: half at the known rank, nine tenths at a quarter of it. */
function chanceToKnow(rank: number, knownRank: number): number {
  return knownRank === 0 ? 0 : 1 / (1 + (rank / knownRank) ** 1.6);
}

function chanceToRecall({ stabilityDays, lastMs }: Memory, atMs: number): number {
  return 0.97 / (1 + (atMs - lastMs) / DAY_MS / (9 * stabilityDays));
}

/** Repeated within the hour, a word hardly lasts longer; after days, two to three times as long. */
function growth(memory: Memory | undefined, atMs: number, random: () => number): number {
  if (!memory) return 1 + 3 * random();
  const wait = Math.min(1, (atMs - memory.lastMs) / DAY_MS / memory.stabilityDays);
  return memory.stabilityDays * (1.05 + (0.9 + random()) * wait);
}
