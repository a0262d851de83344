import { readFileSync } from 'node:fs';
import { parseDeckFile } from '../src/library/formats/deck-file.ts';
import { createCardWriter, type ExportedCard } from '../src/library/formats/write-cards.ts';
import type { ExportFormat } from '../src/model/file-format.ts';

/** Takes words of the starter deck whose ranks follow: they are longer than the words of most decks. */
const WORDS = 2_000;

/**
 * Creates a deck of any size from a starter deck: first its words, then pairs of them, with the meanings of both.
 *
 * @param pair - A starter deck of at least 1,000 words, such as `deu-eng`.
 * @param count - At most about a million: the number of pairs of words.
 */
export function* makeLargeDeck(pair: string, count: number): Generator<ExportedCard> {
  const { cards: all } = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  const cards = all.slice(0, WORDS);
  const seen = new Set<string>();
  let rank = 0;
  for (const [word, meanings] of cards) {
    if (rank === count) return;
    seen.add(word);
    yield [++rank, word, meanings];
  }
  for (const [first, firstMeanings] of cards) {
    for (const [second, secondMeanings] of cards) {
      if (rank === count) return;
      const word = first + second.toLowerCase();
      if (seen.has(word)) continue;
      seen.add(word);
      yield [++rank, word, [firstMeanings[0] ?? '', ...secondMeanings]];
    }
  }
}

const SAMPLE = 1_000;

/** Finds about a thousand words from the whole deck. */
export function findWords(pair: string, cards: number): string[] {
  const step = Math.max(1, Math.floor(cards / SAMPLE));
  const words: string[] = [];
  for (const [rank, word] of makeLargeDeck(pair, cards)) if (rank % step === 0) words.push(word);
  return words;
}

const CARDS_AT_ONCE = 10_000;

/** Writes such a deck as the text of a file, in pieces. */
export function* writeLargeDeck(pair: string, count: number, format: ExportFormat): Generator<string> {
  const [from = '', to = ''] = pair.split('-');
  const writer = createCardWriter(format, {
    format: 'wayword-deck',
    version: 1,
    from: { iso639_3: from, name: from },
    to: { iso639_3: to, name: to },
    licence: { id: 'CC-BY-SA-4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    sources: [],
    changes: 'Words joined to make a large deck.',
  });
  let cards: ExportedCard[] = [];
  for (const card of makeLargeDeck(pair, count)) {
    cards.push(card);
    if (cards.length < CARDS_AT_ONCE) continue;
    yield writer.write(cards);
    cards = [];
  }
  yield writer.write(cards);
  yield writer.end();
}
