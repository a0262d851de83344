import { expect, test } from 'vitest';
import { findUnbounded } from '../../scripts/function-bounds.mjs';

const repeat = (count: number, line: string) => `${line}\n`.repeat(count);

/** A function of so many lines, with so many branches. */
const write = (name: string, lines: number, branches = 0) =>
  `function ${name}() {\n${repeat(branches, 'if (a) b();')}${repeat(lines - 2 - branches, 'b();')}}\n`;

/** A factory with functions of 50 lines, and so many lines around them. */
const writeFactory = (name: string, inner: number, around: number) =>
  `export function ${name}() {\n${repeat(inner, write('act', 50))}${repeat(around - 2, 'b();')}}\n`;

const REASON = '/** Lists the parts. Long\n * because it is one template. */\n';

const findFaults = (code: string) => findUnbounded('a.ts', code);

const SAYS_NO_REASON = 'and does not say why.';

test.each([
  ['60 lines', write('act', 60)],
  ['15 branches', write('act', 20, 15)],
  ['61 lines and a reason', REASON + write('act', 61)],
  ['16 branches and a reason', `// Many branches because each is a rule.\n${write('act', 20, 16)}`],
  ['a reason above the variable that holds a function', `${REASON}export const act = () => {\n${repeat(60, 'b();')}};`],
  ['a reason above a function that holds a small one', `${REASON}const act = () => [() => a,\n${repeat(60, 'b,')}];`],
  ['a reason above a method', `const a = {\n${REASON}${write('act', 61).replace('function ', '')}};`],
  ['a factory of 200 lines that holds functions', writeFactory('createPlayer', 4, 20)],
  ['a factory with documentation', `function createPlayer() {\n${repeat(40, '/** Plays. */\n\nlet a;')}}`],
  ['20 branches in two inner functions', `function outer() {\n${write('first', 12, 10)}${write('second', 12, 10)}}`],
])('%s keeps the bounds', (_, code) => {
  expect(findFaults(code)).toEqual([]);
});

test.each([
  ['61 lines', write('act', 61), `a.ts:1: act has 61 lines and 0 branches, ${SAYS_NO_REASON}`],
  ['16 branches', write('act', 20, 16), `a.ts:1: act has 20 lines and 16 branches, ${SAYS_NO_REASON}`],
  [
    'a comment without a reason',
    `/** Acts, because it must. */\n${write('act', 61)}`,
    `a.ts:2: act has 61 lines and 0 branches, ${SAYS_NO_REASON}`,
  ],
  [
    'other functions that hold functions',
    writeFactory('watch', 2, 20),
    `a.ts:1: watch has 122 lines and 0 branches, ${SAYS_NO_REASON}`,
  ],
  [
    'a factory with too much code around its functions',
    writeFactory('createPlayer', 2, 61),
    `a.ts:1: createPlayer has 61 lines and 0 branches, ${SAYS_NO_REASON}`,
  ],
  [
    'a factory with a function that is too long',
    `function createPlayer() {\n${write('act', 61)}}`,
    `a.ts:2: act has 61 lines and 0 branches, ${SAYS_NO_REASON}`,
  ],
  ['a needless reason', REASON + write('act', 60), 'a.ts:3: act is within the bounds and needs no reason.'],
])('%s breaks the rule', (_, code, fault) => {
  expect(findFaults(code)).toEqual([fault]);
});

test.each([
  'if (a) b();',
  'a ? b() : c();',
  'for (const a of b) c();',
  'for (const a in b) c();',
  'for (;;) a();',
  'while (a) b();',
  'do { a(); } while (b);',
  'try { a(); } catch {}',
  'a && b();',
  'a || b();',
  'a ?? b();',
  'switch (a) { case 1: b(); }',
])('`%s` is a branch', (line) => {
  expect(findFaults(`function act() {\n${repeat(15, line)}}`)).toEqual([]);
  expect(findFaults(`function act() {\n${repeat(16, line)}}`)).toHaveLength(1);
});

test('a text of several lines counts as the lines of a factory', () => {
  expect(findFaults(`const createText = () => \`\n${repeat(60, 'line')}\`;`)).toHaveLength(1);
});
