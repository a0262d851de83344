import { ByteLog } from '../../../async/byte-log.ts';
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

/** Articles in the order of the dictionary's text. Their words are made when they are read: millions of them would take most of the memory. */
export interface ArticleIndex extends Iterable<IndexedArticle> {
  /** Entries that lead to them. */
  entries: number;
}

/** Joins the entries of an index that lead to one article. Words beyond those of a card are left out. */
export function joinEntries(entries: Iterable<IndexedArticle>): ArticleIndex {
  const log = new ByteLog();
  const [starts, offsets, sizes] = [new NumberList(), new NumberList(), new NumberList()];
  for (const { words, offset, size } of entries) {
    for (const word of words.slice(0, MOST_WORDS)) {
      starts.add(log.end);
      offsets.add(offset);
      sizes.add(size);
      log.reserve(2, word.length);
      log.writeDifference('', word);
    }
  }
  const places = Uint32Array.from({ length: starts.length }, (_, place) => place);
  places.sort((a, b) => offsets.at(a) - offsets.at(b) || sizes.at(a) - sizes.at(b) || a - b);
  const readWord = (place: number) => {
    log.at = starts.at(place);
    return log.readDifference('');
  };
  return {
    entries: places.length,
    *[Symbol.iterator]() {
      let article: IndexedArticle | undefined;
      for (const place of places) {
        const [offset, size] = [offsets.at(place), sizes.at(place)];
        if (article?.offset !== offset || article.size !== size) {
          if (article) yield article;
          article = { words: [], offset, size };
        }
        if (article.words.length < MOST_WORDS) article.words.push(readWord(place));
      }
      if (article) yield article;
    },
  };
}

/** Numbers in eight bytes each. */
class NumberList {
  length = 0;
  private numbers = new Float64Array(1_024);

  add(number: number): void {
    if (this.length === this.numbers.length) {
      const former = this.numbers;
      this.numbers = new Float64Array(former.length * 2);
      this.numbers.set(former);
    }
    this.numbers[this.length++] = number;
  }

  at(place: number): number {
    return this.numbers[place] ?? 0;
  }
}

/**
 * Reads the articles of an index from the text of a dictionary, which is unpacked as a stream.
 *
 * @param toCard - Returns undefined for an article without a card.
 * @returns Batches of cards.
 */
export async function* readArticles(
  dict: ArchiveFile,
  articles: ArticleIndex,
  toCard: (article: IndexedArticle, bytes: Uint8Array) => DictionaryCard | undefined,
  onShare: (share: number) => void,
): AsyncGenerator<DictionaryCard[]> {
  const reader = createByteReader(dict);
  try {
    let cards: DictionaryCard[] = [];
    let entries = 0;
    for (const article of articles) {
      entries += article.words.length;
      const card = toCard(article, await reader.read(article.offset, article.size));
      if (card) cards.push(card);
      if (cards.length < CARDS_AT_ONCE) continue;
      onShare(entries / articles.entries);
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
