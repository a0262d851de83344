// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { type Gathered, gatherText } from '../../src/page/gather.ts';
import { showMarked } from '../support/marked-text.ts';

/** Reads the text around the character behind `|`. */
function gather(html: string): Gathered {
  const { node, start } = showMarked(html);
  return gatherText(node, start);
}

/** The same with `|` before the glyph. */
function show({ text, offset }: Gathered): string {
  return `${text.slice(0, offset)}|${text.slice(offset)}`;
}

beforeEach(() => {
  // happy-dom treats elements with an unknown display as blocks.
  document.head.innerHTML = '<style>b, i, u, sup, ruby { display: inline }</style>';
});

describe('gatherText', () => {
  test.each([
    ['a paragraph', '<p>Das |Haus steht</p>', 'Das |Haus steht'],
    ['inline elements', '<p><b>H|ä</b>us<i>e<u>r</u></i> alle</p>', 'H|äuser alle'],
    ['backward through inline elements', '<p>al<b>t <i>Hä</i></b>u|ser</p>', 'alt Häu|ser'],
    ['only its own block', '<p>eins</p><p>|zwei</p><p>drei</p>', '|zwei'],
    ['not across a block inside', '<div>eins<p>nicht</p>|zwei<p>nicht</p></div>', '|zwei'],
    ['not across a line break', '<p>eins<br>|zwei<br>drei</p>', '|zwei'],
    ['across a line that runs on', '<p>Der |Zug <br>\n fährt heute<br>nicht.</p>', 'Der |Zug fährt heute nicht.'],
    ['not across the end of a sentence', '<p>Der Zug kommt.<br>|er fährt</p>', '|er fährt'],
    ['not before a capital', '<p>Der |Zug<br>Morgen kommt er</p>', 'Der |Zug'],
    ['across a hyphen at the end of a line', '<p>die gro-<br>|ßen Tore</p>', 'die gro|ßen Tore'],
    ['across a hyphen before a capital', '<p>die U-<br>|Bahn</p>', 'die U|Bahn'],
    ['across a hyphen before the end of a line', '<p>die |gro- <br>\n ßen Tore</p>', 'die |großen Tore'],
    ['not across a hyphen that stands for a word', '<p>|Nord-<br>und Südseite</p>', '|Nord-'],
    ['across a hyphen in preformatted text', '<pre style="white-space:pre">Der |Va-\nter</pre>', 'Der |Vater'],
    ['not across an image', '<p>eins<img alt="">|zwei</p>', '|zwei'],
    ['white space as one space', '<p>das\n   |Haus\t\n steht</p>', 'das |Haus steht'],
    ['white space of two elements as one space', '<p>das <b> |Haus</b></p>', 'das |Haus'],
    ['without soft hyphens and zero-width characters', '<p>Hä\u00ADu|\u200Bs\u2060e\uFEFFr</p>', 'Häu|ser'],
    ['with the joiners that shape letters', '<p>|می\u200Cخواهم</p>', '|می\u200Cخواهم'],
    [
      'without ruby readings',
      '<p><ruby>|学<rp>(</rp><rt>がく</rt><rp>)</rp>生<rt>せい</rt></ruby>です</p>',
      '|学生です',
    ],
    ['a ruby reading alone', '<p><ruby>学<rt>が|く</rt>生</ruby></p>', 'が|く'],
    [
      'without hidden elements',
      '<p>|Hä<span style="display:none">x</span>us<span style="visibility:hidden">x</span>er</p>',
      '|Häuser',
    ],
    ['without what stands elsewhere', '<p>|Hä<span style="position:absolute">Hinweis</span>user</p>', '|Häuser'],
    ['a footnote number as a gap', '<p>|Haus<sup>12</sup>boot</p>', '|Haus boot'],
    ['a raised ending', '<p>|M<sup>me</sup> Dupont</p>', '|Mme Dupont'],
    ['a drop cap', '<p><span style="float:left">D</span>|as Haus</p>', 'D|as Haus'],
    ['not a floating box', '<p>|das <span style="float:right">Kasten</span>Haus</p>', '|das Haus'],
    ['without comments', '<p>|Hä<!-- x -->user</p>', '|Häuser'],
    [
      'until an empty line in preformatted text',
      '<pre style="white-space:pre">eins\n\n|zwei\ndrei\n\nvier</pre>',
      '|zwei drei',
    ],
  ])('reads %s', (_name, html, expected) => {
    expect(show(gather(html)).trim()).toBe(expected);
  });

  test('takes at most 256 code units, with the glyph in the middle', () => {
    const { text, offset } = gather(`<p>${'a'.repeat(1_000)}|${'b'.repeat(1_000)}</p>`);
    expect(text).toBe('a'.repeat(128) + 'b'.repeat(128));
    expect(offset).toBe(128);
  });

  test('cuts no surrogate pair in two', () => {
    const { text } = gather(`<p>${'𝒲'.repeat(70)}x|y${'𝒲'.repeat(70)}</p>`);
    expect(text).toBe(`${'𝒲'.repeat(63)}xy${'𝒲'.repeat(63)}`);
  });

  test('knows the position of each code unit on the page', () => {
    const { text, positions } = gather('<p>Das  <b>|H\u00ADä</b>user</p>');
    expect(positions).toHaveLength(text.length);
    const written = positions.map(({ node, offset }) => node.data.charAt(offset)).join('');
    expect(written).toBe('Das Häuser');
    expect(positions[text.indexOf('ä')]?.offset).toBe(2);
  });

  test('gives up on a long text without visible characters', () => {
    const { text } = gather(`<p>|Haus${'\u200B'.repeat(100_000)}boot</p>`);
    expect(text).toBe('Haus');
  });

  test('gives up on a paragraph of very many empty elements', () => {
    expect(show(gather(`<p>|Haus${'<i></i>'.repeat(5_000)}boot</p>`))).toBe('|Haus');
  });
});
