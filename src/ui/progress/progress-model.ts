import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import { createLibrary, type Library } from '../shared/library.ts';
import { createHeldList, type HeldList } from './held-list.ts';
import { createKnowUpTo, type KnowUpTo } from './know-up-to.ts';
import { createMemoryModel, type MemoryModel } from './memory/memory-model.ts';
import type { PageAddress, ProgressView } from './page-address.ts';
import { createPlacementCheck, type PlacementCheck } from './placement-check.ts';
import { createStatsModel, type StatsModel } from './stats-model.ts';

/** Model of the progress page of one deck. */
export interface ProgressModel {
  library: Library;
  view: ReadonlySignal<ProgressView>;
  /** The shown deck; undefined if there is none. */
  deck: ReadonlySignal<DeckSummary | undefined>;
  stats: StatsModel;
  check: PlacementCheck;
  knowUpTo: KnowUpTo;
  held: HeldList;
  /** Undefined where there is no worker for it. */
  memory: MemoryModel | undefined;
  load(): Promise<void>;
  /** Reloads data that the background may have changed. */
  refresh(): Promise<void>;
  /** Reloads what the learner may have changed on another screen. */
  revisit(): Promise<void>;
  choose(pair: PairId): Promise<void>;
  show(view: ProgressView): Promise<void>;
}

interface ProgressParts {
  send: Send;
  address: PageAddress;
  /** From 0 up to 1. */
  random: () => number;
  now: () => number;
  /** Starts what fits a schedule to the learner. */
  createMemoryWorker?: () => Worker;
}

const newId = () => crypto.randomUUID();

export function createProgressModel({ send, address, random, now, createMemoryWorker }: ProgressParts): ProgressModel {
  const wanted = address.find();
  const library = createLibrary(send);
  const view = signal<ProgressView>(wanted.view ?? 'statistics');
  const pair = signal(wanted.pair);
  const deck = computed(() => {
    const decks = library.decks.value?.filter(({ cards }) => cards > 0) ?? [];
    return decks.find((candidate) => candidate.pair === pair.value) ?? decks[0];
  });
  const knowUpTo = createKnowUpTo(send);
  const check = createPlacementCheck({ send, decks: library.decks, random, now });
  const held = createHeldList(send);
  const stats = createStatsModel(send);
  const memory = createMemoryWorker && createMemoryModel({ send, createWorker: createMemoryWorker, newId });

  const open = async () => {
    const current = deck.value;
    if (!current) return;
    address.save(view.value, current.pair);
    if (view.value === 'held') await held.load(current.pair);
    else if (view.value === 'statistics') await stats.load(current.pair);
    else await knowUpTo.open(current);
  };

  /** Reloads when the deck's cards have changed, because earlier results covered other cards. */
  const refresh = async () => {
    const before = deck.value;
    await library.refresh();
    const after = deck.value;
    if (!after || (after.cards === before?.cards && after.isComplete === before.isComplete)) return;
    if (after.pair !== before?.pair) return open();
    if (view.value === 'held') await held.reload();
    else if (view.value === 'statistics') await stats.load(after.pair);
    else await knowUpTo.follow(after);
  };

  const revisit = async () => {
    await refresh();
    if (!deck.value) return;
    if (view.value === 'held') await held.reload();
    else if (view.value === 'statistics') await stats.load(deck.value.pair);
  };

  return {
    library,
    view,
    deck,
    stats,
    check,
    knowUpTo,
    held,
    memory,
    async load() {
      await library.refresh();
      await open();
    },
    refresh: coalesce(refresh),
    revisit: coalesce(revisit),
    async choose(chosen) {
      pair.value = chosen;
      check.leave();
      await open();
    },
    async show(wantedView) {
      view.value = wantedView;
      check.leave();
      await open();
    },
  };
}
