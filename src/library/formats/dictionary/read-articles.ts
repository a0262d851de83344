import type { ArchiveFile } from './archive/archive-file.ts';
import { createByteReader } from './byte-reader.ts';
import type { IndexedArticle } from './stardict/index-files.ts';
import type { DictionaryCard } from './yomitan/to-card.ts';

const CARDS_AT_ONCE = 256;

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
