import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a page’s styles cannot change the card', () => {
  const [, host = ''] = /:host \{([^}]*)\}/.exec(readFileSync('assets/public/card.css', 'utf8')) ?? [];
  const rules = host.split(';').flatMap((rule) => rule.trim() || []);
  expect(rules[0]).toBe('all: initial !important');
  expect(rules.filter((rule) => !rule.endsWith('!important'))).toEqual([]);
});

test.each(['assets/public/card.css', 'src/page/actions/pinned.css'])(
  'no property of %s has a name that a page may have registered',
  (file) => {
    // A page's `@property` applies inside every shadow root, and a colour registered as a length is invalid.
    const names = readFileSync(file, 'utf8').match(/--[a-z][\w-]*/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !name.startsWith('--wayword-'))).toEqual([]);
  },
);
