import { expect, test } from 'vitest';
import { describePopup, type PopupState } from '../../../src/ui/popup/popup-state.ts';

type Facts = Parameters<typeof describePopup>[0];

const BROWSE: Facts = { view: 'browse', panel: 'none', hasDeck: true, hasCard: true, hasBeginning: false };

test.each<[string, Partial<Facts>, PopupState]>([
  ['a card in Browse', {}, { mode: 'browse', needsHeading: false, main: 'browse', hasFooter: true }],
  [
    'Browse before its first card',
    { hasCard: false },
    { mode: 'browse', needsHeading: true, main: 'browse', hasFooter: false },
  ],
  ['Study', { view: 'study' }, { mode: 'study', needsHeading: false, main: 'study', hasFooter: false }],
  [
    'the time before an answer',
    { view: 'loading', hasDeck: false, hasCard: false },
    { mode: undefined, needsHeading: true, main: 'loading', hasFooter: false },
  ],
  [
    'a failure',
    { view: 'failed', hasDeck: false, hasCard: false },
    { mode: undefined, needsHeading: true, main: 'empty', hasFooter: false },
  ],
  [
    'a learner without a deck',
    { view: 'empty', hasDeck: false, hasCard: false, hasBeginning: true },
    { mode: undefined, needsHeading: false, main: 'beginning', hasFooter: false },
  ],
  [
    'a learner without a deck, before the offers are loaded',
    { view: 'empty', hasDeck: false, hasCard: false },
    { mode: undefined, needsHeading: false, main: 'empty', hasFooter: false },
  ],
  ['the words of the page', { panel: 'page' }, { mode: 'browse', needsHeading: false, main: 'page', hasFooter: false }],
  ['a panel over a card', { panel: 'keys' }, { mode: 'browse', needsHeading: false, main: 'keys', hasFooter: false }],
  [
    'a panel over Study',
    { view: 'study', panel: 'search' },
    { mode: 'study', needsHeading: false, main: 'search', hasFooter: false },
  ],
  [
    'the list of languages without a deck',
    { view: 'empty', panel: 'decks', hasDeck: false, hasCard: false, hasBeginning: true },
    { mode: undefined, needsHeading: false, main: 'decks', hasFooter: false },
  ],
  [
    'the check of known words',
    { view: 'study', panel: 'check' },
    { mode: 'study', needsHeading: false, main: 'check', hasFooter: false },
  ],
  [
    'the check whose deck was removed',
    { view: 'study', panel: 'check', hasDeck: false },
    { mode: 'study', needsHeading: false, main: 'study', hasFooter: false },
  ],
])('%s', (_, facts, expected) => {
  expect(describePopup({ ...BROWSE, ...facts })).toEqual(expected);
});
