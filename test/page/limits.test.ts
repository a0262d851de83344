// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_LANGUAGE_TAG_LENGTH, MAX_SCAN_LENGTH } from '../../src/model/limits.ts';
import { findDocumentLanguage } from '../../src/page/document-language.ts';
import {
  gatherText,
  MAX_BLANK_NODES,
  MAX_GATHERED_NODES,
  MAX_GATHERED_READS,
  MAX_PIECED_WORD_LENGTH,
  MAX_WORD_PIECES,
} from '../../src/page/gather.ts';
import {
  findTextUnderCover,
  MAX_COVER_LAYERS,
  MAX_COVERED_TEXT_NODES,
  MAX_TEXT_NODE_LENGTH,
} from '../../src/page/glyph.ts';
import { findLanguage } from '../../src/page/page-language.ts';
import type { Continuation, Edge } from '../../src/page/pieces.ts';
import { showMarked } from '../support/marked-text.ts';

beforeEach(() => {
  // happy-dom treats elements with an unknown display as blocks.
  document.head.innerHTML = '<style>i { display: inline }</style>';
});
afterEach(() => {
  document.documentElement.lang = '';
  globalThis.waywordPieces = undefined;
});

/** Reads the text around the character behind `|`. */
function gather(html: string): string {
  const { node, start } = showMarked(html);
  return gatherText(node, start).text;
}

test('the text around a letter is as long as a message may carry, a longer one is cut', () => {
  const side = MAX_SCAN_LENGTH / 2;
  const gatherSides = (length: number) => gather(`<p>${'a'.repeat(length)}|${'b'.repeat(length)}</p>`);
  expect(gatherSides(side)).toHaveLength(MAX_SCAN_LENGTH);
  expect(gatherSides(side + 1)).toBe('a'.repeat(side) + 'b'.repeat(side));
});

test('200 nodes are visited on each side of a letter, and no more', () => {
  const after = (nodes: number) => gather(`<p>|Haus${'<i></i>'.repeat(nodes - 1)}boot</p>`);
  expect(after(MAX_GATHERED_NODES)).toBe('Hausboot');
  expect(after(MAX_GATHERED_NODES + 1)).toBe('Haus');
  const before = (nodes: number) => gather(`<p>Haus${'<i></i>'.repeat(nodes - 1)}|boot</p>`);
  expect(before(MAX_GATHERED_NODES)).toBe('Hausboot');
  expect(before(MAX_GATHERED_NODES + 1)).toBe('boot');
});

test('220 pieces of 256 characters are read on each side of a letter, and no more', () => {
  const read = (length: number) => gather(`<p>|Haus${'\u200B'.repeat(length - 5)}x</p>`);
  expect(read(MAX_GATHERED_READS * 256)).toBe('Hausx');
  expect(read(MAX_GATHERED_READS * 256 + 1)).toBe('Haus');
});

/** A word continues in the next text of the page. */
function continueInNext({ position, isForward }: Edge): Continuation | undefined {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  walker.currentNode = position.node;
  const node = isForward ? (walker.nextNode() as Text | null) : null;
  return node ? { node, offset: 0, isHyphenated: false } : undefined;
}

function usePieces() {
  const findContinuation = vi.fn(continueInNext);
  globalThis.waywordPieces = { findContinuation, findReadingPassage: vi.fn(), findCaption: vi.fn() };
  return findContinuation;
}

const placed = (text: string) => `<div style="position: absolute">${text}</div>`;

test('a word has up to 32 pieces', () => {
  usePieces();
  const join = (pieces: number) => gather(placed('|a') + placed('a').repeat(pieces - 1));
  expect(join(MAX_WORD_PIECES)).toHaveLength(MAX_WORD_PIECES);
  expect(join(MAX_WORD_PIECES + 1)).toHaveLength(MAX_WORD_PIECES);
});

test('a word in pieces has up to 48 letters before the next piece', () => {
  usePieces();
  const join = (length: number) => gather(placed(`|${'a'.repeat(length)}`) + placed('b'));
  expect(join(MAX_PIECED_WORD_LENGTH)).toHaveLength(MAX_PIECED_WORD_LENGTH + 1);
  expect(join(MAX_PIECED_WORD_LENGTH + 1)).toHaveLength(MAX_PIECED_WORD_LENGTH + 1);
});

test('a hyphen is found before four blank texts, and not before five', () => {
  const findContinuation = usePieces();
  const looksBack = (blanks: number) => {
    findContinuation.mockClear();
    gather(`<p>Was-</p>${'<p> </p>'.repeat(blanks)}<p>|ser</p>`);
    return findContinuation.mock.calls.some(([{ isForward }]) => !isForward);
  };
  expect(looksBack(MAX_BLANK_NODES)).toBe(true);
  expect(looksBack(MAX_BLANK_NODES + 1)).toBe(false);
});

const COVER = 'background-image: none; background-color: transparent';

/** Finds a text among elements that lie on each other, the topmost first. */
function findUnder(elements: Element[], wanted: string): boolean {
  document.body.replaceChildren(...elements);
  const scope = { elementsFromPoint: () => elements } as unknown as DocumentOrShadowRoot;
  return findTextUnderCover({ x: 0, y: 0 }, scope, ({ data }) => data === wanted || undefined) ?? false;
}

function makeCover(...texts: string[]): Element {
  const element = document.createElement('div');
  element.style.cssText = COVER;
  element.append(...texts);
  return element;
}

test('text is found in eight elements on each other, and not in the ninth', () => {
  const find = (layers: number) =>
    findUnder([...Array.from({ length: layers - 1 }, () => makeCover()), makeCover('Haus')], 'Haus');
  expect(find(MAX_COVER_LAYERS)).toBe(true);
  expect(find(MAX_COVER_LAYERS + 1)).toBe(false);
});

test('32 texts of a covered element are searched, and no more', () => {
  const find = (texts: number) => findUnder([makeCover(...Array(texts - 1).fill('x'), 'Haus')], 'Haus');
  expect(find(MAX_COVERED_TEXT_NODES)).toBe(true);
  expect(find(MAX_COVERED_TEXT_NODES + 1)).toBe(false);
});

test('a covered text of 10,000 characters is searched, and no longer one', () => {
  const find = (length: number) => findUnder([makeCover('x'.repeat(length))], 'x'.repeat(length));
  expect(find(MAX_TEXT_NODE_LENGTH)).toBe(true);
  expect(find(MAX_TEXT_NODE_LENGTH + 1)).toBe(false);
});

test('a language tag has up to 35 characters, a longer one is cut', () => {
  document.body.innerHTML = '<p>x</p>';
  const longest = 'x'.repeat(MAX_LANGUAGE_TAG_LENGTH);
  for (const tag of [longest, `${longest}x`]) {
    document.documentElement.lang = tag;
    expect(findDocumentLanguage(document)).toBe(longest);
    expect(findLanguage(document.body.firstChild as Node)).toBe(longest);
  }
});
