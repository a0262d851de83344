import { findWordInSentence } from '../language/find-word.ts';
import type { AnkiConfig, AnkiValue, AnkiWord } from '../model/anki.ts';

/** Fields of notes are HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The sentence in two or three parts, of which the second is the word. */
export function splitAtWord({ sentence = '', form, word }: AnkiWord): [string, string, string] {
  const found = findWordInSentence(sentence, [form ?? '']) ?? findWordInSentence(sentence, [word]);
  if (!found) return [sentence, '', ''];
  return [sentence.slice(0, found.start), sentence.slice(found.start, found.end), sentence.slice(found.end)];
}

function markSentence(word: AnkiWord): string {
  const [before, marked, after] = splitAtWord(word).map(escapeHtml) as [string, string, string];
  return marked === '' ? before : `${before}<b>${marked}</b>${after}`;
}

const WRITERS: Record<AnkiValue, (word: AnkiWord) => string> = {
  word: ({ word }) => escapeHtml(word),
  reading: ({ reading = '' }) => escapeHtml(reading),
  meanings: ({ meanings }) => meanings.map(escapeHtml).join('<br>'),
  sentence: markSentence,
  title: ({ title = '' }) => escapeHtml(title),
  address: ({ address = '' }) => escapeHtml(address),
  pair: ({ pair }) => escapeHtml(pair),
};

/** The fields of a word's note, as HTML. */
export function toFields({ fields }: Pick<AnkiConfig, 'fields'>, word: AnkiWord): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, WRITERS[value](word)]));
}

export const toTags = ({ tags }: Pick<AnkiConfig, 'tags'>): string[] => tags.split(/\s+/).filter(Boolean);

/** Names that people give to fields, in the order in which they are tried. */
const USUAL_NAMES: readonly (readonly [AnkiValue, RegExp])[] = [
  ['sentence', /sentence|example|context|satz|beispiel|phrase|frase|oraci|пример|предлож|例/i],
  ['reading', /reading|pronun|kana|pinyin|ipa|aussprache|lesung|よみ|読み|拼音|транскр/i],
  ['address', /url|link|address|adresse/i],
  ['title', /source|title|quelle|titel/i],
  ['meanings', /meaning|definition|back|translation|gloss|bedeutung|rückseite|übersetz|sens|signif|значен|意味|意思/i],
  ['word', /word|front|expression|vocab|term|wort|vorderseite|mot|palabra|слов|単語|单词/i],
];

/** Fills the fields of a note type by their names: the first one with the word, and one with the meanings in any case. */
export function guessFields(names: readonly string[]): Record<string, AnkiValue> {
  const [first, second] = names;
  const guessed: Record<string, AnkiValue> = {};
  if (first !== undefined) guessed[first] = 'word';
  const taken = new Set<AnkiValue>(['word']);
  for (const name of names.slice(1)) {
    const value = USUAL_NAMES.find(([, pattern]) => pattern.test(name))?.[0];
    if (value === undefined || taken.has(value)) continue;
    guessed[name] = value;
    taken.add(value);
  }
  if (second !== undefined && !taken.has('meanings')) guessed[second] = 'meanings';
  return guessed;
}
