import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, toAppError } from '../app-error.ts';
import type { PairId } from '../contract/language-pair.ts';
import { type DeckFile, findDeckFile } from '../deck-file/deck-file.ts';
import { toDeckPairId } from './deck-source.ts';

export interface DeckFolder {
  decks: DeckFile[];
  /** Names of the JSON files that are no decks. */
  skipped: string[];
}

/**
 * Reads every deck file (`*.json`) of a folder, in the order of their names. Subfolders are not entered.
 *
 * @throws {AppError} `deck-file-invalid` naming the file and the place; `deck-unknown` when the folder cannot be read
 * or has no deck.
 */
export async function readDeckFolder(folder: string): Promise<DeckFolder> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.json')).sort();
  const decks = new Map<PairId, { deck: DeckFile; name: string }>();
  const skipped: string[] = [];
  for (const name of names) {
    const deck = await readDeck(join(folder, name));
    if (!deck) {
      skipped.push(name);
      continue;
    }
    const pair = toDeckPairId(deck);
    const other = decks.get(pair);
    if (other) {
      throw new AppError('deck-file-invalid', `Expected one deck for ${pair}, got two: ${other.name} and ${name}.`);
    }
    decks.set(pair, { deck, name });
  }
  if (decks.size === 0) {
    throw new AppError('deck-unknown', `Expected at least one deck file (*.json) in ${folder}, got none.`);
  }
  return { decks: [...decks.values()].map(({ deck }) => deck), skipped };
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('deck-unknown', `Expected a folder of deck files at ${folder}, got: ${reason}.`, { cause });
  }
}

async function readDeck(path: string): Promise<DeckFile | undefined> {
  try {
    return findDeckFile(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new AppError('deck-file-invalid', `${path}: ${toAppError(cause).message}`, { cause });
  }
}
