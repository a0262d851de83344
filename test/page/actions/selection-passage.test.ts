// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { findSelectionPassage } from '../../../src/page/actions/selection-passage.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';

/** A page's selection and the resulting passage. */
function makeCore(selection: Partial<Selection>): PageCore {
  const parts = {
    findFocus: () => undefined,
    findLanguage: () => 'de',
    isReadableField: () => false,
    toBoxes: () => [{ left: 0, top: 0, right: 40, bottom: 16 }],
  };
  return {
    view: { document, getSelection: () => selection },
    findShadowRoot: () => null,
    parts,
  } as unknown as PageCore;
}

function select(start: number, end: number): Range {
  document.body.textContent = 'Das Wasser im Haus';
  const range = document.createRange();
  range.setStart(document.body.firstChild as Text, start);
  range.setEnd(document.body.firstChild as Text, end);
  return range;
}

test('a selection in a shadow root is found in Chrome 120, which reports none', () => {
  const range = select(4, 10);
  const selection = { rangeCount: 1, isCollapsed: true, anchorNode: null, getRangeAt: () => range };
  const passage = findSelectionPassage(makeCore({ ...selection, toString: () => 'Wasser' }));
  expect(passage).toMatchObject({ text: 'Wasser', offset: 0, language: 'de' });
});

test('a caret is not a selection', () => {
  const getRangeAt = vi.fn(() => select(4, 4));
  const selection = { rangeCount: 1, isCollapsed: true, anchorNode: null, getRangeAt };
  expect(findSelectionPassage(makeCore({ ...selection, toString: () => '' }))).toBeUndefined();
  expect(getRangeAt).toHaveBeenCalled();
});
