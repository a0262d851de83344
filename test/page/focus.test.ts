import { expect, test } from 'vitest';
import { isEditable } from '../../src/page/focus.ts';

test.each(['INPUT', 'TEXTAREA', 'SELECT', 'input', 'textarea', 'select'])(
  'a key writes into <%s>: names are in small letters in a page of XML',
  (tagName) => {
    expect(isEditable({ tagName } as Element)).toBe(true);
  },
);

test('a key writes nothing into a link', () => {
  expect(isEditable({ tagName: 'A', isContentEditable: false } as unknown as Element)).toBe(false);
});
