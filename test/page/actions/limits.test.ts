// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { EntryNode } from '../../../src/model/full-entry.ts';
import { MAX_TEXT_LENGTH } from '../../../src/model/limits.ts';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { drawEditor } from '../../../src/page/actions/editor.ts';
import { drawEntryContent, MAX_FULL_ENTRY_NODES } from '../../../src/page/actions/entry-content.ts';
import { findFieldPassageAt, MAX_FIELD_LENGTH } from '../../../src/page/actions/field-passage.ts';
import { createPageActions, MAX_SKIPPED_WORDS } from '../../../src/page/actions/page-actions.ts';
import { findSelectionPassage, MAX_SELECTION_LENGTH } from '../../../src/page/actions/selection-passage.ts';
import type { Stage } from '../../../src/page/actions/stage.ts';
import { findFirstOnScreen, findLetter, MAX_PASSED_NODES } from '../../../src/page/actions/words.ts';
import type { Box } from '../../../src/page/box.ts';
import { coreParts, type PageCore } from '../../../src/page/hover-parts.ts';

const BOX: Box = { left: 0, top: 0, right: 10, bottom: 20 };

// happy-dom has no layout.
vi.mock(import('../../../src/page/actions/field-mirror.ts'), () => ({
  getShownText: (field) => (field as HTMLTextAreaElement).value,
  measureField: (_, read) => read(() => [BOX]),
}));

function makeCore(more: Partial<PageCore> = {}): PageCore {
  return {
    parts: { ...coreParts, toBoxes: () => [BOX], getView: () => ({ left: 0, top: 0, right: 100, bottom: 100 }) },
    view: window,
    findShadowRoot: () => null,
    settings: { texts: english },
    ...more,
  } as unknown as PageCore;
}

beforeEach(() => {
  document.body.innerHTML = '';
  getSelection()?.removeAllRanges();
});

function addField(value: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = value;
  document.body.append(field);
  field.focus();
  field.setSelectionRange(0, 0);
  return field;
}

test('a field of 20,000 characters is read, and no longer one', () => {
  const find = (length: number) => findFieldPassageAt(makeCore(), addField('a'.repeat(length)), 0)?.offset;
  expect(find(MAX_FIELD_LENGTH)).toBe(0);
  expect(find(MAX_FIELD_LENGTH + 1)).toBeUndefined();
});

test('a selection of 100 characters is looked up, and no longer one', () => {
  const select = (length: number) => {
    document.body.textContent = 'a'.repeat(length);
    getSelection()?.selectAllChildren(document.body);
    return findSelectionPassage(makeCore())?.text.length;
  };
  expect(select(MAX_SELECTION_LENGTH)).toBe(MAX_SELECTION_LENGTH);
  expect(select(MAX_SELECTION_LENGTH + 1)).toBeUndefined();
});

test('a selection of 100 characters in a field is looked up, and no longer one', () => {
  const select = (length: number) => {
    document.body.innerHTML = '';
    addField('a'.repeat(200)).setSelectionRange(0, length);
    return findSelectionPassage(makeCore())?.text.length;
  };
  expect(select(MAX_SELECTION_LENGTH)).toBe(MAX_SELECTION_LENGTH);
  expect(select(MAX_SELECTION_LENGTH + 1)).toBeUndefined();
});

/** Puts a letter into a text of the page, with blank ones before it. */
function addTexts(count: number): Text {
  document.body.innerHTML = '';
  document.body.append(...Array(count - 1).fill(' '), 'a');
  return document.body.firstChild as Text;
}

test('the next word is one of the next 5,000 texts of the page', () => {
  const find = (texts: number) => findLetter(makeCore(), { node: addTexts(texts), offset: 0 }, 1)?.node.data;
  expect(find(MAX_PASSED_NODES)).toBe('a');
  expect(find(MAX_PASSED_NODES + 1)).toBeUndefined();
});

test('the first word on the screen is one of the first 5,000 texts of the page', () => {
  const find = (texts: number) => {
    addTexts(texts);
    return findFirstOnScreen(makeCore())?.node.data;
  };
  expect(find(MAX_PASSED_NODES)).toBe('a');
  expect(find(MAX_PASSED_NODES + 1)).toBeUndefined();
});

test('a key skips the words up to the 200th, and no more', async () => {
  const step = async (known: number) => {
    document.body.innerHTML = '';
    addField('a '.repeat(known));
    const define = vi.fn(async () => (define.mock.calls.length === known ? { range: { start: 0, end: 1 } } : {}));
    const lookUp = vi.fn(async () => undefined);
    const announce = vi.fn();
    const core = makeCore({
      define: define as unknown as PageCore['define'],
      hover: { getShown: () => undefined, lookUp } as unknown as PageCore['hover'],
    });
    const pinned = { keepDraft: () => false, close: () => undefined };
    const notice = { announce, hide: () => undefined };
    createPageActions(core, { pinned, notice } as unknown as Stage).run('next-word');
    await vi.waitFor(() => expect(lookUp.mock.calls.length + announce.mock.calls.length).toBe(1));
    return { looked: define.mock.calls.length, isFound: lookUp.mock.calls.length === 1 };
  };
  expect(await step(MAX_SKIPPED_WORDS)).toEqual({ looked: MAX_SKIPPED_WORDS, isFound: true });
  expect(await step(MAX_SKIPPED_WORDS + 1)).toEqual({ looked: MAX_SKIPPED_WORDS, isFound: false });
});

test('20,000 nodes of full entries are drawn, and no more', () => {
  const draw = (nodes: number) => {
    const content = Array.from({ length: nodes }, (): EntryNode => ['br', []]);
    return drawEntryContent(coreParts as PageCore['parts'], content, () => undefined);
  };
  expect(draw(MAX_FULL_ENTRY_NODES)).toHaveLength(MAX_FULL_ENTRY_NODES);
  expect(draw(MAX_FULL_ENTRY_NODES + 1)).toHaveLength(MAX_FULL_ENTRY_NODES);
});

test('the field for a definition takes no more than a card may have', () => {
  const entry = { pair: 'deu-eng', word: 'Haus', meanings: [] } as unknown as LookupEntry;
  const none = { sentence: undefined, onStored: vi.fn(), onCancel: vi.fn(), onProblem: vi.fn() };
  const form = drawEditor({ core: makeCore(), entry, ...none });
  expect(form.querySelector('textarea')?.maxLength).toBe(MAX_TEXT_LENGTH);
});
