// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DeckSummary } from '../../../src/model/source.ts';
import type { StudyView } from '../../../src/model/study.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel, type PopupModel } from '../../../src/ui/popup/popup-model.ts';
import { findStartRank, type StartLevel } from '../../../src/ui/study/start-ranks.ts';
import { makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView } from '../support/builders.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

let model: PopupModel;

async function open(view: Partial<StudyView> = {}, lastRank = 2_000, deck: Partial<DeckSummary> = {}) {
  const background = makeSpanishBackground(undefined, { lastRank, ...deck });
  const card = makeStudyCard('de', { phase: 'new' });
  background.study = makeStudyView({ card, left: { due: 0, learning: 0, new: 10 }, isUntouched: true, ...view });
  const root = document.body.appendChild(document.createElement('div'));
  model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  return background;
}

const isAsked = () => document.getElementById('study-start') !== null;

describe('the first session', () => {
  test('asks how much the learner knows, on a card before the first word', async () => {
    await open();
    expect(textOf('study-start-title')).toBe('How much Spanish do you know?');
    expect([...byId('study-start-some').children].map(({ textContent }) => textContent)).toEqual([
      'Some',
      'from rank 300',
    ]);
    expect(document.getElementById('study-card')).toBeNull();
    expect(document.activeElement).toBe(byId('study-start-skip'));
  });

  test.each([
    [120, false],
    [300, true],
  ])('with a deck of %i words asks: %s', async (lastRank, expected) => {
    await open({}, lastRank);
    expect(isAsked()).toBe(expected);
  });

  test('leaves the word behind the question as it is', async () => {
    const background = await open();
    const before = background.received.length;
    for (const key of ['k', '1', '2', 'z', ' ']) await press(key);
    expect(background.received.slice(before)).toEqual([]);
    expect(isAsked()).toBe(true);
    await press('?');
    expect(textOf('keys-panel')).toContain('Undo');
  });

  test('lets new words start where the answer says, keeps other decks’ starts, and marks nothing', async () => {
    const background = await open();
    background.settings = parseSettings({ study: { starts: { 'deu-eng': 40 } } });
    background.study = makeStudyView({
      card: makeStudyCard('madrugada', { phase: 'new' }),
      isUntouched: true,
      start: 300,
    });
    await settle(() => byId('study-start-some').click());
    expect(background.settings.study.starts).toEqual({ 'deu-eng': 40, 'spa-eng': 300 });
    expect(textOf('study-word')).toBe('madrugada');
    expect(isAsked()).toBe(false);
    expect(background.received).not.toContain('study.mark');
  });

  test('waits for the words at the chosen rank while only the first ones of the deck are stored', async () => {
    const background = await open({}, 1_000, { cards: 1_000, isComplete: false, expectedCards: 44_000 });
    expect(textOf('study-start-much')).toContain('from rank 1,500');
    await settle(() => byId('study-start-some').click());
    await settle(() => byId('study-start-much').click());
    expect(textOf('study-start-some')).toContain('from rank 300');
    expect(textOf('study-start-much')).toContain('1,000 of 44,000');
    expect(background.settings.study.starts).toEqual({});
    const [deck] = background.decks;
    background.decks = [
      { ...(deck as DeckSummary), cards: 44_000, lastRank: 44_000, isComplete: true, expectedCards: undefined },
    ];
    background.study = makeStudyView({ card: makeStudyCard('madrugada', { phase: 'new' }), start: 1_500 });
    await settle(() => model.library.refresh());
    expect(background.settings.study.starts).toEqual({ 'spa-eng': 1_500 });
    expect(textOf('study-word')).toBe('madrugada');
  });

  test('starts at the first word at once, however little of the deck is stored', async () => {
    const background = await open({}, 1_000, { cards: 1_000, isComplete: false, expectedCards: 44_000 });
    await settle(() => byId('study-start-none').click());
    expect(background.settings.study.starts).toEqual({ 'spa-eng': 1 });
  });

  test('starts among the words so far when the deck no longer grows', async () => {
    const background = await open({}, 1_000, { cards: 1_000, isComplete: false, expectedCards: 44_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => byId('study-start-some').click());
    await act(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
    });
    vi.useRealTimers();
    await vi.waitFor(() => expect(background.settings.study.starts).toEqual({ 'spa-eng': 300 }));
  });

  test('offers the check in place, and returns to the word', async () => {
    const background = await open();
    await settle(() => byId('study-start-check').click());
    await vi.waitFor(() => expect(textOf('check-title')).toBe('Which words do you know already?'));
    expect(document.activeElement).toBe(byId('check-panel-title'));
    expect(document.getElementById('study-card')).toBeNull();
    // "Up to rank N" is in the same place.
    expect(byId<HTMLInputElement>('know-rank').max).toBe('2000');
    await press(' ');
    background.study = makeStudyView({ card: makeStudyCard('madrugada', { phase: 'new' }), isUntouched: false });
    await settle(() => byId('know-study').click());
    expect(textOf('study-word')).toBe('madrugada');
    expect(isAsked()).toBe(false);
    expect(document.activeElement).toBe(byId('study-next'));
  });

  test('begins without an answer, and stores none', async () => {
    const background = await open();
    await settle(() => byId('study-start-skip').click());
    expect(isAsked()).toBe(false);
    expect(textOf('study-word')).toBe('de');
    expect(document.activeElement).toBe(byId('study-next'));
    expect(background.received).not.toContain('settings.put');
  });

  test.each([
    ['a deck with answers', { isUntouched: false }],
    ['a deck whose start was chosen', { start: 1 }],
  ])('does not ask about %s', async (_, view) => {
    await open(view);
    expect(isAsked()).toBe(false);
  });
});

test('the summary leads back to the top', async () => {
  const background = await open({ start: 300 });
  await settle(() => byId('study-stop').click());
  expect(textOf('study-start-place')).toContain('New words start at rank 300.');
  await settle(() => byId('study-from-top').click());
  expect(background.settings.study.starts).toEqual({ 'spa-eng': 1 });
});

test.each<[StartLevel, number, number, number]>([
  ['none', 1, 2_000, 1],
  ['some', 1, 2_000, 300],
  ['much', 1, 2_000, 1_000],
  ['much', 1, 20_000, 1_500],
  ['some', 1, 400, 100],
  ['much', 0, 0, 0],
])('a learner who knows %s of a deck from rank %i to %i starts at %i', (level, firstRank, lastRank, rank) => {
  expect(findStartRank(level, { firstRank, lastRank })).toBe(rank);
});
