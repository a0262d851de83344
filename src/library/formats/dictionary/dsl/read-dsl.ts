import { MAX_LIST_LENGTH } from '../../check-text.ts';
import type { ArchiveFile } from '../archive/archive-file.ts';
import { shortenText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import type { DictionaryCard } from '../yomitan/to-card.ts';
import { readDslArticle } from './article.ts';
import { readHeadword } from './headword.ts';
import type { DslFile } from './open-dsl.ts';

const CARDS_AT_ONCE = 256;
/** Longest card of a Lingvo dictionary and its longest line, in UTF-16 code units: beyond, the text is something else. */
export const MAX_LINGVO_CARD_LENGTH = 4_000_000;

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
      cards.push(...toCards(words, body));
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

/** The lines of a text without comments, which may span several. */
async function* readLines(file: ArchiveFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let isComment = false;
  const strip = (line: string): string => {
    let text = '';
    let place = 0;
    for (;;) {
      const mark = line.indexOf(isComment ? '}}' : '{{', place);
      if (mark < 0) return isComment ? text : text + line.slice(place);
      if (!isComment) text += line.slice(place, mark);
      isComment = !isComment;
      place = mark + 2;
    }
  };
  for await (const bytes of file.readBytes()) {
    const [first = '', ...more] = decoder.decode(bytes, { stream: true }).split(/\r\n?|\n/);
    rest += first;
    if (rest.length > MAX_LINGVO_CARD_LENGTH) failLong(file.name);
    for (const line of more) {
      yield strip(rest);
      rest = line;
    }
  }
  yield strip(rest + decoder.decode());
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
  const [first, ...others] = headwords.map(readHeadword);
  if (!first || first.word === '' || first.word.length > MAX_DICTIONARY_WORD_LENGTH) return undefined;
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
