import { expect, test } from 'vitest';
import { findPopupView, type PopupView } from '../../../src/ui/popup/popup-view.ts';

type Facts = Parameters<typeof findPopupView>[0];

const STUDY: Facts = {
  isStarting: false,
  mode: 'study',
  isLogClosed: false,
  isDeckFound: true,
  areDecksLoaded: true,
  hasProblem: false,
  hasCard: false,
  hasEntries: true,
};
const CLOSED: Partial<Facts> = {
  mode: undefined,
  isDeckFound: false,
  areDecksLoaded: false,
  hasEntries: false,
};

test.each<[string, Partial<Facts>, PopupView]>([
  ['Study of a known deck', {}, 'study'],
  ['Study before the decks are loaded', { isDeckFound: false, areDecksLoaded: false }, 'study'],
  ['the first deck while it is added', { isStarting: true }, 'empty'],
  ['a closed log, even without decks', { isLogClosed: true, isDeckFound: false, hasEntries: false }, 'study'],
  ['the time before anything is known', CLOSED, 'loading'],
  ['a deck whose mode is not known yet', { mode: undefined }, 'loading'],
  ['decks that cannot be listed', { ...CLOSED, hasProblem: true }, 'failed'],
  ['a card in Browse', { mode: 'browse', hasCard: true }, 'browse'],
  ['Browse of a deck without a card', { mode: 'browse' }, 'browse'],
  ['the card of a removed deck beside others', { mode: 'browse', isDeckFound: false, hasCard: true }, 'browse'],
  ['the card of a removed deck', { mode: 'browse', isDeckFound: false, hasCard: true, hasEntries: false }, 'empty'],
  ['no deck', { mode: undefined, isDeckFound: false, hasEntries: false }, 'empty'],
])('%s', (_, facts, expected) => {
  expect(findPopupView({ ...STUDY, ...facts })).toBe(expected);
});
