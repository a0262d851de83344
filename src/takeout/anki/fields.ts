import type { ShownSentence } from '../../model/study.ts';
import { findGroup, findSentence, findShown, listMeanings, type TakenWord } from '../words.ts';

/**
 * Fields of a note, in their order. Anki updates the notes of a former export only as long as the note type has the same fields, so they never
 * change. Wayword's import recognises word, reading and meaning by these names.
 */
export const NOTE_FIELDS = ['Word', 'Reading', 'Meaning', 'Sentence', 'Translation', 'Source'] as const;

/** The fields of a note as HTML. */
export function writeFields(taken: TakenWord): string[] {
  const sentence = findSentence(taken);
  return [
    escapeHtml(findShown(taken)),
    escapeHtml(taken.facts?.reading ?? ''),
    listMeanings(taken).map(escapeHtml).join('<br>'),
    sentence ? markWord(sentence) : '',
    escapeHtml(sentence?.translation ?? ''),
    sentence ? writeSource(sentence) : '',
  ];
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

/** Text as HTML. Anki would take `[sound:` for a sound, `[latex]` and `\(` for formulas, and a field end for two fields. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' '))
    .replace(/[&<>"'\n]/g, (character) => CHARACTERS[character] ?? character)
    .replace(/\[(?=sound:|latex\]|\$|anki:)/gi, '&#91;')
    .replaceAll('\\', '&#92;')
    .replaceAll('{{', '{&#123;');
}

/** The word in bold. */
function markWord({ text, marked }: ShownSentence): string {
  if (!marked) return escapeHtml(text);
  const { start, end } = marked;
  return `${escapeHtml(text.slice(0, start))}<b>${escapeHtml(text.slice(start, end))}</b>${escapeHtml(text.slice(end))}`;
}

/** The title of the page, as a link if its address is known. */
function writeSource({ title = '', address = '' }: ShownSentence): string {
  const isLink = /^https?:\/\//i.test(address);
  const shown = escapeHtml(title === '' ? address : title);
  return isLink ? `<a href="${escapeHtml(address)}">${shown}</a>` : shown;
}

/** Tags of a note, without spaces. */
export const listTags = (taken: TakenWord, day: number): string[] => [
  'wayword',
  `wayword::${taken.pair}`,
  `wayword::${findGroup(taken, day) ?? 'new'}`,
];

/** Identifies the note of a word for ever, so that Anki updates it. */
export async function makeGuid({ pair, word }: TakenWord): Promise<string> {
  return (await hashText(`wayword ${pair} ${word}`)).slice(0, 20);
}

/** Anki's checksum of the first field, by which it finds duplicates. @param field - Without HTML. */
export async function sumField(field: string): Promise<number> {
  return Number.parseInt((await hashText(field)).slice(0, 8), 16);
}

async function hashText(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
