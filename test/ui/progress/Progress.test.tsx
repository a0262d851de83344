// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { HeldRequest, HeldWords } from '../../../src/model/held-words.ts';
import type { DeckSummary } from '../../../src/model/source.ts';
import { Progress } from '../../../src/ui/progress/Progress.tsx';
import { createPageAddress } from '../../../src/ui/progress/page-address.ts';
import { createProgressModel } from '../../../src/ui/progress/progress-model.ts';
import { WHOLE_DECK_TIMEOUT_MS } from '../../../src/ui/shared/whole-deck.ts';
import { makeDeck } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

const WORDS = 400;
/** Pronounceable, all different, as long as words are. */
const toWord = (rank: number) => {
  const syllables = ['ba', 'ter', 'mon', 'lis', 'ca', 'der', 'so', 'nu', 'pe', 'gal'];
  return `${syllables[Math.floor(rank / 100)]}${syllables[Math.floor(rank / 10) % 10]}${syllables[rank % 10]}`;
};

/** @param gap - From one rank of the deck to the next. */
async function open(search = '?view=check', pair = 'spa-eng', gap = 1, words = WORDS) {
  const background = makeBackground({
    decks: [
      makeDeck(pair, { cards: words, firstRank: gap, lastRank: words * gap }),
      makeDeck('deu-eng', { lastRank: 20 }),
    ],
    cards: new Map([
      [pair, Array.from({ length: words }, (_, index) => [(index + 1) * gap, toWord(index + 1), ['meaning']])],
    ]),
  });
  const held: Record<string, HeldWords> = {};
  const stats: string[] = [];
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  const send = (async (name: string, request: never) => {
    const fields = request as Record<string, unknown>;
    if (name === 'study.stats') {
      stats.push(String(fields.pair));
      return {
        day: 20_778,
        days: [],
        forecast: [],
        stretches: [],
        rest: undefined,
        achieved: {
          met: 0,
          learning: 0,
          known: 0,
          waiting: 0,
          deck: { words: 0, known: 0 },
          coverage: undefined,
          milestone: undefined,
        },
        hasStreak: true,
        retention: 0.9,
      };
    }
    if (name === 'lookup.define') return { range: undefined, entries: [] };
    if (name === 'study.held')
      return held[(fields as unknown as HeldRequest).kind] ?? { total: 0, words: [], batches: [] };
    if (name.startsWith('study.')) {
      sent.push({ name, request: fields });
      return { words: Math.max(0, Number(fields.rank) - 3), isDone: true };
    }
    return background.send(name as 'deck.list', request);
  }) as Send;
  let saved = '';
  let now = 0;
  let state = 7;
  const replaceState = (_data: unknown, _unused: string, url?: string | URL | null) => {
    saved = String(url);
  };
  const address = createPageAddress({ search }, { replaceState });
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const clock = () => {
    now += 500;
    return now;
  };
  const model = createProgressModel({ send, address, random, now: clock });
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => model.load());
  await settle(() => render(<Progress model={model} />, root));
  return { model, held, sent, stats, background, address: () => saved };
}

const expectFocus = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

const rankOf = (word: string) =>
  Array.from({ length: WORDS }, (_, index) => index + 1).find((rank) => toWord(rank) === word);

