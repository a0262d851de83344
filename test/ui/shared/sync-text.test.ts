import { expect, test } from 'vitest';
import { describeMilestone, describeSync } from '../../../src/ui/shared/sync-text.ts';
import { makeSync } from '../support/builders.ts';

const NOW = 1_000_000;

test('a running sync of unknown length shows its count and its pace', () => {
  expect(describeSync(makeSync('spa-eng', { cards: 640, cardsPerSecond: 118.4 }), NOW, false)).toEqual({
    state: 'Syncing',
    count: '640 cards so far',
    pace: '118 a second',
    trouble: undefined,
  });
});

test('one of known length shows the remaining time', () => {
  const { count, pace } = describeSync(makeSync('spa-eng', { cards: 640, expectedCards: 2000 }), NOW, false);
  expect(count).toBe('640 of 2,000 cards');
  expect(pace).toBe('100 a second · about 14 seconds left');
});

test('a first copy says that its cards can be used', () => {
  const [begun, known] = [makeSync('spa-eng', { cards: 2_100 }), { cards: 2_100, expectedCards: 43_813 }];
  expect(describeSync(begun, NOW, true).count).toBe('2,100 cards so far; you can read and study with these');
  expect(describeSync(makeSync('spa-eng', known), NOW, true).count).toBe(
    '2,100 of 43,813 cards; you can read and study with these',
  );
});

test('a stalled one has no pace', () => {
  expect(describeSync(makeSync('spa-eng', { cardsPerSecond: 0 }), NOW, false).pace).toBe('');
  expect(describeSync(makeSync('spa-eng', { state: 'paused' }), NOW, false).pace).toBe('');
});

test('a waiting one shows the reason and counts down', () => {
  const status = makeSync('spa-eng', { state: 'waiting', error: 'unreachable', waitUntil: NOW + 12_000 });
  expect(describeSync(status, NOW, false).trouble).toBe('The server cannot be reached. Resumes in 12 seconds.');
  expect(describeSync(status, NOW + 11_000, false).trouble).toBe('The server cannot be reached. Resumes in 1 second.');
  expect(describeSync(status, NOW + 12_000, false).trouble).toBe('The server cannot be reached. Resuming now…');
});

test('one that the server asked to wait says so, and for how long', () => {
  const status = makeSync('spa-eng', { state: 'waiting', error: 'server-busy', waitUntil: NOW + 30_000 });
  expect(describeSync(status, NOW, false).trouble).toBe('The server asked us to wait. Resumes in 30 seconds.');
});

test('one that retries says so until a card arrives', () => {
  const status = makeSync('spa-eng', { state: 'running', error: 'unreachable', cardsPerSecond: 0 });
  expect(describeSync(status, NOW, false).trouble).toBe('The server cannot be reached. Resuming now…');
});

test('a failed one gives the reason and the remedy', () => {
  const { state, trouble } = describeSync(makeSync('spa-eng', { state: 'failed', error: 'key-refused' }), NOW, false);
  expect(state).toBe('Stopped');
  expect(trouble).toMatch(/^The server refused the key\. Check that/);
});

test('one without a connected server says when it resumes, whether or not another server is connected', () => {
  const status = makeSync('spa-eng', { state: 'failed', error: 'not-connected' });
  expect(describeSync(status, NOW, false).trouble).toBe(
    'This deck’s server is not connected. The sync resumes when you connect that server again. ' +
      'To get the deck from another server, connect that one and click Sync in Options.',
  );
});

test('skipped cards are reported', () => {
  expect(describeSync(makeSync('spa-eng', { skipped: 1 }), NOW, false).trouble).toBe(
    '1 response could not be read and was skipped.',
  );
});

test.each([
  [{ cards: 0 }, 'Syncing'],
  [{ cards: 999 }, 'Syncing'],
  [{ cards: 2_100 }, 'Syncing: 2,000 cards'],
  [{ cards: 499, expectedCards: 2_000 }, 'Syncing'],
  [{ cards: 1_200, expectedCards: 2_000 }, 'Syncing: 1,000 cards'],
  [{ cards: 1, expectedCards: 1 }, 'Syncing: 1 card'],
  [{ state: 'paused', cards: 640 }, 'Paused'],
] as const)('a screen reader announces %j: %s', (parts, sentence) => {
  expect(describeMilestone(makeSync('spa-eng', parts))).toBe(sentence);
});
