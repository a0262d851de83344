import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compress, init } from '@bokuweb/zstd-wasm';
import { decompress } from 'fzstd';
import type { ResolvedPublicFile } from 'wxt';
import { createMemo } from '../src/async/memo.ts';
import { type DeckIndex, parseDeckIndex } from '../src/library/deck-index.ts';
import { COMPRESSED_ENDING } from '../src/library/packaged-text.ts';

/** Smaller files gain nothing over the zip that a store packs them into. */
const MOST_PLAIN_BYTES = 10_000;
/** The highest. All decks take half a minute once; reading them takes the same time at every level. */
const LEVEL = 22;
/** Change it with the compressor, as its results are kept by the text alone. */
const CACHE = resolve('node_modules/.cache/wayword-decks-1');
const FOLDER = 'decks/';
const INDEX = `${FOLDER}index.json`;

/** Starting the compressor a second time swaps its memory while the first one is in use. */
const compressor = createMemo(init);

/**
 * Replaces the large files of decks in a build by compressed ones, and their names in the list of decks. The zip of a package packs the
 * compressed files no further: they take a fifth less than the plain ones would.
 *
 * @param files - The public files of a build, changed in place.
 * @param cache - Folder that keeps compressed files by the hash of their text.
 */
export async function compressDecks(files: ResolvedPublicFile[], cache = CACHE): Promise<void> {
  await compressor.get();
  mkdirSync(cache, { recursive: true });
  const renamed = new Set<string>();
  for (const [at, file] of files.entries()) {
    if (!isLargeDeckFile(file)) continue;
    renamed.add(file.relativeDest.slice(FOLDER.length));
    files[at] = {
      relativeDest: file.relativeDest + COMPRESSED_ENDING,
      absoluteSrc: compressFile(file.absoluteSrc, cache),
    };
  }
  for (const [at, file] of files.entries()) {
    if (file.relativeDest !== INDEX || !('absoluteSrc' in file)) continue;
    const index = parseDeckIndex(readFileSync(file.absoluteSrc, 'utf8'));
    files[at] = { relativeDest: INDEX, contents: JSON.stringify(renameFiles(index, renamed)) };
  }
}

function isLargeDeckFile(file: ResolvedPublicFile): file is ResolvedPublicFile & { absoluteSrc: string } {
  const { relativeDest } = file;
  if (!relativeDest.startsWith(FOLDER) || relativeDest === INDEX || !('absoluteSrc' in file)) return false;
  return relativeDest.endsWith('.json') && statSync(file.absoluteSrc).size > MOST_PLAIN_BYTES;
}

/** @returns The path of the compressed file. */
function compressFile(path: string, cache: string): string {
  const plain = readFileSync(path);
  const kept = join(cache, createHash('sha256').update(plain).digest('hex') + COMPRESSED_ENDING);
  if (existsSync(kept)) return kept;
  // Another build may compress the same file at the same time.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, compressChecked(plain, path));
  renameSync(written, kept);
  return kept;
}

function compressChecked(plain: Buffer, path: string): Uint8Array {
  const compressed = compress(plain, LEVEL);
  if (!plain.equals(decompress(compressed))) throw new Error(`Expected ${path} to be read as it was written.`);
  return compressed;
}

function renameFiles(index: DeckIndex, renamed: ReadonlySet<string>): DeckIndex {
  const rename = (file: string) => (renamed.has(file) ? file + COMPRESSED_ENDING : file);
  return {
    ...index,
    forms: index.forms.map((forms) => ({ ...forms, files: forms.files.map(rename) })),
    decks: index.decks.map((deck) => ({
      ...deck,
      file: rename(deck.file),
      ...(deck.details === undefined ? {} : { details: rename(deck.details) }),
    })),
  };
}
