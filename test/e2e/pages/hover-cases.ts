/** Where the pointer goes and what the card says. The words are those of `HOVER_WORDS`, which the test defines before it starts. */
export interface HoverCase {
  name: string;
  /** File in `pages/hover/`. */
  page: string;
  /** Selector of the frame that the text is in. */
  frame?: string;
  /** Selector of the element; ` >>> ` goes into a shadow root. */
  at: string;
  /** Text in the element; the pointer goes to the middle of its first character. */
  text?: string;
  /** Another character of `text` than the first. */
  character?: number;
  /** A place in the element instead, in pixels from its left and top edge; negative: from its right and bottom edge. */
  spot?: [x: number, y: number];
  /** The word that the card shows; `undefined`: no card. */
  expected: string | undefined;
  /** What stands on the card's "why" line. */
  why?: string;
}

/** Words by language pair. */
export const HOVER_WORDS: Record<string, string[]> = {
  'deu-eng': ['Haus', 'Wasser', 'Jahr', 'Stadt', 'am Rand', 'Titel', 'eins'],
  'spa-eng': ['agua', 'agua fría'],
  'fra-eng': ['homme'],
  'rus-eng': ['вода', 'воду'],
  'ell-eng': ['νερό'],
  'ara-eng': ['كتاب'],
  'heb-eng': ['ספר'],
  'hin-eng': ['पानी'],
  'tha-eng': ['น้ำ'],
  'jpn-eng': ['学生', 'がく'],
  'cmn-eng': ['中文'],
  'kor-eng': ['물'],
  'vie-eng': ['nước'],
  'tur-eng': ['kitap'],
};

