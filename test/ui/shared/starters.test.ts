import { expect, test } from 'vitest';
import { createStarters } from '../../../src/ui/shared/starters.ts';
import { makeStarter } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

const makeOffer = () => makeBackground({ starters: [makeStarter('deu-eng')] });

test('the list is read once', async () => {
  const background = makeOffer();
  const starters = createStarters(background.send);
  await starters.load();
  await starters.load();
  expect(background.received).toEqual(['deck.starters']);
});

test('a list that could not be read is read again', async () => {
  const background = makeOffer();
  background.failures.set('deck.starters', 'no-answer');
  const starters = createStarters(background.send);
  await starters.load();
  expect(starters.problem.value).toBe('no-answer');
  background.failures.clear();
  await starters.load();
  expect(starters.problem.value).toBeUndefined();
  expect(starters.list.value).toHaveLength(1);
});

test('one deck is added at a time', async () => {
  const background = makeOffer();
  const starters = createStarters(background.send);
  const first = starters.add('deu-eng');
  expect(starters.adding.value).toBe('deu-eng');
  expect(await starters.add('fra-eng')).toBe(false);
  expect(await first).toBe(true);
  expect(starters.adding.value).toBeUndefined();
  expect(background.decks.map(({ pair }) => pair)).toEqual(['deu-eng']);
});

test('a deck that could not be added is reported, until the next attempt', async () => {
  const background = makeOffer();
  background.failures.set('deck.install', 'storage-full');
  const starters = createStarters(background.send);
  expect(await starters.add('deu-eng')).toBe(false);
  expect(starters.problem.value).toBe('storage-full');
  background.failures.clear();
  expect(await starters.add('deu-eng')).toBe(true);
  expect(starters.problem.value).toBeUndefined();
});
