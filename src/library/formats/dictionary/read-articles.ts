import { MAX_LIST_LENGTH } from '../check-text.ts';
import type { ArchiveFile } from './archive/archive-file.ts';
import { createByteReader } from './byte-reader.ts';
import type { DictionaryCard } from './yomitan/to-card.ts';

const CARDS_AT_ONCE = 256;

/** The word of a card and its forms. */
const MOST_WORDS = MAX_LIST_LENGTH + 1;

/** An article of a dictionary's text, and the words that lead to it, the first as its headword. */
export interface IndexedArticle {
  words: string[];
  /** Bytes of the unpacked text. */
  offset: number;
  size: number;
}

/**
 * Joins the entries of an index that lead to one article. Words beyond those of a card are left out.
 *
 * @returns The articles in the order of the dictionary's text.
 */
export function joinEntries(entries: Iterable<IndexedArticle>): IndexedArticle[] {
  const articles = new Map<string, IndexedArticle>();
  for (const { words, offset, size } of entries) {
    if (words.length === 0) continue;
    const key = `${offset} ${size}`;
    const known = articles.get(key);
    if (!known) articles.set(key, { words: words.slice(0, MOST_WORDS), offset, size });
    else known.words.push(...words.slice(0, MOST_WORDS - known.words.length));
  }
  return [...articles.values()].sort((a, b) => a.offset - b.offset);
}

/**
 * Reads the articles of an index from the text of a dictionary, which is unpacked as a stream.
 *
 * @param articles - In the order of their offsets.
 * @param toCard - Returns undefined for an article without a card.
 * @returns Batches of cards.
 */
export async function* readArticles(
  dict: ArchiveFile,
  articles: readonly IndexedArticle[],
  toCard: (article: IndexedArticle, bytes: Uint8Array) => DictionaryCard | undefined,
  onShare: (share: number) => void,
): AsyncGenerator<DictionaryCard[]> {
  const reader = createByteReader(dict);
  try {
    let cards: DictionaryCard[] = [];
    for (const [index, article] of articles.entries()) {
      const card = toCard(article, await reader.read(article.offset, article.size));
      if (card) cards.push(card);
      if (cards.length < CARDS_AT_ONCE) continue;
      onShare(index / articles.length);
      yield cards;
      cards = [];
    }
    await reader.finish();
    onShare(1);
    yield cards;
  } finally {
    await reader.close();
  }
}