export const HOVER_CASES: HoverCase[] = [
  { name: 'a word of a sentence', page: 'words', at: '#plain', text: 'Haus', expected: 'Haus' },
  { name: 'its last letter', page: 'words', at: '#plain', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'the word after a comma', page: 'words', at: '#plain', text: 'Jahr', character: 1, expected: 'Jahr' },
  { name: 'a phrase, from its second word', page: 'words', at: '#plain', text: 'Rand', expected: 'am Rand' },
  { name: 'a word that is in no deck', page: 'words', at: '#plain', text: 'lang', expected: undefined },
  { name: 'the space between two words', page: 'words', at: '#plain', text: ' Haus', expected: undefined },
  { name: 'the blank rest of a line', page: 'words', at: '#short', spot: [-20, 12], expected: undefined },
  { name: 'just behind the last letter', page: 'words', at: '#short', spot: [70, 12], expected: undefined },
  { name: 'between two paragraphs', page: 'words', at: '#short', spot: [10, 32], expected: undefined },
  { name: 'padding', page: 'words', at: '#padded', spot: [40, 12], expected: undefined },
  { name: 'text within padding', page: 'words', at: '#padded', text: 'Wasser', expected: 'Wasser' },
  { name: 'the end of a wrapped line', page: 'words', at: '#narrow', spot: [-4, 12], expected: undefined },
  { name: 'across a bold start', page: 'words', at: '#inline', text: 'Wasser', expected: 'Wasser' },
  {
    name: 'across a bold start, from behind',
    page: 'words',
    at: '#inline',
    text: 'Wasser',
    character: 4,
    expected: 'Wasser',
  },
  {
    name: 'across three elements',
    page: 'words',
    at: '#inline',
    text: 'Haus und Haus',
    character: 1,
    expected: 'Haus',
  },
  { name: 'half a link', page: 'words', at: '#inline', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'soft hyphens', page: 'words', at: '#soft', text: 'Wa\u00ADss', character: 3, expected: 'Wasser' },
  { name: 'a zero-width space', page: 'words', at: '#soft', text: 'Wa\u200Bsser', character: 4, expected: 'Wasser' },
  { name: 'a word joiner', page: 'words', at: '#soft', text: 'Wa\u2060sser', expected: 'Wasser' },
  { name: 'white space of the source', page: 'words', at: '#wrapped-source', text: 'Haus', expected: 'Haus' },
  { name: 'a line break element', page: 'words', at: '#cells', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'below a line break element', page: 'words', at: '#cells', text: 'Wasser', expected: 'Wasser' },
  { name: 'a table cell beside another', page: 'words', at: '#cell', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'a drop cap', page: 'words', at: '#cap', text: 'W', expected: 'Wasser' },
  { name: 'behind a drop cap', page: 'words', at: '#cap', text: 'asser', expected: 'Wasser' },
  { name: 'a box for each letter', page: 'words', at: '#letters', text: 'Haus', character: 2, expected: 'Haus' },
  { name: 'a footnote number', page: 'words', at: '#note', text: 'Haus', expected: 'Haus' },
  { name: 'a footnote link', page: 'words', at: '#note', text: 'Wasser', character: 5, expected: 'Wasser' },
  { name: 'around hidden text', page: 'words', at: '#hidden-between', text: 'Wa', expected: 'Wasser' },
  { name: 'around invisible text', page: 'words', at: '#hidden-between', text: 'Ha', expected: 'Haus' },
  { name: 'text that is not drawn', page: 'words', at: '#transparent', text: 'Wasser', expected: undefined },
  { name: 'text that is clipped away', page: 'words', at: '#clipped', text: 'Wasser', expected: undefined },
  { name: 'another language within', page: 'words', at: '#other', text: 'agua', expected: 'agua' },
  { name: 'a German word marked as French', page: 'words', at: '#other', text: 'Haus', expected: undefined },
  { name: 'text of no known language', page: 'words', at: '#other', text: 'Wasser', expected: 'Wasser' },
  {
    name: 'text that cannot be selected',
    page: 'words',
    at: '#unselectable',
    text: 'Wasser',
    character: 2,
    expected: 'Wasser',
  },
  {
    name: 'text that is selected as a whole',
    page: 'words',
    at: '#select-all',
    text: 'Wasser',
    character: 2,
    expected: 'Wasser',
  },
  {
    name: 'text that the pointer passes through',
    page: 'words',
    at: '#untouchable',
    text: 'Wasser',
    character: 3,
    expected: 'Wasser',
  },
  { name: 'text drawn as dots', page: 'words', at: '#dots', text: 'Wasser', expected: undefined },
  { name: 'a word of 5,000 letters', page: 'words', at: '#long', text: 'Wasser', expected: undefined },
  { name: 'a dash', page: 'words', at: '#punctuation', text: '–', expected: undefined },
  { name: 'a full stop', page: 'words', at: '#punctuation', text: '.', expected: undefined },
  { name: 'in quotation marks', page: 'words', at: '#punctuation', text: 'Haus»', expected: 'Haus' },
  { name: 'preformatted text', page: 'words', at: '#pre', text: 'Wasser', expected: 'Wasser' },

  { name: 'Spanish: a phrase', page: 'scripts', at: '#spa', text: 'agua', expected: 'agua fría' },
  { name: 'French', page: 'scripts', at: '#fra', text: 'homme', expected: 'homme' },
  { name: 'Russian', page: 'scripts', at: '#rus', text: 'вода', expected: 'вода' },
  { name: 'Greek', page: 'scripts', at: '#ell', text: 'νερό', character: 2, expected: 'νερό' },
  { name: 'Arabic', page: 'scripts', at: '#ara', text: 'كتاب', character: 1, expected: 'كتاب' },
  { name: 'Hebrew by its old code', page: 'scripts', at: '#heb', text: 'ספר', character: 2, expected: 'ספר' },
  { name: 'Hindi', page: 'scripts', at: '#hin', text: 'पानी', character: 2, expected: 'पानी' },
  { name: 'Thai', page: 'scripts', at: '#tha', text: 'น้ำ', expected: 'น้ำ' },
  { name: 'Japanese', page: 'scripts', at: '#jpn', text: '学生', character: 1, expected: '学生' },
  { name: 'Chinese of Taiwan', page: 'scripts', at: '#cmn', text: '中文', expected: '中文' },
  { name: 'Korean', page: 'scripts', at: '#kor', text: '물', expected: '물' },
  { name: 'Vietnamese', page: 'scripts', at: '#vie', text: 'nước', character: 2, expected: 'nước' },
  { name: 'Turkish', page: 'scripts', at: '#tur', text: 'kitap', character: 1, expected: 'kitap' },
  { name: 'a ruby base', page: 'scripts', at: '#ruby', text: '学', expected: '学生' },
  { name: 'a ruby reading', page: 'scripts', at: '#ruby', text: 'がく', expected: 'がく' },
  { name: 'vertical text', page: 'scripts', at: '#vertical', text: '学生', character: 1, expected: '学生' },
  { name: 'after an emoji of many parts', page: 'scripts', at: '#emoji', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'an emoji', page: 'scripts', at: '#emoji', text: '👩', expected: undefined },
  { name: 'left to right within right to left', page: 'scripts', at: '#mixed', text: 'Haus', expected: 'Haus' },
  {
    name: 'right to left after left to right',
    page: 'scripts',
    at: '#mixed',
    text: 'كتاب',
    character: 2,
    expected: 'كتاب',
  },

  { name: 'an open shadow root', page: 'shadow', at: '#open >>> p', text: 'Wasser', character: 1, expected: 'Wasser' },
  { name: 'a closed shadow root', page: 'shadow', at: '#closed >>> p', text: 'Wasser', expected: 'Wasser' },
  {
    name: 'a shadow root in another',
    page: 'shadow',
    at: '#nested >>> section >>> p',
    text: 'Wasser',
    expected: 'Wasser',
  },
  { name: 'text in a slot', page: 'shadow', at: '#slotted', text: 'Haus', expected: 'Haus' },
  { name: 'the language of the host', page: 'shadow', at: '#marked >>> p', text: 'agua', expected: 'agua' },

  { name: 'a srcdoc frame', page: 'frames', frame: '#srcdoc', at: 'p', text: 'Wasser', expected: 'Wasser' },
  { name: 'an about:blank frame', page: 'frames', frame: '#blank', at: 'p', text: 'Wasser', expected: 'Wasser' },
  { name: 'a frame with a page', page: 'frames', frame: '#page', at: 'p', text: 'agua', expected: 'agua fría' },
  { name: 'a sandboxed frame', page: 'frames', frame: '#sandboxed', at: 'p', text: 'agua', expected: 'agua fría' },

  { name: 'a headline', page: 'layout', at: '#headline', text: 'Haus', expected: 'Haus' },
  { name: 'a list item', page: 'layout', at: '#item', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'a table head', page: 'layout', at: '#th', text: 'Wasser', character: 5, expected: 'Wasser' },
  { name: 'code', page: 'layout', at: '#code', text: 'Haus', expected: 'Haus' },
  { name: 'a figure caption', page: 'layout', at: '#caption', text: 'Wasser', expected: 'Wasser' },
  { name: 'a block quote', page: 'layout', at: '#quote', text: 'Jahr', expected: 'Jahr' },
  { name: 'text scrolled into view', page: 'layout', at: '#scrolled', text: 'Wasser', expected: 'Wasser' },
  { name: 'rotated text', page: 'layout', at: '#rotated', text: 'Wasser', character: 1, expected: 'Wasser' },
  { name: 'scaled text', page: 'layout', at: '#scaled', text: 'Wasser', character: 4, expected: 'Wasser' },
  { name: 'zoomed text', page: 'layout', at: '#zoomed', text: 'Wasser', character: 4, expected: 'Wasser' },
  { name: 'below a link stretched over it', page: 'layout', at: '#teased', text: 'Wasser', expected: 'Wasser' },
  { name: 'the link that is stretched', page: 'layout', at: '#teaser', text: 'Titel', expected: 'Titel' },
  { name: 'below something opaque', page: 'layout', at: '#below', text: 'Wasser', expected: undefined },
  { name: 'one of two flex items', page: 'layout', at: '#flex-one', text: 'Haus', character: 3, expected: 'Haus' },
  { name: 'SVG text', page: 'layout', at: '#svg', text: 'Wasser', character: 2, expected: 'Wasser' },
  { name: 'a button', page: 'layout', at: '#button', text: 'Wasser', expected: 'Wasser' },
  { name: 'something fixed', page: 'layout', at: '#fixed', text: 'Wasser', expected: 'Wasser' },
  { name: 'editable text', page: 'layout', at: '#editable', text: 'Wasser', expected: 'Wasser' },
  { name: 'a summary', page: 'layout', at: '#summary', text: 'Wasser', expected: 'Wasser' },
  {
    name: 'half a word without a box of its own',
    page: 'layout',
    at: '#display-contents',
    text: 'Wasser',
    expected: 'Wasser',
  },

  { name: 'an input', page: 'fields', at: '#text', spot: [50, 14], expected: 'Wasser' },
  { name: 'behind the text of an input', page: 'fields', at: '#text', spot: [-20, 14], expected: undefined },
  { name: 'a centred input', page: 'fields', at: '#centred', spot: [184, 27], expected: 'Wasser' },
  { name: 'beside the text of a centred input', page: 'fields', at: '#centred', spot: [45, 27], expected: undefined },
  { name: 'a password', page: 'fields', at: '#password', spot: [20, 14], expected: undefined },
  { name: 'a password that is shown', page: 'fields', at: '#shown-password', spot: [20, 14], expected: undefined },
  { name: 'a text area', page: 'fields', at: '#area', spot: [50, 14], expected: 'Haus' },
  { name: 'the second line of a text area', page: 'fields', at: '#area', spot: [90, 38], expected: 'Wasser' },
  { name: 'below the text of a text area', page: 'fields', at: '#area', spot: [30, 70], expected: undefined },
  { name: 'a text area that is scrolled', page: 'fields', at: '#scrolled', spot: [30, -18], expected: 'Wasser' },

  { name: 'a page with strict rules and rude styles', page: 'strict', at: '#word', text: 'Wasser', expected: 'Wasser' },
];
