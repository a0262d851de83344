// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '../../../src/page/box.ts';
import type { Glyph } from '../../../src/page/glyph.ts';
import { MAX_TEXT_NODE_LENGTH } from '../../../src/page/glyph.ts';
import type { Passage } from '../../../src/page/passage.ts';
import { findCaption, MAX_CAPTION_ELEMENTS } from '../../../src/page/pieces/caption.ts';
import { findContinuation, MAX_CONTINUATION_NODES, MAX_LINE_NODES } from '../../../src/page/pieces/continuation.ts';
import {
  findReadingPassage,
  MAX_READING_LENGTH,
  MAX_READING_LEVELS,
  MAX_READING_NODES,
} from '../../../src/page/pieces/reading.ts';

/** Where texts are drawn, with the height and width of their letters; others are not. */
let drawn: { text: string; left: number; top: number; size?: number }[] = [];

const toBox = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

beforeEach(() => {
  drawn = [];
  // happy-dom treats elements with an unknown display as blocks.
  document.head.innerHTML = '<style>b { display: inline; pointer-events: none }</style>';
  document.elementsFromPoint = () => [];
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const { data } = this.startContainer as Text;
    const place = drawn.find(({ text }) => text === data);
    if (!place) return [] as unknown as DOMRectList;
    const { left, top, size = 20 } = place;
    const start = left + (this.startOffset * size) / 2;
    return [toBox(start, top, ((this.endOffset - this.startOffset) * size) / 2, size)] as unknown as DOMRectList;
  });
});

function findText(data: string): Text {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if ((walker.currentNode as Text).data === data) return walker.currentNode as Text;
  throw new Error(`Expected the text ${data}.`);
}

/** Finds where the word "Was" continues. */
function findAfter(text: string) {
  const node = findText(text);
  const edge = { position: { node, offset: text.length - 1 }, isForward: true, text, isLoose: true };
  return findContinuation(edge)?.node.data;
}

test('a word continues in one of the next 16 texts, and in no later one', () => {
  drawn = [
    { text: 'Was', left: 0, top: 0 },
    { text: 'ser', left: 30, top: 0 },
  ];
  const find = (nodes: number) => {
    document.body.innerHTML = `<b>Was</b>${'<b> </b>'.repeat(nodes - 1)}<b>ser</b>`;
    return findAfter('Was');
  };
  expect(find(MAX_CONTINUATION_NODES)).toBe('ser');
  expect(find(MAX_CONTINUATION_NODES + 1)).toBeUndefined();
});

test('a word continues in a text of 10,000 characters, and in no longer one', () => {
  const find = (length: number) => {
    const text = 's'.repeat(length);
    drawn = [
      { text: 'Was', left: 0, top: 0 },
      { text, left: 30, top: 0 },
    ];
    document.body.innerHTML = `<b>Was</b><b>${text}</b>`;
    return findAfter('Was')?.length;
  };
  expect(find(MAX_TEXT_NODE_LENGTH)).toBe(MAX_TEXT_NODE_LENGTH);
  expect(find(MAX_TEXT_NODE_LENGTH + 1)).toBeUndefined();
});

test('the start of a line is found 40 texts before its end, and not 41', () => {
  const find = (nodes: number) => {
    const pieces = Array.from({ length: nodes }, (_, index) => `piece${index + 100}`);
    drawn = [...pieces, 'Was-'].map((text, index) => ({ text, left: index * 80, top: 0 }));
    drawn.push({ text: 'ser', left: 0, top: 30 });
    document.body.innerHTML = [...pieces, 'Was-', 'ser'].map((text) => `<b>${text}</b>`).join('');
    return findAfter('Was-');
  };
  expect(find(MAX_LINE_NODES)).toBe('ser');
  expect(find(MAX_LINE_NODES + 1)).toBeUndefined();
});

/** Finds a caption that lies over a picture, with other elements painted above it. */
function findOver(others: number, caption: string): string | undefined {
  drawn = [{ text: caption, left: 0, top: 0 }];
  document.body.innerHTML = `<p><b>${caption}</b>${'<i></i>'.repeat(others)}</p>`;
  const [scope] = document.body.children;
  if (!scope) throw new Error('Expected an element.');
  return findCaption({ x: 5, y: 5 }, [scope], () => null)?.node.data;
}

test('400 elements are searched for text over a picture, and no more', () => {
  expect(findOver(MAX_CAPTION_ELEMENTS - 1, 'Haus')).toBe('Haus');
  expect(findOver(MAX_CAPTION_ELEMENTS, 'Haus')).toBeUndefined();
});

test('a text of 10,000 characters over a picture is found, and no longer one', () => {
  expect(findOver(0, 'x'.repeat(MAX_TEXT_NODE_LENGTH))).toHaveLength(MAX_TEXT_NODE_LENGTH);
  expect(findOver(0, 'x'.repeat(MAX_TEXT_NODE_LENGTH + 1))).toBeUndefined();
});

/** Finds the base of a reading above it. @param html - With the texts 語 and ご. */
function findBase(html: string): string | undefined {
  document.body.innerHTML = html;
  drawn = [{ text: '語', left: 0, top: 12, size: 20 }];
  const reading: Glyph = { node: findText('ご'), start: 0, end: 1, box: toBox(0, 0, 10, 10) };
  const found: Glyph[] = [];
  findReadingPassage(reading, { x: 5, y: 5 }, (glyph) => {
    found.push(glyph);
    return undefined as Passage | undefined;
  });
  return found[0]?.node.data;
}

test('the base of a reading is in one of five elements around it, and in no outer one', () => {
  const find = (levels: number) => findBase(`<b>語${'<b>'.repeat(levels - 1)}ご${'</b>'.repeat(levels - 1)}</b>`);
  expect(find(MAX_READING_LEVELS)).toBe('語');
  expect(find(MAX_READING_LEVELS + 1)).toBeUndefined();
});

test('a reading and its base are in an element of up to 200 characters', () => {
  const find = (length: number) => findBase(`<b>語<b>ご</b>${'x'.repeat(length - 2)}</b>`);
  expect(find(MAX_READING_LENGTH)).toBe('語');
  expect(find(MAX_READING_LENGTH + 1)).toBeUndefined();
});

test('the base of a reading is one of the first 24 texts of its element', () => {
  const find = (nodes: number) => findBase(`<b><b>ご</b>${'<b>x</b>'.repeat(nodes - 2)}語</b>`);
  expect(find(MAX_READING_NODES)).toBe('語');
  expect(find(MAX_READING_NODES + 1)).toBeUndefined();
});
