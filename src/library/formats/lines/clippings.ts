import type { LineForm } from '../../../model/file-format.ts';
import { mapLines, toTabRow } from './tab-row.ts';

type ClippingsForm = Extract<LineForm, { kind: 'clippings' }>;

/** Columns of the table that passages become. A passage that is more than a word has no word. */
export const CLIPPING_COLUMNS = { word: 0, meanings: [1] } as const;

/** Most words of a passage that a person looked at as vocabulary, and its longest text in UTF-16 code units. */
const [MOST_WORDS, MOST_LENGTH] = [4, 60];
/** Longest text of a language without spaces. */
const MOST_SIGNS = 12;

const KINDLE_END = /^={10}\s*$/;
const KOREADER_END = /^(?:-=){5}-\s*$/;
const KOREADER_HEADING = /^### .*\d.* @ /;
const RULE = /^-{3}\s*$/;
/** "Note" in the languages of a Kindle. */
const NOTE = /^- .*?(?:\bnotes?\b|notiz|nota\b|notitie|заметк|メモ|笔记|筆記|ملاحظ)/i;
/** The position at the end of a Kindle's second line, before the date. */
const POSITION = /(\d+)(?:\s*[-–]\s*(\d+))?\s*\|[^|]*$/;

/** Finds the passages that a Kindle or KOReader wrote to a text file. @param head - The first lines of a file. */
export function findClippingsForm(head: string): ClippingsForm | undefined {
  const lines = head.split('\n');
  const isSecondLine = (line: string) => /^- .*\d.*\|/.test(line.replace(/^\uFEFF/, ''));
  if (lines.some((line) => KINDLE_END.test(line)) && isSecondLine(lines[1] ?? '')) {
    return { kind: 'clippings', program: 'kindle' };
  }
  if (lines.some((line) => KOREADER_END.test(line))) return { kind: 'clippings', program: 'koreader' };
  const isMarkdown = lines[0]?.startsWith('# ') && lines.some((line) => KOREADER_HEADING.test(line));
  return isMarkdown ? { kind: 'clippings', program: 'koreader-markdown' } : undefined;
}

/** The cells of a passage with the learner's note about it. */
export function toClippingCells(passage: string, note: string): string[] {
  const text = passage.replace(/\s+/g, ' ').trim();
  const word = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
  const words = word.split(' ').length;
  const isWord = words <= MOST_WORDS && word.length <= MOST_LENGTH && !isLongWithoutSpaces(word);
  return isWord ? [word, note.trim()] : ['', '', text];
}

const isLongWithoutSpaces = (text: string) =>
  text.length > MOST_SIGNS && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text);

/** A passage that waits for its note. */
interface Passage {
  text: string;
  note: string;
  from: number;
  to: number;
  /** Index of its line among the lines that wait. */
  place: number;
}

/** Turns passages into rows, each on its line of the file. */
export function reformClippings(pieces: AsyncIterable<string>, { program }: ClippingsForm): AsyncGenerator<string> {
  const isKindle = program === 'kindle';
  const isEnd = (line: string) => (isKindle ? KINDLE_END : KOREADER_END).test(line);
  let section: string[] = [];
  /** Rows of lines that are read, before the passage that waits is complete. */
  let waiting: string[] = [];
  let passage: Passage | undefined;
  let note: { text: string; at: number } | undefined;

  function release(): string[] {
    if (passage && passage.text !== '') waiting[passage.place] = toTabRow(toClippingCells(passage.text, passage.note));
    const released = waiting;
    [waiting, passage] = [[], undefined];
    return released;
  }

  function close(): string[] {
    const start = waiting.length;
    const read = isKindle ? readKindle(section) : readKoreader(section);
    const lines = section.map(() => '');
    section = [];
    if (read.isNote) {
      const [, from = Number.NaN] = [0, read.from];
      if (passage && from >= passage.from && from <= passage.to) passage.note ||= read.text;
      else note = { text: read.text, at: from };
      waiting.push(...lines);
      return [];
    }
    const released = release();
    waiting = lines;
    const isOfNote = note !== undefined && note.at >= read.from && note.at <= read.to;
    passage = { ...read, note: read.note || (isOfNote && note?.text) || '', place: read.place };
    note = undefined;
    return start >= 0 ? released : [];
  }

  return mapLines(
    pieces,
    (line) => {
      const plain = line.replace(/^\uFEFF/, '');
      if (program !== 'koreader-markdown') {
        section.push(plain);
        return isEnd(plain) ? close() : [];
      }
      const done = KOREADER_HEADING.test(plain) && section.length > 0 ? close() : [];
      section.push(plain);
      return done;
    },
    () => {
      const done = program === 'koreader-markdown' ? close() : [];
      return [...done, ...release()];
    },
  );
}

type Section = Passage & { isNote: boolean };

function readKindle([, about = '', ...rest]: readonly string[]): Section {
  const [, from = Number.NaN, to = from] = (POSITION.exec(about) ?? []).map((number) => Number(number ?? Number.NaN));
  const texts = rest.filter((line) => !KINDLE_END.test(line));
  const place =
    2 +
    Math.max(
      0,
      texts.findIndex((line) => line.trim() !== ''),
    );
  const text = texts.join(' ').trim();
  return { text, note: '', from, to: Number.isNaN(to) ? from : to, place, isNote: NOTE.test(about) };
}

function readKoreader(lines: readonly string[]): Section {
  const isText = (line: string) => !/^(?:\u3000|#)/.test(line) && !KOREADER_END.test(line);
  const rule = lines.findIndex((line) => RULE.test(line));
  const end = rule < 0 ? lines.length : rule;
  const text = lines.slice(0, end).filter(isText).join(' ');
  const note = lines
    .slice(end + 1)
    .filter((line) => isText(line) && !/^\[.*\]\(<?file:/.test(line))
    .join(' ');
  const place = Math.max(
    0,
    lines.findIndex((line) => isText(line) && line.trim() !== ''),
  );
  const plain = text.trim().replace(/^(?:[*_=+~]{1,3}|<u>)+(.+?)(?:[*_=+~]{1,3}|<\/u>)+$/, '$1');
  return { text: plain, note: note.trim(), from: Number.NaN, to: Number.NaN, place, isNote: false };
}
