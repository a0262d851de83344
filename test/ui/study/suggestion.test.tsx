// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LookedUpWord } from '../../../src/model/look-up.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import {
  makeLookedUp,
  makePopupParts,
  makeSpanishBackground,
  makeStudyCard,
  makeStudyView,
} from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

/** Study after a session. */
async function open(suggested: LookedUpWord[]) {
  const background = makeSpanishBackground();
  background.study = makeStudyView({});
  background.suggested = suggested;
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  // The screen loads when it is first shown.
  await vi.waitFor(() => expect(background.received).toContain('history.suggest'));
  await settle(() => undefined);
  const requestOf = (name: string) => background.requests.find((each) => each.name === name)?.request;
  return { background, requestOf };
}

const KEYS = ['año', 'sí'].map((word) => ({ pair: 'spa-eng', word }));

test('words that were looked up often are suggested after a session, and one press takes them', async () => {
  const { requestOf } = await open([makeLookedUp('año'), makeLookedUp('sí')]);
  const text = textOf('study-suggestion').replace(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Looked up three times or more, and not studied yet: año and sí');
  await settle(() => byId('study-take-suggestion').click());
  expect(requestOf('history.act')).toMatchObject({ act: 'study', words: KEYS });
  expect(textOf('study-suggestion')).toContain('2 words come up in your next sessions.');
});

test('one undo takes all of them back', async () => {
  const { requestOf } = await open([makeLookedUp('año'), makeLookedUp('sí')]);
  await settle(() => byId('study-take-suggestion').click());
  await settle(() => byId('study-untake-suggestion').click());
  const { id } = requestOf('history.act') as { id: string };
  expect(requestOf('history.takeBack')).toMatchObject({ ref: id });
  expect(textOf('study-suggestion')).toBe('');
  expect(document.activeElement).toBe(byId('study-end-title'));
});

test('a double press takes the words once', async () => {
  const { background } = await open([makeLookedUp('año'), makeLookedUp('sí')]);
  await settle(() => {
    byId('study-take-suggestion').click();
    byId('study-take-suggestion').click();
  });
  expect(background.received.filter((name) => name === 'history.act')).toHaveLength(1);
});

test('after an undo of one word, the number of all no longer stands', async () => {
  const { background } = await open([makeLookedUp('año'), makeLookedUp('sí')]);
  background.study = makeStudyView({ canUndo: true });
  background.undone = { pair: 'spa-eng', word: 'sí', isWish: true };
  await settle(() => byId('study-take-suggestion').click());
  await settle(() => byId('study-undo').click());
  expect(textOf('study-messages')).toContain('Undone');
  expect(textOf('study-suggestion')).toBe('');
});

test('a declined suggestion is gone, for good', async () => {
  const { requestOf } = await open([makeLookedUp('año'), makeLookedUp('sí')]);
  await settle(() => byId('study-no-suggestion').click());
  expect(requestOf('history.decline')).toEqual({ words: KEYS });
  expect(document.activeElement).toBe(byId('study-end-title'));
  expect(textOf('study-suggestion')).toBe('');
});

test('nothing is said without a suggestion', async () => {
  await open([]);
  expect(textOf('study-suggestion')).toBe('');
});

describe('a reader who does not study', () => {
  const openReader = async (mode: 'study' | 'browse') => {
    const background = makeSpanishBackground(undefined, { lastRank: 2_000 });
    background.suggested = [makeLookedUp('año')];
    const root = document.body.appendChild(document.createElement('div'));
    const model = createPopupModel(makePopupParts(background.send));
    await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
    if (mode === 'study')
      background.study = makeStudyView({ card: makeStudyCard('de', { phase: 'new' }), isUntouched: true });
    await settle(() => model.load(undefined, mode));
    await vi.waitFor(() => expect(textOf('study-suggestion')).toContain('año'));
    return background;
  };

  test('gets the suggestion below a card', async () => {
    const background = await openReader('browse');
    await settle(() => byId('study-take-suggestion').click());
    expect(background.received).toContain('history.act');
    expect(textOf('study-suggestion')).toContain('1 word comes up in your next session.');
    expect(textOf('card-word')).not.toBe('');
    expect(document.activeElement).toBe(byId('deck-switcher'));
  });

  test('gets it at the question before the first word', async () => {
    const background = await openReader('study');
    await settle(() => byId('study-no-suggestion').click());
    expect(background.received).toContain('history.decline');
    expect(document.activeElement).toBe(byId('study-start-title'));
  });
});
