import { expect, test } from 'vitest';
import { type BlockFacts, findMainText } from '../../../src/page/words/main-text.ts';

const PARAGRAPH: BlockFacts = { letters: 200, linkLetters: 10, isApart: false };
const HEADING: BlockFacts = { letters: 20, linkLetters: 0, isApart: false };
const MENU_ENTRY: BlockFacts = { letters: 10, linkLetters: 10, isApart: false };
const RELATED: BlockFacts = { letters: 90, linkLetters: 80, isApart: false };
const IMPRINT: BlockFacts = { letters: 120, linkLetters: 0, isApart: true };

test.each<[string, BlockFacts[], string]>([
  ['paragraphs', [PARAGRAPH, PARAGRAPH], '++'],
  ['no menu and no list of related articles', [MENU_ENTRY, MENU_ENTRY, PARAGRAPH, RELATED], '--+-'],
  ['nothing that is apart', [PARAGRAPH, IMPRINT], '+-'],
  ['a heading before its text, and a short line after it', [MENU_ENTRY, HEADING, PARAGRAPH, HEADING], '-+++'],
  ['a dialogue', [PARAGRAPH, HEADING, HEADING, HEADING, HEADING, HEADING, HEADING, PARAGRAPH], '++++++++'],
  ['no long list of short lines', [PARAGRAPH, ...Array.from({ length: 6 }, () => HEADING)], '+++++--'],
  ['no short line behind a menu', [PARAGRAPH, MENU_ENTRY, HEADING], '+--'],
  ['a chat without long lines', [HEADING, MENU_ENTRY, HEADING], '+-+'],
  ['no numbers', [PARAGRAPH, { letters: 0, linkLetters: 0, isApart: false }], '+-'],
  ['nothing of nothing', [], ''],
])('the main text has %s', (_, blocks, expected) => {
  expect(
    findMainText(blocks)
      .map((isMain) => (isMain ? '+' : '-'))
      .join(''),
  ).toBe(expected);
});
