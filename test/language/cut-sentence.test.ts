import { describe, expect, test } from 'vitest';
import { cutSentence } from '../../src/language/cut-sentence.ts';

/**
 * The passage and range of a text with its word in brackets; the glyph is the word's first, and the text is cut like a
 * page's.
 */
function cut(marked: string, language?: string): string | undefined {
  const whole = marked.replace(/[[\]]/g, '');
  const index = marked.indexOf('[');
  const length = marked.indexOf(']') - index - 1;
  const first = Math.max(0, index - 128);
  const text = whole.slice(first, index + 128);
  const start = index - first;
  return cutSentence({ text, offset: start, language }, { start, end: start + length });
}

describe('the sentence around a looked-up word', () => {
  test.each([
    ['de', 'Gut. Das [Haus] steht am Rand! Und dann?', 'Das Haus steht am Rand!'],
    ['de-AT', 'Am 3. Mai [räumt] er sein Zimmer auf.', 'Am 3. Mai räumt er sein Zimmer auf.'],
    ['en', 'No. Mr. J. Doe [left]. Why?', 'Mr. J. Doe left.'],
    ['ja', '雨だ。[学校]へ行く。帰る。', '学校へ行く。'],
    ['zh-CN', '你好吗?我[喜欢]读书。', '我喜欢读书。'],
    ['ar', 'ذهب. هذا [بيت] كبير. عاد.', 'هذا بيت كبير.'],
    ['not a language', 'One. The [house] is red. Two.', 'The house is red.'],
    [undefined, 'Ja. Eine [Familie 👨‍👩‍👧] lacht. Nein.', 'Eine Familie 👨‍👩‍👧 lacht.'],
  ])('%s: %s', (language, marked, expected) => {
    expect(cut(marked, language)).toBe(expected);
  });

  test('is missing if the word stands alone', () => {
    expect(cut('[Startseite]', 'de')).toBeUndefined();
    expect(cut('Hallo. [Ende]', 'de')).toBeUndefined();
  });

  test('marks where it continues beyond the gathered text, and splits no word', () => {
    const long = `${'ein langer Satz, '.repeat(12)}das [Haus], ${'der nicht aufhört, '.repeat(12)}`;
    const sentence = cut(long, 'de') ?? '';
    expect(sentence).toMatch(/^… (?:ein|langer|Satz,) .*das Haus, .* (?:der|nicht|aufhört,) …$/);
  });

  test('keeps all letters of a long sentence without spaces', () => {
    expect(cut(`${'山川草木'.repeat(50)}[学校]${'山川草木'.repeat(50)}`, 'ja')).toMatch(
      /^… [山川草木]{128}学校[山川草木]{126} …$/,
    );
  });
});
