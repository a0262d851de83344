import { AppError } from '../../app-error.ts';
import type { LeftOutKind } from '../../model/file-format.ts';
import { exportDecks } from '../export/export-decks.ts';
import { UsageError } from '../read-options.ts';
import { type FolderDeck, readDeckFolder } from './deck-folder.ts';
import { toDeckPairId } from './deck-source.ts';
import { findKeptKeyPath, readKeptKey } from './kept-key.ts';
import { createKeyFile } from './key-file.ts';
import type { ListShare } from './merge-lists.ts';
import { type ApiOptions, HELP, parseOptions } from './options.ts';
import type { LogEntry } from './request-log.ts';
import { type ReferenceApi, startReferenceApi } from './server.ts';

/** Runs the server until it is stopped. An error is reported in one line with exit code 1. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const options = parseOptions(args);
    if (options === 'help') console.log(HELP);
    else if (options.exportDir !== undefined) await exportTo(options.exportDir, options);
    else stopOnSignals(await start(options));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function exportTo(dir: string, { decksDir, keys: named, keysFile, port }: ApiOptions): Promise<void> {
  const keys = keysFile === undefined ? named : [...named, ...createKeyFile(keysFile, () => 0, console.warn).read()];
  const { decks, skipped } = await readDeckFolder(decksDir);
  for (const name of skipped) console.log(`skipped  ${name}: not a deck`);
  const edition = new Date().toISOString().replace(/[:.]/g, '-');
  const { files, bytes, madeKey, kept } = await exportDecks({ decks, dir, keys, edition, port });
  for (const deck of decks) {
    console.log(`deck     ${describeDeck(deck)}`);
    for (const list of deck.lists ?? []) reportLeftOut(list);
  }
  if (madeKey !== undefined) console.log(`key      ${madeKey}  (made for this export; choose one with --key)`);
  for (const name of kept) console.log(`kept     ${name}, as it is; delete it to have it written again`);
  console.log(`edition  ${edition}, ${formatCount(files)} files of ${formatCount(bytes)} bytes in all`);
}

async function start({
  decksDir,
  keys,
  keysFile,
  isLogging,
  exportDir: _,
  ...options
}: ApiOptions): Promise<ReferenceApi> {
  const { decks, skipped } = await readDeckFolder(decksDir);
  const report = (text: string) => console.warn(text);
  const keySource = keysFile === undefined ? undefined : createKeyFile(keysFile, () => performance.now(), report);
  const log = isLogging ? (entry: LogEntry) => console.log(JSON.stringify(entry)) : undefined;
  const own = keys.length === 0 && !keySource ? readKeptKey(findKeptKeyPath()) : undefined;
  const api = await startReferenceApi({ ...options, decks, keys: own ? [own.key] : keys, keySource, log });
  for (const name of skipped) console.log(`skipped  ${name}: not a deck`);
  for (const deck of decks) {
    console.log(`deck     ${describeDeck(deck)}`);
    for (const list of deck.lists ?? []) reportLeftOut(list);
  }
  if (own)
    console.log(
      `key      ${own.key}  (${own.path === undefined ? 'for this run' : `kept in ${own.path}`}; choose one with --key)`,
    );
  console.log(`address  ${api.address}`);
  if (!isLoopback(options.host)) console.warn(`Other machines can reach this server: it listens on ${options.host}.`);
  return api;
}

/** "deu-eng  German → English, 124 cards from Kapitel 1 (60), Kapitel 2 (64)". */
function describeDeck(deck: FolderDeck): string {
  const cards = `${formatCount(deck.cards.length)} ${deck.cards.length === 1 ? 'card' : 'cards'}`;
  const lists = deck.lists ? ` from ${deck.lists.map(describeList).join(', ')}` : '';
  return `${toDeckPairId(deck)}  ${deck.from.name} → ${deck.to.name}, ${cards}${lists}`;
}

function describeList({ name, cards, repeated }: ListShare): string {
  return `${name} (${formatCount(cards)}${repeated > 0 ? `, ${formatCount(repeated)} repeated` : ''})`;
}

const REASONS: Record<LeftOutKind, string> = {
  title: 'a title',
  heading: 'a heading',
  'no-word': 'no word',
  'no-meaning': 'no meaning',
  mirrored: 'the other direction of another row',
  passage: 'a passage instead of a word',
};

function reportLeftOut({ name, leftOut }: ListShare): void {
  for (const { line, kind, text } of leftOut) {
    console.log(`left out ${name}, line ${line}: ${REASONS[kind]}, ${JSON.stringify(text)}`);
  }
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}

function stopOnSignals(api: ReferenceApi): void {
  const stop = () => void api.close();
  // Not `once`: Ctrl-C reaches this process from the terminal and through npm, and the second signal would kill it.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee npm run api -- --help.`;
  if (error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Expected a free port, got one in use (${message}). Choose another with --port.`;
  return code === undefined ? (error.stack ?? message) : `Expected an address to listen on, got: ${message}.`;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
