/** How many requests may be asked for and not yet stored, at the start. */
const FIRST_SIZE = 2;
const LARGEST_SIZE = 64;
/** The window's bound on a small deck. A browser opens six connections to one HTTP/1.1 server; two more wait in line. */
const SMALL_DECK_SIZE = 8;
/** Beyond that it may be so large a part of the cards so far: what was asked beyond the deck's end stays under 2 %. */
const SHARE_OF_CARDS = 0.015;
/** Answers that take twice as long as the quickest, and this much more, say that too much is asked at once. */
const SLACK_MS = 100;
/** The quickest answer is looked for among the newest rounds, as a machine may move to another network. */
const REMEMBERED_ROUNDS = 8;

/**
 * How much is asked ahead. It grows while the server keeps up: twofold a round until it is too much for the first time,
 * by one a round from then on. It halves when the server asks for patience or its answers get slow.
 */
export interface RequestWindow {
  /** @param cards - Cards of the deck that are stored. */
  size(cards: number): number;
  /** @param round - The value of `round` when the request was sent. */
  answered(latencyMs: number, cards: number): void;
  /** The server has more to do than it can. */
  overloaded(round: number): void;
  /** Grows with every round of answers and every halving. */
  readonly round: number;
  /** What an answer took in the middle of the newest round; undefined before there was one. */
  readonly usualMs: number | undefined;
}

export function createRequestWindow(): RequestWindow {
  let size = FIRST_SIZE;
  let isFirstGrowth = true;
  let round = 0;
  let latencies: number[] = [];
  let quickest: number[] = [];
  let lastHalving = -1;
  let usualMs: number | undefined;

  function halve(): void {
    size = Math.max(1, Math.floor(size / 2));
    isFirstGrowth = false;
    lastHalving = round;
    startRound();
  }

  function startRound(): void {
    latencies = [];
    round += 1;
  }

  const limit = (cards: number) =>
    Math.min(LARGEST_SIZE, Math.max(SMALL_DECK_SIZE, Math.floor(cards * SHARE_OF_CARDS)));

  return {
    get round() {
      return round;
    },
    get usualMs() {
      return usualMs;
    },
    size: (cards) => Math.min(size, limit(cards)),
    answered(latencyMs, cards) {
      latencies.push(latencyMs);
      if (latencies.length < Math.min(size, limit(cards))) return;
      latencies.sort((a, b) => a - b);
      // The middle one: a single answer that dawdles says nothing of the server.
      const [least = 0, usual = 0] = [latencies[0], latencies[latencies.length >> 1]];
      usualMs = usual;
      quickest = [...quickest, least].slice(-REMEMBERED_ROUNDS);
      if (usual > 2 * Math.min(...quickest) + SLACK_MS) return halve();
      size = Math.min(isFirstGrowth ? size * 2 : size + 1, limit(cards));
      startRound();
    },
    overloaded(sentInRound) {
      // What was sent before the last halving says nothing of the smaller window.
      if (sentInRound > lastHalving) halve();
    },
  };
}
