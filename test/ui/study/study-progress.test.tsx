// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { formatTime } from '../../../src/ui/shared/format.ts';
import { makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

const STEP_AT = Date.parse('2026-11-21T14:32:00Z');

async function open(onRequest: (name: string, request: object) => void = () => undefined) {
  const background = makeSpanishBackground();
  background.study = makeStudyView({
    card: makeStudyCard('casa', { phase: 'review' }),
    left: { due: 3, learning: 2, new: 6 },
    answersLeft: 18,
    stepAt: STEP_AT,
    today: { reviews: 4, again: 1, new: 2, ms: 61_000 },
    tomorrow: 7,
    canUndo: true,
  });
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(
    makePopupParts((name, request) => {
      onRequest(name, request);
      return background.send(name, request);
    }),
  );
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  return model;
}

test('the numbers above a word name what is done, and what is left by kind', async () => {
  await open();
  expect(textOf('study-left')).toBe('4 done · 18 left');
  expect([...byId('study-counts').children].map(({ textContent }) => textContent)).toEqual([
    '6 new',
    `2 learning (${formatTime(STEP_AT)})`,
    '3 due',
  ]);
  const bar = byId('study-card').parentElement?.querySelector('progress');
  expect([bar?.value, bar?.max]).toEqual([4, 22]);
});

test('a session that is stopped shows its results and what is left, and continues with the same word', async () => {
  await open();
  await settle(() => byId('study-stop').click());
  expect(textOf('study-end-title')).toBe('Stopped for now');
  expect(textOf('study-summary')).toContain('4 answers, 3 remembered');
  expect(textOf('study-remaining')).toBe(
    `Left today: 6 new, 2 learning, 3 due. The next word returns at ${formatTime(STEP_AT)}.`,
  );
  expect(textOf('study-tomorrow')).toBe('Tomorrow: 7 words.');
  await settle(() => byId('study-go-on').click());
  expect(textOf('study-word')).toBe('casa');
});

test('a session of chosen words asks only for these, and leads back to their page', async () => {
  const wishes: object[] = [];
  const model = await open((name, request) => {
    if (name === 'study.next') wishes.push(request);
  });
  const words = [{ pair: 'spa-eng', word: 'casa' }];
  const readOn = vi.fn();
  await settle(() => model.studyChosen({ words, readOn }));
  expect(wishes.at(-1)).toMatchObject({ only: words });
  await settle(() => byId('study-stop').click());
  await settle(() => byId('study-read-on').click());
  expect(readOn).toHaveBeenCalledOnce();
  await settle(() => byId('study-go-on').click());
  await settle(() => model.study.studyChosen(undefined));
  expect(wishes.at(-1)).not.toHaveProperty('only');
  expect(document.getElementById('study-read-on')).toBeNull();
});

test('practice can be stopped, too', async () => {
  const model = await open();
  await settle(() => model.study.practise());
  expect(textOf('study-word')).toBe('año');
  await settle(() => byId('study-stop').click());
  expect(textOf('study-word')).toBe('casa');
  expect(model.study.practice.left.value).toBe(0);
});

test('a session stays stopped when its deck is loaded again, and continues with another deck', async () => {
  const model = await open();
  const loading = model.study.load('spa-eng');
  await settle(() => byId('study-stop').click());
  await settle(() => loading);
  expect(textOf('study-end-title')).toBe('Stopped for now');
  await settle(() => model.study.load('deu-eng'));
  expect(document.getElementById('study-end-title')).toBeNull();
});
