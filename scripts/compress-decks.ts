import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compress, init } from '@bokuweb/zstd-wasm';
import { decompress } from 'fzstd';
import type { ResolvedPublicFile } from 'wxt';
import { createMemo } from '../src/async/memo.ts';
import { type DeckIndex, parseDeckIndex } from '../src/library/deck-index.ts';
import { toPackagedDeck } from '../src/library/packaged-deck.ts';
import { COMPRESSED_ENDING, joinBundle, nameInBundle } from '../src/library/packaged-text.ts';

/** Smaller files gain nothing over the zip that a store packs them into. */
const MOST_PLAIN_BYTES = 10_000;
/** Set by `npm start` and `npm test`, which do not wait for the smallest package. */
const isQuick = process.env.WAYWORD_QUICK_BUILD !== undefined;
/** The highest takes half a minute or more for all decks, once; reading them takes the same time at every level. */
const LEVEL = isQuick ? 3 : 22;
/** Change it with the compressor, as its results are kept by the text alone. */
const CACHE = resolve(`node_modules/.cache/wayword-decks-1${isQuick ? '-quick' : ''}`);
const FOLDER = 'decks/';
const INDEX = `${FOLDER}index.json`;
/** Holds all picture decks: they have the same pictures and the same English words. */
const PICTURES = `pictures${COMPRESSED_ENDING}`;

/** Starting the compressor a second time swaps its memory while the first one is in use. */
const compressor = createMemo(init);

type FileOnDisk = Extract<ResolvedPublicFile, { absoluteSrc: string }>;

/**
 * Replaces the large files of decks in a build by compressed ones, the two decks of a language and all picture decks by bundles, and their
 * names in the list of decks. The zip of a package packs the compressed files no further: they take a fifth less than the plain ones would, both
 * decks of a language another twentieth less, and the pictures less than half.
 *
 * @param files - The public files of a build, changed in place.
 * @param cache - Folder that keeps compressed files by the hash of their text.
 */
export async function compressDecks(files: ResolvedPublicFile[], cache = CACHE): Promise<void> {
  const list = files.find((file): file is FileOnDisk => file.relativeDest === INDEX && 'absoluteSrc' in file);
  if (!list) return;
  await compressor.get();
  mkdirSync(cache, { recursive: true });
  const index = parseDeckIndex(readFileSync(list.absoluteSrc, 'utf8'));
  const bundleOf = findBundles(index);
  const decks = new Set(index.decks.map(({ file }) => file));
  const names = new Map<string, string>();
  const bundles = new Map<string, Map<string, string>>();
  const kept = files.flatMap((file): ResolvedPublicFile[] => {
    const name = file.relativeDest.slice(FOLDER.length);
    if (file === list || !file.relativeDest.startsWith(FOLDER) || !('absoluteSrc' in file)) return [file];
    const bundle = bundleOf.get(name);
    const isSmall = statSync(file.absoluteSrc).size <= MOST_PLAIN_BYTES;
    if (!name.endsWith('.json') || (isSmall && bundle !== PICTURES)) return [file];
    const plain = readFileSync(file.absoluteSrc, 'utf8');
    const text = decks.has(name) && bundle !== PICTURES ? toPackagedDeck(plain) : orderForms(name, plain);
    if (bundle !== undefined) {
      names.set(name, nameInBundle(bundle, name));
      bundles.set(bundle, new Map([...(bundles.get(bundle) ?? []), [name, text]]));
      return [];
    }
    names.set(name, name + COMPRESSED_ENDING);
    return [
      { relativeDest: file.relativeDest + COMPRESSED_ENDING, absoluteSrc: compressText(Buffer.from(text), cache) },
    ];
  });
  for (const [bundle, texts] of bundles) {
    // Both decks of a language side by side: they repeat each other.
    const sorted = new Map([...texts].sort(([a], [b]) => compareTexts(toLanguage(a), toLanguage(b))));
    const absoluteSrc = compressText(Buffer.from(joinBundle(sorted)), cache);
    kept.push({ relativeDest: FOLDER + bundle, absoluteSrc });
  }
  files.splice(0, files.length, ...kept);
  files[files.indexOf(list)] = { relativeDest: INDEX, contents: JSON.stringify(renameFiles(index, names)) };
}

/** Compresses a file of a build. @returns The path of the compressed one. */
export async function compressFile(path: string, cache = CACHE): Promise<string> {
  await compressor.get();
  mkdirSync(cache, { recursive: true });
  return compressText(readFileSync(path), cache);
}

/** Replaces the example sentences of each language in a build by compressed ones. @param files - The public files of a build, changed in place. */
export async function compressSentences(files: ResolvedPublicFile[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (!/^sentences\/[a-z]{3}\.json$/.test(file.relativeDest) || !('absoluteSrc' in file)) continue;
    const absoluteSrc = await compressFile(file.absoluteSrc);
    files[index] = { relativeDest: file.relativeDest + COMPRESSED_ENDING, absoluteSrc };
  }
}

/** The bundle of each deck that has one: the two decks of a language have the same words and meanings, and so have all picture decks. */
function findBundles({ decks }: DeckIndex): ReadonlyMap<string, string> {
  const words = decks.filter(({ kind }) => kind === 'words').map(({ file }) => file);
  return new Map(
    decks.flatMap(({ kind, file }): [string, string][] => {
      if (kind === 'pictures') return [[file, PICTURES]];
      const language = toLanguage(file);
      const both = words.filter((other) => toLanguage(other) === language);
      return both.length > 1 ? [[file, language + COMPRESSED_ENDING]] : [];
    }),
  );
}

/** The language of a deck besides English: `fin` of `eng-fin.json`. */
const toLanguage = (file: string) => file.replace(/eng-|-eng|\.json/g, '');
const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Orders a file of forms by the ends of its words, because words that end alike have the same forms: it takes a thirteenth less. */
function orderForms(name: string, plain: string): string {
  if (!name.startsWith('forms/')) return plain;
  const file: { forms: Record<string, string> } = JSON.parse(plain);
  const rows = Object.entries(file.forms).map(([word, forms]) => ({ end: [...word].reverse().join(''), word, forms }));
  rows.sort((a, b) => compareTexts(a.end, b.end));
  return JSON.stringify({ ...file, forms: Object.fromEntries(rows.map(({ word, forms }) => [word, forms])) });
}

/** @returns The path of the compressed file. */
function compressText(plain: Buffer, cache: string): string {
  const kept = join(cache, createHash('sha256').update(plain).digest('hex') + COMPRESSED_ENDING);
  if (existsSync(kept)) return kept;
  // Another build may compress the same text at the same time.
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, compressChecked(plain));
  renameSync(written, kept);
  return kept;
}

function compressChecked(plain: Buffer): Uint8Array {
  const compressed = compress(plain, LEVEL);
  if (!plain.equals(decompress(compressed)))
    throw new Error('Expected a compressed file to be read as it was written.');
  return compressed;
}

function renameFiles(index: DeckIndex, names: ReadonlyMap<string, string>): DeckIndex {
  const rename = (file: string) => names.get(file) ?? file;
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
