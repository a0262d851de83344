import { expect, test } from 'vitest';
import { createLibrary } from '../../../src/ui/shared/library.ts';
import { makeSpanishBackground, makeSync } from '../support/builders.ts';

test('refreshes requested during one share a single further one', async () => {
  const background = makeSpanishBackground();
  const library = createLibrary(background.send);
  await Promise.all([library.refresh(), library.refresh(), library.refresh(), library.refresh()]);
  expect(background.received.filter((name) => name === 'deck.list')).toHaveLength(2);
});

test('controlling a sync shows the result', async () => {
  const background = makeSpanishBackground();
  background.syncs = [makeSync('spa-eng')];
  const library = createLibrary(background.send);
  expect(await library.controlSync('sync.pause', 'spa-eng')).toBe(true);
  expect(library.syncs.value[0]?.state).toBe('paused');
  await library.controlSync('sync.cancel', 'spa-eng');
  expect(library.syncs.value).toEqual([]);
});

test('a failed action is reported until it is dismissed, through refreshes', async () => {
  const background = makeSpanishBackground();
  background.failures.set('sync.start', 'not-connected');
  const library = createLibrary(background.send);
  expect(await library.startSync({ from: 'spa', to: 'eng' })).toBe(false);
  await library.refresh();
  expect(library.problem.value).toBe('not-connected');
  library.dismissProblem();
  expect(library.problem.value).toBeUndefined();
});

test('a failed listing keeps the previous list, and recovers on success', async () => {
  const background = makeSpanishBackground();
  const library = createLibrary(background.send);
  await library.refresh();
  background.failures.set('deck.list', 'no-answer');
  await library.refresh();
  expect(library.problem.value).toBe('no-answer');
  expect(library.decks.value).toHaveLength(1);
  background.failures.clear();
  await library.refresh();
  expect(library.problem.value).toBeUndefined();
});
