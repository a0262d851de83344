import { expect, test } from 'vitest';
import type { LookupEntry, LookupResult } from '../../../src/model/lookup.ts';
import { findSelectedWords, MAX_SELECTED_WORDS } from '../../../src/page/actions/selected-words.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';
import type { Passage } from '../../../src/page/passage.ts';

const makeEntry = (word: string) => ({ pair: 'deu-eng', word, meanings: ['m'] }) as unknown as LookupEntry;

/** A deck that has some words, and "am Rand". */
const core = {
  async define({ text, offset, accepts }: Passage): Promise<LookupResult> {
    if (accepts) throw new Error('Expected no filter.');
    const [found] = /^(?:am Rand|Haus|Stadt|w\d+)/.exec(text.slice(offset)) ?? [];
    if (found === undefined) return { range: undefined, entries: [] };
    return { range: { start: offset, end: offset + found.length }, entries: [makeEntry(found), makeEntry('other')] };
  },
} as unknown as PageCore;

const find = async (text: string, isSelected = true) => {
  const passage = {
    text,
    offset: 0,
    language: 'de',
    ...(isSelected && { accepts: () => false }),
  } as unknown as Passage;
  const result = await findSelectedWords(core, passage);
  return result?.entries.map(({ word }) => word);
};

test.each<[string, string[] | undefined]>([
  ['das Haus der Stadt', ['Haus', 'Stadt']],
  ['Haus am Rand', ['Haus', 'am Rand']],
  ['Haus, Haus', ['Haus']],
  ['Haus', undefined],
  ['Haus-Stadt', undefined],
  ['nichts davon', undefined],
])('offers the words of the selection %s', async (text, expected) => {
  expect(await find(text)).toEqual(expected);
});

test('offers no words of what is not selected, and only so many', async () => {
  expect(await find('das Haus', false)).toBeUndefined();
  const many = Array.from({ length: 12 }, (_, index) => `w${index}`).join(' ');
  expect(await find(many)).toHaveLength(MAX_SELECTED_WORDS);
});
