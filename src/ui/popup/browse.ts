import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { CardAbsence, CardSource } from '../../messaging/card-source.ts';
import type { Send } from '../../messaging/client.ts';
import type { CardFace, UpstreamFlashcard } from '../../model/card.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import type { BrowseNotice } from './browse-notice.ts';
import type { PositionMemory } from './position-memory.ts';
import { parseRankInput } from './rank-input.ts';
import { createTaskQueue } from './task-queue.ts';

interface FoundCard {
  card: UpstreamFlashcard;
  /** Its reading, grammar and examples. */
  face: CardFace;
}

export interface ShownCard extends FoundCard {
  pair: PairId;
  rank: number;
}

/** Browses one deck. A move that fails keeps the card and explains why. */
export interface Browse {
  pair: ReadonlySignal<PairId | undefined>;
  /** Undefined before the first card arrives, and for an empty deck. */
  shown: ReadonlySignal<ShownCard | undefined>;
  notice: ReadonlySignal<BrowseNotice | undefined>;
  /** Opens a deck at its remembered rank, at the nearest rank with a card, or at its start. */
  open(pair: PairId): Promise<void>;
  /** Reloads the shown card after a change elsewhere. */
  reload(): Promise<void>;
  goForward(): Promise<void>;
  goBack(): Promise<void>;
  goFirst(): Promise<void>;
  goLast(): Promise<void>;
  /** @param typed - What the learner typed into the rank field. */
  jump(typed: string): Promise<void>;
}

interface BrowseParts {
  loadSource: () => Promise<CardSource>;
  send: Send;
  memory: PositionMemory;
  /** Facts about a deck, as far as known. */
  findEntry: (pair: PairId) => DeckEntry | undefined;
}

export function createBrowse({ loadSource, send, memory, findEntry }: BrowseParts): Browse {
  const pair = signal<PairId | undefined>(undefined);
  const shown = signal<ShownCard | undefined>(undefined);
  const notice = signal<BrowseNotice | undefined>(undefined);

  const seek = async (from: PairId, rank: number, direction: 'forward' | 'backward') =>
    (await send('deck.seek', { pair: from, rank, direction })).rank;

  /** Waits for all of a card, so that nothing of it moves when the rest comes. */
  const ask = async (from: PairId, rank: number): Promise<FoundCard | CardAbsence> => {
    const source = await loadSource();
    const [card, face] = await Promise.all([source.find(from, rank), send('deck.face', { pair: from, rank })]);
    return typeof card === 'object' ? { card, face } : card;
  };

  const put = (from: PairId, rank: number, found: FoundCard) => {
    shown.value = { pair: from, rank, ...found };
    memory.save({ pair: from, rank });
  };

  /** Shows the card at a rank, or explains why there is none. */
  const show = async (from: PairId, rank: number): Promise<BrowseNotice | undefined> => {
    const answer = await ask(from, rank);
    if (answer === 'unknown-pair') return { kind: 'error', code: 'deck-unknown' };
    if (answer === 'not-synced-yet') {
      const entry = findEntry(from);
      return { kind: 'not-synced-yet', rank, cards: entry?.deck?.cards ?? entry?.sync?.cards ?? 0 };
    }
    if (answer === 'no-card') return explainMissing(from, rank);
    put(from, rank, answer);
    return undefined;
  };

  const explainMissing = async (from: PairId, rank: number): Promise<BrowseNotice | undefined> => {
    const [before, after] = await Promise.all([seek(from, rank, 'backward'), seek(from, rank, 'forward')]);
    if (after === undefined) return before === undefined ? DECK_UNKNOWN : { kind: 'deck-ends', lastRank: before };
    if (before === undefined) return { kind: 'deck-starts', firstRank: after };
    const found = await ask(from, after);
    if (typeof found !== 'object') return DECK_UNKNOWN;
    put(from, after, found);
    return { kind: 'no-card', asked: rank, shown: after };
  };

  const queue = createTaskQueue();

  /** Queues moves, each of which starts where the previous one ended, so fast presses neither skip nor repeat cards. */
  const move = (step: (from: PairId, at: ShownCard | undefined) => Promise<BrowseNotice | undefined>) =>
    queue(async () => {
      const from = pair.value;
      if (from === undefined) return;
      try {
        notice.value = await step(from, shown.value?.pair === from ? shown.value : undefined);
      } catch (thrown) {
        notice.value = { kind: 'error', code: toAppError(thrown).code };
      }
    });

  const showNearest = async (from: PairId, rank: number) => {
    const [before, after] = await Promise.all([seek(from, rank, 'backward'), seek(from, rank, 'forward')]);
    const nearest = before ?? after;
    if (nearest !== undefined) return show(from, nearest);
    shown.value = undefined;
    return undefined;
  };

  const reopen = async (from: PairId) => {
    const rank = memory.findRank(from) ?? findEntry(from)?.deck?.firstRank;
    if (rank === undefined) return showNearest(from, 0);
    const found = await ask(from, rank);
    if (typeof found !== 'object') return showNearest(from, rank);
    put(from, rank, found);
    return undefined;
  };

  return {
    pair,
    shown,
    notice,
    open(next) {
      pair.value = next;
      return move(reopen);
    },
    reload: () =>
      move(async (from, at) => {
        if (!at) return reopen(from);
        const found = await ask(from, at.rank);
        if (typeof found === 'object') shown.value = { ...at, ...found };
        return notice.value?.kind === 'error' ? undefined : notice.value;
      }),
    goForward: () =>
      move(async (from, at) => {
        if (!at) return showNearest(from, 0);
        const { next } = at.card;
        // A source whose last card points back to an earlier one still ends here.
        if (next !== undefined && next > at.rank) return show(from, next);
        const after = await seek(from, at.rank + 1, 'forward');
        return after === undefined ? { kind: 'deck-ends', lastRank: at.rank } : show(from, after);
      }),
    goBack: () =>
      move(async (from, at) => {
        if (!at) return showNearest(from, 0);
        const before = at.rank === 0 ? undefined : await seek(from, at.rank - 1, 'backward');
        return before === undefined ? { kind: 'deck-starts', firstRank: at.rank } : show(from, before);
      }),
    goFirst: () => move((from) => showNearest(from, 0)),
    goLast: () => move((from) => showNearest(from, Number.MAX_SAFE_INTEGER)),
    jump: (typed) =>
      move(async (from) => {
        const rank = parseRankInput(typed);
        return rank === undefined ? { kind: 'not-a-rank', typed } : show(from, rank);
      }),
  };
}

const DECK_UNKNOWN = { kind: 'error', code: 'deck-unknown' } as const;
