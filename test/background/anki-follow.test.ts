import { expect, test } from 'vitest';
import { toWord } from '../../entrypoints/anki-follow/to-word.ts';
import { readWordField } from '../../src/library/formats/vocabulary/plain-field.ts';

test.each([
  ['Haus', 'Haus'],
  ['<div><b>das&nbsp;Haus</b></div><div>A1</div>', 'das Haus'],
  ['R&amp;D &lt;x&gt; &quot;y&quot; &#39;z&#39;', 'R&D <x> "y" \'z\''],
  ['Baum[sound:baum.mp3]<img src="x.jpg">', 'Baum'],
  [' 食[た]べる', '食べる'],
  ['Ich trinke {{c1::Wasser::drink}}.', 'Wasser'],
])('the word of the field %s is %s, as in an import', (field, word) => {
  expect(toWord(field)).toBe(word);
  expect(readWordField(field).word).toBe(word);
});

test.each(['', '<br>', '…', 'x'.repeat(101)])('the field %s has none', (field) => {
  expect(toWord(field)).toBe('');
});
