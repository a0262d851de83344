import { expect, test } from 'vitest';
import { createPageKeys } from '../../src/page/page-keys.ts';

/**
 * Simulates keys: `+k` is pressed for a card, `k` for the page, `-k` released. @returns The events that reach the page.
 */
function play(...keys: string[]): string[] {
  const pageKeys = createPageKeys();
  return keys.filter((name) => {
    let isStopped = false;
    const event = {
      key: name.replace(/^[+-]/, ''),
      preventDefault: () => undefined,
      stopImmediatePropagation: () => {
        isStopped = true;
      },
    } as unknown as KeyboardEvent;
    if (name.startsWith('-')) pageKeys.onKeyUp(event);
    else {
      pageKeys.onKeyDown(event);
      if (name.startsWith('+')) pageKeys.take(event);
    }
    return !isStopped;
  });
}

test.each([
  ['neither the press nor the release of a key for a card', ['+k', '-k'], []],
  ['the next press of the same key, and its release', ['+k', '-k', 'k', '-k'], ['k', '-k']],
  ['the release of a key of its own meanwhile', ['j', '+k', '-j', '-k'], ['j', '-j']],
  ['the release of a key whose earlier release was lost', ['+k', 'k', '-k'], ['k', '-k']],
  ['no release with another case of the letter', ['+K', '-k'], []],
])('a page gets %s', (_, played, expected) => {
  expect(play(...played)).toEqual(expected);
});

test('the release of a key that was pressed in a frame of ours does not reach the page', () => {
  const pageKeys = createPageKeys();
  pageKeys.takeRelease('Escape');
  let stopped = 0;
  const event = { key: 'Escape', preventDefault: () => undefined, stopImmediatePropagation: () => (stopped += 1) };
  pageKeys.onKeyUp(event as unknown as KeyboardEvent);
  pageKeys.onKeyUp(event as unknown as KeyboardEvent);
  expect(stopped).toBe(1);
});
