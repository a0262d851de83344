// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { findTextPassage } from '../../src/page/passage.ts';
import { showMarked } from '../support/marked-text.ts';

beforeEach(() => {
  // happy-dom takes elements whose display it does not know for blocks.
  document.head.innerHTML = '<style>i, span { display: inline }</style>';
  document.documentElement.removeAttribute('lang');
});

/** Finds the passage of the character after `|`. */
function findPassage(html: string) {
  const { node, start } = showMarked(html);
  return findTextPassage({ node, start, end: start + 1, box: { left: 0, top: 0, right: 1, bottom: 1 } });
}

test.each([
  ['one language', '<p lang="en">the |waiter said <i>this</i></p>', undefined],
  [
    'quotations',
    '<p lang="en">the |waiter said <i lang="de">kalt</i>, <i lang="ja">水</i></p>',
    'the waiter said     ,  ',
  ],
  ['a word in a quotation', '<p lang="en">he said <i lang="de">das |Wasser ist</i></p>', '        das Wasser ist'],
  ['the same language named twice', '<p lang="en">the |waiter <i lang="en">said</i></p>', undefined],
  ['no language', '<p>the |waiter <i lang="de">kalt</i></p>', 'the waiter     '],
])('%s: text in other declared languages is blanked', (_, html, expected) => {
  expect(findPassage(html)?.ownText).toBe(expected);
});
