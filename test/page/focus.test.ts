import { expect, test } from 'vitest';
import { isEditable } from '../../src/page/focus.ts';

test.each(['INPUT', 'TEXTAREA', 'SELECT', 'input', 'textarea', 'select'])(
  'a key types into <%s>: tag names are lower-case in an XML page',
  (tagName) => {
    expect(isEditable({ tagName } as Element)).toBe(true);
  },
);

test('a key does not type into a link', () => {
  expect(isEditable({ tagName: 'A', isContentEditable: false } as unknown as Element)).toBe(false);
});
