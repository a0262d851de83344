import type { PageCase } from '../support/case-page.ts';

/** Words by language pair. */
export const PIECES_WORDS: Record<string, string[]> = {
  'deu-eng': ['Haus', 'Wasser', 'Stadt', 'kalt', 'lang', 'Wasserleitung', 'Vergangenheit', 'U-Bahn', 'Tag', 'Zeit'],
  'ara-eng': ['كتاب'],
  'jpn-eng': ['学校', '学生', '行く', '魔王', '倒す', '人生', '引く', '日本', '友達', 'つよ'],
  'cmn-eng': ['北京'],
};

/** A case in short: element, text, expected word (`undefined`: no card), and a character other than the first. */
export type Row = [at: string, text: string, expected: string | undefined, character?: number];

const W = 'Wasserleitung';
const V = 'Vergangenheit';

const CLOBBERED = [
  'parentNode',
  'parentElement',
  'matches',
  'contains',
  'getAttribute',
  'tagName',
  'textContent',
  'checkVisibility',
  'nodeType',
  'firstChild',
  'nextSibling',
  'shadowRoot',
  'previousSibling',
  'ownerDocument',
  'getRootNode',
  'localName',
  'closest',
  'children',
];

const PAGES: Record<string, Record<string, Row>> = {
  pieces: {
    'a layer: a word within a piece': ['#layer', 'Wasser', 'Wasser', 2],
    'a layer: before a hyphen': ['#layer', 'Ver-', V, 1],
    'a layer: after a hyphen': ['#layer', 'gangenheit', V, 4],
    'a layer: the first of three pieces': ['#layer', 'Wasserlei', W, 1],
    'a layer: the second of three pieces': ['#layer', 'serleitung', W, 2],
    'a layer: the last of three pieces': ['#layer', 'tungStadt', W, 1],
    'a layer: a piece for each letter': ['#layer', 'Stadtund', 'Stadt', 2],
    'a layer: before a hyphen in a piece of its own': ['#layer', 'die Ver-gan', V, 5],
    'a layer: in pieces after such a hyphen': ['#layer', 'genheit lang', V, 1],
    'a layer: before a soft hyphen': ['#layer', 'Ver\u00AD', V, 1],
    'a layer: after a soft hyphen': ['#layer', '\u00ADgangenheit', V, 4],
    'a layer: beside a space of its own': ['#layer', 'kalt lang', 'kalt', 3],
    'inline-block': ['#boxes', 'Wasserlei', W, 7],
    'inline-block, beside a space': ['#spaced-boxes', 'kalt', 'kalt', 3],
    'inline-flex': ['#flex', 'gen', V],
    'cells of one line': ['#cells', 'erlei', W],
    'a spaced title': ['#title', 'Stadt', 'Stadt', 2],
    'a hyphen between blocks': ['#blocks', 'Ver-', V],
    'a hyphen that stays': ['#hyphen-word', 'U-', 'U-Bahn'],
    'after a hyphen that stays': ['#hyphen-word', 'bahn', 'U-Bahn', 1],
    'after a hyphen between blocks': ['#blocks', 'gangenheit', V],
    'right to left': ['#rtl', 'كتاب', 'كتاب', 3],
    'vertical, before a hyphen': ['#v0', 'Ver-', V, 1],
    'vertical, in pieces after a hyphen': ['#v2', 'heit', V, 1],
    'recognised text: pieces almost touch': ['#ocr', 'serlei', W, 1],
    'recognised text: words without spaces': ['#ocr', 'lang', 'lang', 1],
    'recognised text: a word before another': ['#ocr', 'Tag', 'Tag', 1],
    'pieces far apart in the document': ['#shuffled', 'Was', W, 1],
    'a hyphen in the left of two columns': ['#columns', 'gangenheit', V, 1],
    'a hyphen in the right of two columns': ['#columns', 'tung', W, 1],
    'not a hyphen that stands for a word': ['#stands-for', 'Stadt-', 'Stadt', 1],
    'not columns': ['#sides', 'serleitung', undefined, 4],
    'not cells of a table': ['#table', 'serleitung', undefined, 4],
    'not cells with borders': ['#ruled', 'serleitung', undefined, 4],
    'not items of a list': ['#items', 'serleitung', undefined, 4],
    'not buttons': ['#buttons', 'serleitung', undefined, 4],
    'not two links': ['#links', 'serleitung', undefined, 4],
    'not two labels': ['#labels', 'Wasser', 'Wasser', 1],
    'plain text': ['#plain', 'Haus', 'Haus', 3],
  },
  layers: {
    'a caption over a film': ['#film', 'Haus', 'Haus', 1],
    'its last word': ['#film', 'kalt', 'kalt', 3],
    'a caption over what catches clicks': ['#caught', 'Wasser', 'Wasser', 1],
    'a caption in pieces over a canvas': ['#pieces', 'leitung', W, 1],
    'a caption over a plain box': ['#plain', 'Haus', 'Haus', 1],
    'not a caption under a film': ['#under', 'Haus', undefined],
    'not a caption under a cover': ['#covered', 'Haus', undefined],
    'below a layer of no opacity': ['#faded', 'Haus', 'Haus', 1],
    'below a layer in one of no opacity': ['#faded-around', 'Haus', 'Haus', 1],
    'below transparent text': ['#clear', 'Haus', 'Haus', 1],
    'below a hidden layer': ['#unseen', 'Haus', 'Haus', 1],
    'not below an opaque layer': ['#opaque', 'Haus', undefined, 1],
    'not below a black layer': ['#black', 'Haus', undefined, 1],
    'transparent text over a picture': ['#scan', 'Stadt', 'Stadt', 1],
    'letters that cut out a background': ['#gradient', 'Haus', 'Haus', 1],
  },
  clobbered: Object.fromEntries(
    CLOBBERED.map((name): [string, Row] => [`a form with a field ${name}`, [`#f-${name}`, 'Haus', 'Haus', 3]]),
  ),
  readings: {
    'a reading': ['#ruby', 'がく', '学生', 1],
    'the reading after it': ['#ruby', 'せい', '学生', 1],
    'a base': ['#ruby', '生', '学生'],
    'the reading of two characters': ['#group', 'がっこう', '学校', 2],
    'the reading of a part of a word': ['#group', 'い', '行く'],
    'a reading wider than its base': ['#long', 'デモンズ', '魔王'],
    'the reading before an ending': ['#long', 'たお', '倒す', 1],
    'a reading that is a word, above one that is none': ['#own-reading', 'つよ', 'つよ'],
    'tables of ruby: a base': ['#a', '引', '引く'],
    'tables of ruby: an ending': ['#a', 'く', '引く'],
    'tables of ruby: the first of two': ['#b', '学', '学校'],
    'tables of ruby: the second of two': ['#b', '校', '学校'],
    'tables of ruby: a reading': ['#b', 'こう', '学校'],
    'flex boxes': ['#d', '友', '友達'],
    'flex boxes, from behind': ['#d', '達', '友達'],
    'flex boxes: a reading': ['#d', 'とも', '友達', 1],
    'inline blocks': ['#e', '人', '人生'],
    'inline blocks: a reading': ['#e', 'せい', '人生'],
    'a table of two rows': ['#f', '本', '日本'],
    'a table of two rows: a reading': ['#f', 'ほん', '日本'],
    'a table for each character': ['#g', '日', '日本'],
    'readings above by position': ['#h', '達', '友達'],
    'readings above by position: a reading': ['#h', 'だち', '友達'],
    'boxes with wide readings': ['#wide', '王', '魔王'],
    pinyin: ['#cn', 'jīng', '北京', 1],
    'not cells of a table': ['#real', '友', undefined],
    'not a small line above another': ['#small', 'がくせい', undefined, 1],
  },
};

export const toCases = (pages: Record<string, Record<string, Row>>): PageCase[] =>
  Object.entries(pages).flatMap(([page, rows]) =>
    Object.entries(rows).map(([name, [at, text, expected, character = 0]]) => ({
      name,
      page,
      at,
      text,
      expected,
      character,
    })),
  );

export const PIECES_CASES: PageCase[] = toCases(PAGES);
