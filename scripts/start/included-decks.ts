import { readdir, readFile } from 'node:fs/promises';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';

const FOLDER = new URL('../../assets/public/decks/', import.meta.url);

/** @returns Pairs of all included decks, such as `spa-eng`, sorted. */
export async function listIncludedDecks(): Promise<string[]> {
  const names = (await readdir(FOLDER)).flatMap((name) => /^([a-z]{3}-[a-z]{3})\.json$/.exec(name)?.[1] ?? []);
  return names.sort();
}

/** Reads an included deck, at most its first `cards` cards. */
export async function readIncludedDeck(pair: string, cards: number): Promise<DeckFile> {
  const deck = parseDeckFile(await readFile(new URL(`${pair}.json`, FOLDER), 'utf8'));
  return { ...deck, cards: deck.cards.slice(0, cards) };
}
