import { MAX_LIST_LENGTH } from '../../check-text.ts';
import { countValidLines } from '../../decode-text.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_WORD_LENGTH, MAX_LINGVO_CARD_LENGTH } from '../limits.ts';
import type { DictionaryCard } from '../yomitan/to-card.ts';
import { readDslArticle } from './article.ts';
import { type Headword, readHeadword } from './headword.ts';
import type { DslFile } from './open-dsl.ts';

const CARDS_AT_ONCE = 256;

/**
 * Reads the cards of a Lingvo dictionary in the order of its text. Words at the beginning of lines head a card, and the indented lines below are its
 * body. A card within the body begins with `@`.
 *
 * @throws {AppError} `deck-file-invalid`.
 */
export async function* readDsl(
  { file, encoding }: DslFile,
  onShare: (share: number) => void,
): AsyncGenerator<DictionaryCard[]> {
  let cards: DictionaryCard[] = [];
  let words: string[] = [];
  let body: string[] = [];
  let readLength = 0;
  /** Where the card begins. */
  let startLength = 0;
  const close = () => {
    if (body.length > 0) {
      // One by one: a card may have more cards within it than a call has arguments.
      for (const card of toCards(words, body)) cards.push(card);
      [words, body, startLength] = [[], [], readLength];
    }
  };
  for await (const line of readLines(file, encoding)) {
    readLength += line.length;
    if (readLength - startLength > MAX_LINGVO_CARD_LENGTH) failLong(file.name);
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      if (words.length > 0) body.push(line.trim());
      continue;
    }
    close();
    words.push(line);
    if (cards.length < CARDS_AT_ONCE) continue;
    onShare(Math.min(1, (readLength * bytesPerLetter(encoding)) / Math.max(1, file.unpackedBytes)));
    yield cards;
    cards = [];
  }
  close();
  onShare(1);
  yield cards;
}

function failLong(name: string): never {
  failIn(name, `cards of at most ${MAX_LINGVO_CARD_LENGTH} characters`, 'a longer one');
}

const bytesPerLetter = (encoding: string) => (encoding.startsWith('utf-16') ? 2 : 1.2);

/**
 * The lines of a text without comments, which may span several.
 *
 * @throws {AppError} naming the line of a comment without an end, or of bytes that are not UTF-8.
 */
async function* readLines(file: ArchiveFile, encoding: string): AsyncGenerator<string> {
  const decode = createDecoder(encoding);
  let rest = '';
  let line = 1;
  /** Where the comment begins that has not ended. */
  let commentLine = 0;
  const strip = (raw: string): string => {
    let text = '';
    let place = 0;
    for (;;) {
      const mark = raw.indexOf(commentLine > 0 ? '}}' : '{{', place);
      if (mark < 0) return commentLine > 0 ? text : text + raw.slice(place);
      if (commentLine === 0) text += raw.slice(place, mark);
      commentLine = commentLine > 0 ? 0 : line;
      place = mark + 2;
    }
  };
  for await (const bytes of file.readBytes()) {
    const [first = '', ...more] = decode(file.name, line, bytes).split(/\r\n?|\n/);
    rest += first;
    if (rest.length > MAX_LINGVO_CARD_LENGTH) failLong(file.name);
    for (const next of more) {
      yield strip(rest);
      rest = next;
      line += 1;
    }
  }
  yield strip(rest + decode(file.name, line));
  if (commentLine > 0) failIn(`${file.name}, line ${commentLine}`, 'a comment that ends with }}', 'none');
}

/** Lone halves of characters in UTF-16 are replaced, as they spoil one word; other bytes than UTF-8 are those of another encoding. */
function createDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  return (name: string, line: number, bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      const place = `${name}, line ${line + (bytes ? countValidLines(bytes) : 0)}`;
      failIn(place, 'text in UTF-8 or UTF-16', 'other bytes: save the file as UTF-8', cause);
    }
  };
}

function toCards(headwords: readonly string[], body: readonly string[]): DictionaryCard[] {
  const { main, inner } = splitInner(body);
  return [{ headwords, lines: main }, ...inner].flatMap((each) => toCard(each.headwords, each.lines) ?? []);
}

interface Part {
  headwords: readonly string[];
  lines: string[];
}

/** A line with `@` and a word begins a card within a card; `@` alone ends it. */
function splitInner(body: readonly string[]): { main: string[]; inner: Part[] } {
  const main: string[] = [];
  const inner: Part[] = [];
  let lines = main;
  for (const line of body) {
    const [, word] = /^@\s*(.*)$/.exec(line) ?? [];
    if (word === undefined) lines.push(line);
    else if (word === '') lines = main;
    else {
      lines = [];
      inner.push({ headwords: [word], lines });
    }
  }
  return { main, inner };
}

function toCard(headwords: readonly string[], lines: readonly string[]): DictionaryCard | undefined {
  const isWord = ({ word }: Headword) => word !== '' && word.length <= MAX_DICTIONARY_WORD_LENGTH;
  const [first, ...others] = headwords.map(readHeadword).filter(isWord);
  if (!first) return undefined;
  const { meanings, content, details } = readDslArticle(lines, first.word);
  if (meanings.length === 0) return undefined;
  const all = [...first.forms, ...others.flatMap(({ word, forms }) => [word, ...forms])];
  const forms = [...new Set(all)].filter((form) => form !== first.word && form.length <= MAX_DICTIONARY_WORD_LENGTH);
  const reading = details.reading && shortenText(details.reading, MAX_DICTIONARY_WORD_LENGTH);
  return {
    word: first.word,
    meanings,
    forms: forms.slice(0, MAX_LIST_LENGTH),
    details: reading ? { ...details, reading } : details,
    ...(content && { content }),
  };
}
