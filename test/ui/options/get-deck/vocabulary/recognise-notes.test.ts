import { expect, test } from 'vitest';
import type { Send } from '../../../../../src/messaging/client.ts';
import { recogniseAll, recogniseNotes } from '../../../../../src/ui/options/get-deck/vocabulary/recognise-notes.ts';

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

const DECKS: Record<string, string[]> = {
  'ita-eng': ['casa', 'libro', 'gatto'],
  'spa-eng': ['casa', 'libro', 'comer', 'perro'],
};
const PAIRS = Object.keys(DECKS).map((pair) => ({ pair, from: pair.slice(0, 3) }));
const send = (async (_: string, { pair, words }: { pair: string; words: string[] }) => ({
  found: words.map((word) => DECKS[pair]?.find((card) => card === word) ?? null),
  forms: [],
})) as unknown as Send;

test.each<[string, string[], number, string | undefined]>([
  ['the deck that has nearly all words', ['casa', 'libro', 'comer', 'perro'], 2, 'spa'],
  ['the first of decks with as many', ['casa', 'libro'], 2, 'ita'],
  ['the guess if every deck lacks many', ['casa', 'der Hund', 'die Katze'], 2, undefined],
  ['the guess if there is one deck', ['casa', 'libro'], 1, undefined],
  ['nothing without words', [''], 2, undefined],
])('Recognises by %s', async (_, words, decks, language) => {
  const examples = words.map((word) => [word]);
  const noteType = { id: '1', name: '', fields: ['Front'], notes: 9, examples, choice: { word: 0 } };
  expect(await recogniseAll([noteType], PAIRS.slice(0, decks), { send, detect: async () => undefined })).toEqual([
    language,
  ]);
});
