import { expect, test } from 'vitest';
import { recogniseNotes } from '../../../../../src/ui/options/get-deck/vocabulary/recognise-notes.ts';

const detect = async (text: string) => (/дом/.test(text) ? undefined : /der Hund/.test(text) ? 'de' : 'so');
const many = (word: string) => Array.from({ length: 9 }, () => [word]);

test.each<[string, string, string[][], string[], string | undefined]>([
  ['a language of a Kindle', 'pt-BR', [['casa']], ['deu'], 'por'],
  ['a language of a deck by few notes', '1', [['der Hund']], ['deu'], 'deu'],
  ['no other language by few notes', '1', [['casa']], ['deu'], undefined],
  ['another language by many notes', '1', many('guri'), ['deu'], 'som'],
  ['a language by its script', '1', [['食べる']], ['deu'], 'jpn'],
  ['another language by its script, even if nobody knows which', '1', [['дом']], ['deu'], 'und'],
  ['nothing without text', '1', [['']], ['deu'], undefined],
])('Recognises %s', async (_, id, examples, own, language) => {
  const noteType = { id, name: '', fields: ['Front'], notes: 9, examples, choice: { word: 0 } };
  expect(await recogniseNotes(noteType, own, detect)).toBe(language);
});
