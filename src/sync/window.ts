/** Initial number of requested cards that are not stored yet. */
const FIRST_SIZE = 2;
const LARGEST_SIZE = 64;
/** Limit of the window for a small deck. A browser opens six connections to one HTTP/1.1 server; two more requests queue. */
const SMALL_DECK_SIZE = 8;
/** For larger decks, the limit as a share of the cards so far, so that requests beyond the deck's end stay below 2 %. */
const SHARE_OF_CARDS = 0.015;
/** Answers slower than twice the quickest plus this margin mean that the window is too large. */
const SLACK_MS = 100;
/** Rounds that define the quickest answer, because a device may change its network. */
const REMEMBERED_ROUNDS = 8;

/**
 * Size of the prefetch window. It doubles each round until the server first falls behind, and then grows by one per round. It halves if the
 * server asks to wait or slows down.
 */
export interface RequestWindow {
  /** @param cards - Stored cards of the deck. */
  size(cards: number): number;
  /** @param round - Value of `round` when the request was sent. */
  answered(latencyMs: number, cards: number): void;
  /** Reports an overloaded server. */
  overloaded(round: number): void;
  /** Increases with every round of answers and every halving. */
  readonly round: number;
  /** Median response time of the newest round; undefined before the first. */
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
      // Use the median: a single slow answer says nothing about the server.
      const [least = 0, usual = 0] = [latencies[0], latencies[latencies.length >> 1]];
      usualMs = usual;
      quickest = [...quickest, least].slice(-REMEMBERED_ROUNDS);
      if (usual > 2 * Math.min(...quickest) + SLACK_MS) return halve();
      size = Math.min(isFirstGrowth ? size * 2 : size + 1, limit(cards));
      startRound();
    },
    overloaded(sentInRound) {
      // Requests sent before the last halving say nothing about the smaller window.
      if (sentInRound > lastHalving) halve();
    },
  };
}
