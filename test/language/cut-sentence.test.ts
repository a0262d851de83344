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
    [
      'de',
      'Ja. Herr Dr. Müller [kam] z. B. am 3. Mai um ca. 8 Uhr nach Haus. Gut.',
      'Herr Dr. Müller kam z. B. am 3. Mai um ca. 8 Uhr nach Haus.',
    ],
    ['de', 'Es kostet 3 Mrd. Euro bzw. 2 Mio. [Dollar]. Viel.', 'Es kostet 3 Mrd. Euro bzw. 2 Mio. Dollar.'],
    ['de', 'Es sind 10 km. Der [Weg] ist schön.', 'Der Weg ist schön.'],
    ['de', 'Das war 1990. Danach [zog] er um.', 'Danach zog er um.'],
    ['en', 'So do I. Then we [left].', 'Then we left.'],
    ['en', 'He did it. Then we [left].', 'Then we left.'],
    ['es', 'No lo sabe él. Nadie lo [sabe].', 'Nadie lo sabe.'],
    ['en', 'He is 12. His [sister] is 13.', 'His sister is 13.'],
    ['en', 'We saw it on TV. The [film] was old.', 'The film was old.'],
    ['fr', 'Bonjour. Mme Dupont et M. Petit [sont] là. Oui.', 'Mme Dupont et M. Petit sont là.'],
    ['es', 'Hola. La Sra. López y el Sr. Ruiz [viven] aquí. Sí.', 'La Sra. López y el Sr. Ruiz viven aquí.'],
    ['it', 'Sì. Il Dott. Rossi e il Sig. Bianchi [sono] qui. No.', 'Il Dott. Rossi e il Sig. Bianchi sono qui.'],
    ['pl', 'Tak. Mieszka na ul. Długiej [blisko] parku. Nie.', 'Mieszka na ul. Długiej blisko parku.'],
    ['ru', 'Да. Это 5 млн. Рублей [мало]. Нет.', 'Это 5 млн. Рублей мало.'],
    ['ru', 'Это я. Она [ушла].', 'Она ушла.'],
    ['sv', 'Ja. Vi ses kl. 8 på [torget]. Hej.', 'Vi ses kl. 8 på torget.'],
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