/** Answers the whole check like a person who knows the words up to a rank. */
async function takeCheck(last: number): Promise<string[]> {
  const asked: string[] = [];
  await settle(() => byId('check-begin').click());
  while (document.getElementById('check-card')) {
    const word = textOf('check-word');
    asked.push(word);
    await press((rankOf(word) ?? Number.POSITIVE_INFINITY) <= last ? '2' : '1');
    if (asked.length > 60) throw new Error('Expected the check to end, it did not.');
  }
  return asked;
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('the placement check', () => {
  test('asks thirty words and seven that do not exist, with keys, and reports how many are known', async () => {
    const { model } = await open();
    const asked = await takeCheck(150);
    expect(new Set(asked).size).toBe(37);
    expect(asked.filter((word) => rankOf(word) === undefined)).toHaveLength(7);
    const { known, low, high } = model.check.estimate.value ?? { known: 0, low: 0, high: 0 };
    expect(low).toBeLessThanOrEqual(150);
    expect(high).toBeGreaterThanOrEqual(150);
    expect(textOf('check-result')).toContain(`You know about ${known} of 400 words`);
    expect(textOf('check-result')).toContain('You claimed none of the 7 words that do not exist.');
    expect(document.activeElement?.id).toBe('check-result-title');
    const rows = [...document.querySelectorAll('#check-curve tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^1–34(9\d|100)%$/);
    expect(rows.at(-1)).toMatch(/^375–400\d%$/);
  });

  test('counts the words of a deck whose ranks have gaps, not its ranks', async () => {
    const { model } = await open('?view=check', 'spa-eng', 75_000);
    const asked = await takeCheck(150);
    expect(new Set(asked).size).toBe(37);
    const { low, high } = model.check.estimate.value ?? { low: 0, high: 0 };
    expect(low).toBeLessThanOrEqual(150);
    expect(high).toBeGreaterThanOrEqual(150);
    expect(textOf('check-result')).toContain('of 400 words');
    const rows = [...document.querySelectorAll('#check-curve tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^75,000–2,550,000/);
    expect((model.knowUpTo.rank.value ?? 0) % 75_000).toBe(0);
    expect(textOf('know-effect')).not.toBe('');
  });

  test('goes back to the previous word, and ignores an immediate second press', async () => {
    const { model } = await open();
    await settle(() => byId('check-begin').click());
    expect(byId('check-back').getAttribute('aria-disabled')).toBe('true');
    const first = textOf('check-word');
    await press('1');
    expect(textOf('check-position')).toBe('2 of 37');
    await press('z');
    expect(textOf('check-word')).toBe(first);
    expect(textOf('check-position')).toBe('1 of 37');
    await settle(async () => {
      await Promise.all([model.check.answer(true), model.check.answer(true)]);
    });
    expect(textOf('check-position')).toBe('2 of 37');
    byId('check-stop').focus();
    await settle(() => byId('check-stop').click());
    expect(document.getElementById('check-begin')).not.toBeNull();
    await expectFocus('check-title');
  });

  test('names the invented words that were claimed', async () => {
    await open();
    await settle(() => byId('check-begin').click());
    // Two of seven: a slip, not carelessness.
    for (let claimed = 0; document.getElementById('check-card'); ) {
      const rank = rankOf(textOf('check-word'));
      const isClaimed = rank === undefined && claimed < 2;
      if (isClaimed) claimed += 1;
      await press(isClaimed || (rank ?? WORDS) < 150 ? '2' : '1');
    }
    expect(textOf('check-result')).toMatch(/You claimed 2 of the 7 words that do not exist \(.+ and .+\)/);
  });

  test('asks for more answers instead of giving a range if most invented words were claimed', async () => {
    const { model } = await open();
    await settle(() => byId('check-begin').click());
    while (document.getElementById('check-card')) await press('2');
    expect(textOf('check-unclear-title')).toBe('Answer a few more words');
    await expectFocus('check-unclear-title');
    expect(textOf('check-unclear')).toMatch(/You claimed to know words that do not exist: .+, .+ and .+\./);
    expect(textOf('check-unclear')).not.toMatch(/\d/);
    expect(document.getElementById('check-curve')).toBeNull();
    expect(byId<HTMLInputElement>('know-rank').value).toBe('');

    await settle(() => byId('check-continue').click());
    expect(textOf('check-position')).toBe('38 of 55');
    let more = 0;
    for (; document.getElementById('check-card'); more++) {
      await press((rankOf(textOf('check-word')) ?? WORDS) < 150 ? '2' : '1');
    }
    expect(more).toBe(18);
    expect(model.check.invented.value.asked).toBe(10);
  });

  test('offers no more words when all of the deck were asked', async () => {
    const { model } = await open('?view=check', 'spa-eng', 1, 20);
    await settle(() => byId('check-begin').click());
    while (document.getElementById('check-card')) await press('2');
    expect(model.check.canContinue.value).toBe(false);
    expect(document.getElementById('check-continue')).toBeNull();
    expect(textOf('check-unclear')).toContain('Check again');
  });

  test('shows words in their language and direction', async () => {
    await open('?view=check', 'ara-eng');
    await settle(() => byId('check-begin').click());
    expect(byId('check-word').lang).toBe('ar');
    expect(byId('check-word').dir).toBe('rtl');
  });

  test('proposes where to start; marks it as one step, and undoes it with one click', async () => {
    const { sent } = await open();
    await takeCheck(150);
    const proposed = Number(byId<HTMLInputElement>('know-rank').value);
    expect(proposed).toBeGreaterThan(100);
    expect(proposed).toBeLessThan(200);
    expect(textOf('know-mark')).toBe(`Mark ${proposed - 3} words as known`);
    expect(textOf('know-effect')).toMatch(/you know all of them|about \d+ of them are new to you/);
    await settle(() => byId('know-mark').click());
    const marked = sent.findLast(({ request }) => request.isDryRun === false);
    expect(marked).toMatchObject({ name: 'study.knowUpTo', request: { pair: 'spa-eng', rank: proposed } });
    expect(textOf('know-messages')).toContain(`${proposed - 3} words up to rank ${proposed} are marked as known.`);
    byId('know-undo').focus();
    await settle(() => byId('know-undo').click());
    await expectFocus('know-title');
    expect(sent.filter(({ name }) => name === 'study.takeBack')).toMatchObject([
      { request: { ref: marked?.request.id } },
    ]);
    expect(textOf('know-messages')).toContain('Undone');
  });
});

describe('a deck whose cards are not all stored yet', () => {
  const FIRST = 100;
  async function openPart(search?: string) {
    const opened = await open(search);
    const { background, model } = opened;
    const whole = background.decks[0] ?? makeDeck('spa-eng');
    /** Notifies the page like the background does. */
    const change = (parts: Partial<DeckSummary>) => {
      background.decks = [{ ...whole, ...parts }, ...background.decks.slice(1)];
      return settle(() => model.refresh());
    };
    await change({ cards: FIRST, lastRank: FIRST, isComplete: false });
    return { ...opened, change };
  }

  test('is checked once it is complete, and then as a whole', async () => {
    const { model, change } = await openPart();
    await settle(() => byId('check-begin').click());
    expect(model.check.state.value).toBe('waiting');
    expect(textOf('check-messages')).toContain('The check starts when all its words are here.');
    await change({ cards: FIRST * 2, lastRank: FIRST * 2, isComplete: false });
    expect(model.check.state.value).toBe('waiting');
    await change({});
    expect(model.check.state.value).toBe('asking');
    while (document.getElementById('check-card')) await press('1');
    expect(model.check.ranks.value?.size).toBe(WORDS);
  });

  test('says so if the rest does not arrive, and can be retried', async () => {
    const { model, change } = await openPart();
    vi.useFakeTimers();
    try {
      void model.check.start(model.deck.value ?? makeDeck('spa-eng'));
      await vi.advanceTimersByTimeAsync(WHOLE_DECK_TIMEOUT_MS - 1);
      expect(model.check.state.value).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      expect(model.check.state.value).toBe('incomplete');
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(textOf('check-messages')).toContain('Not all words of this deck are here yet.'));
    await change({});
    await settle(() => byId('check-begin').click());
    expect(model.check.state.value).toBe('asking');
  });

  test('is not checked after leaving the check', async () => {
    const { model, change } = await openPart();
    await settle(() => byId('check-begin').click());
    await settle(() => byId('check-cancel').click());
    await change({});
    expect(model.check.state.value).toBe('start');
    await settle(() => byId('check-begin').click());
    expect(model.check.state.value).toBe('asking');
  });

  test('reports its last rank as that of a part, until it is complete', async () => {
    const { model, change } = await openPart();
    expect(textOf('know-rank-hint')).toBe('The deck is still being added. So far it reaches rank 100.');
    await model.knowUpTo.choose(300);
    expect(model.knowUpTo.rank.value).toBe(FIRST);
    await change({});
    expect(textOf('know-rank-hint')).toBe('The deck ends at rank 400.');
    expect(model.knowUpTo.rank.value).toBe(FIRST);
    await model.knowUpTo.choose(300);
    expect(model.knowUpTo.rank.value).toBe(300);
  });

  test('has no chart of its ranks, and new statistics when it is complete', async () => {
    const { stats, change } = await openPart('?view=statistics');
    expect(textOf('stats-incomplete')).toContain('The deck is still being added.');
    expect(document.getElementById('stats-ranks')).toBeNull();
    const before = stats.length;
    await change({});
    expect(stats).toHaveLength(before + 1);
    expect(document.getElementById('stats-ranks')).not.toBeNull();
  });
});

describe('marking words without a check', () => {
  async function type(value: string) {
    const field = byId<HTMLInputElement>('know-rank');
    field.value = value;
    await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  }

  test('explains itself first, and does nothing without a rank', async () => {
    const { sent } = await open();
    await settle(() => byId('know-mark').click());
    await type('');
    await type('0');
    await settle(() => byId('know-mark').click());
    expect(sent).toEqual([]);
    await type('3');
    expect(textOf('know-effect')).toBe('No word up to this rank is new.');
    await type('120');
    expect(textOf('know-mark')).toBe('Mark 117 words as known');
    expect(textOf('know-effect')).toBe('117 words up to this rank are new.');
    expect(byId('know-slider').getAttribute('aria-valuetext')).toBe('Rank 120');
    await type('9999');
    expect(textOf('know-mark')).toBe('Mark 397 words as known');
    expect(sent.every(({ request }) => request.isDryRun === true)).toBe(true);
  });

  test('also works with Enter in the field', async () => {
    const { sent } = await open();
    await type('120');
    await settle(() => byId<HTMLInputElement>('know-rank').form?.requestSubmit());
    const marked = sent.filter(({ request }) => request.isDryRun === false);
    expect(marked).toMatchObject([{ name: 'study.knowUpTo', request: { rank: 120 } }]);
  });
});

describe('words that are set aside', () => {
  test('are listed with a way back, which can be undone', async () => {
    const { held, sent, model, address } = await open('?view=check&deck=spa-eng');
    held.suspended = {
      total: 1,
      words: [{ word: 'baternos', headword: 'baterno', lapses: 0, rank: 12, meaning: 'drum' }],
      batches: [],
    };
    held.known = {
      total: 65,
      words: [{ word: 'casa', headword: 'casa', lapses: 0, rank: 2, meaning: 'house' }],
      batches: [{ id: 'b', at: 0, words: 64 }],
    };
    held.leech = {
      total: 1,
      words: [{ word: 'sola', headword: 'sola', lapses: 9, rank: undefined, meaning: undefined }],
      batches: [],
    };
    await settle(() => byId('view-held').click());
    expect(address()).toBe('?view=held&deck=spa-eng');
    expect(textOf('held-suspended')).toContain('baterno drum Rank 12');
    expect(textOf('held-leech')).toContain('Not in the deck · forgotten 9 times');
    expect(textOf('held-known')).toContain('64 words marked at once');
    expect(textOf('held-known')).toContain('Show more (64 left)');
    const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    await settle(() => button('Ask again: baterno')?.click());
    expect(sent.at(-1)).toMatchObject({ name: 'study.mark', request: { word: 'baternos', mark: 'want' } });
    expect(document.activeElement?.id).toBe('held-undo');
    const { id } = sent.at(-1)?.request ?? {};
    await settle(() => byId('held-undo').click());
    expect(sent.at(-1)).toMatchObject({ name: 'study.takeBack', request: { ref: id } });
    expect(textOf('held-messages')).toBe('Undone.');
    await expectFocus('held-suspended-title');
    await settle(() => button('Start over: sola')?.click());
    expect(sent.at(-1)).toMatchObject({ name: 'study.hold', request: { word: 'sola', mark: 'reset' } });
    await settle(() => document.querySelector<HTMLButtonElement>('[aria-label^="Undo: 64 words"]')?.click());
    expect(sent.at(-1)).toMatchObject({ name: 'study.takeBack', request: { ref: 'b' } });
    await settle(() => model.choose('deu-eng'));
    expect(address()).toBe('?view=held&deck=deu-eng');
  });
});

test('an address without a valid deck opens the first one', async () => {
  const { model } = await open('?view=nonsense&deck=../../x');
  expect(model.view.value).toBe('statistics');
  expect(model.deck.value?.pair).toBe('spa-eng');
});
