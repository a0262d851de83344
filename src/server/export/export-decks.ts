import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LookupSource } from '../../contract/lookup-source.ts';
import { createKey } from '../api/api-key.ts';
import { createDeckSource, digestDecks, type ServedDeck } from '../api/deck-source.ts';
import { formatCaddyfile, formatCaddyKeys } from './caddy.ts';
import { checkExportKeys } from './export-keys.ts';
import { makeFixedProblems } from './fixed-problems.ts';
import { formatNginxConfig, formatNginxKeys } from './nginx.ts';

/** Smaller files would not get smaller on the disk or in a packet. */
const COMPRESS_ABOVE_BYTES = 1_024;
/** Files written at once. */
const PARALLEL_FILES = 64;

export interface ExportOptions {
  decks: readonly ServedDeck[];
  dir: string;
  /** They replace the keys of an earlier export. Without them, the earlier keys stay, or one is made. */
  keys: readonly string[];
  /** Names the folder of this edition; it must not exist yet. */
  edition: string;
  /** Port in the configuration, 8377 by default. */
  port?: number | undefined;
}

export interface ExportReport {
  files: number;
  bytes: number;
  /** The key that was made for a first export without keys. */
  madeKey: string | undefined;
  /** Configuration files of an earlier export, which are left as the operator changed them. */
  kept: readonly string[];
}

type WrittenFiles = Pick<ExportReport, 'files' | 'bytes'>;

/**
 * Writes the answers of the contract as files, and the configuration of web servers that send them.
 *
 * The edition is written to a folder of its own. Then the link `current` is replaced in one step, so that no request sees half an edition.
 *
 * @throws {UsageError} for keys that the configuration cannot hold.
 */
export async function exportDecks({ decks, dir, keys, edition, port }: ExportOptions): Promise<ExportReport> {
  if (keys.length > 0) checkExportKeys(keys);
  const madeKey = keys.length === 0 && !existsSync(join(dir, 'keys.nginx')) ? createKey() : undefined;
  const root = join(dir, 'editions', edition);
  await mkdir(join(dir, 'editions'), { recursive: true });
  await mkdir(root);
  const written = await writeEdition(root, decks, createDeckSource(decks));
  const problems = await makeFixedProblems();
  const kept = [
    ...(await writeNew(dir, 'nginx.conf', formatNginxConfig(dir, problems, port))),
    ...(await writeNew(dir, 'Caddyfile', formatCaddyfile(dir, problems, port))),
  ];
  const newKeys = madeKey === undefined ? keys : [madeKey];
  if (newKeys.length > 0) {
    await writeFile(join(dir, 'keys.nginx'), formatNginxKeys(newKeys), { mode: 0o640 });
    await writeFile(join(dir, 'keys.caddy'), formatCaddyKeys(newKeys), { mode: 0o640 });
  }
  await switchTo(dir, edition);
  return { ...written, madeKey, kept };
}

/** @returns The name of the file if it exists: host name and certificate in it are the operator's. */
async function writeNew(dir: string, name: string, text: string): Promise<string[]> {
  try {
    await writeFile(join(dir, name), text, { flag: 'wx' });
    return [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return [name];
  }
}

async function writeEdition(root: string, decks: readonly ServedDeck[], source: LookupSource): Promise<WrittenFiles> {
  const report: WrittenFiles = { files: 0, bytes: 0 };
  // Its ETag is the mark of the edition, so its date depends on all cards.
  const list = Buffer.from(JSON.stringify(await source.languages()));
  const mark = toModifiedAt(Buffer.concat([list, Buffer.from(digestDecks(decks))]));
  await writeDated(join(root, 'languages.json'), list, mark, report);
  for (const { from, to, cards } of decks) {
    const pair = { from: from.iso639_3, to: to.iso639_3 };
    const folder = join(root, 'cards', pair.from, pair.to);
    await mkdir(folder, { recursive: true });
    for (let first = 1; first <= cards.length; first += PARALLEL_FILES) {
      const count = Math.min(PARALLEL_FILES, cards.length - first + 1);
      const ranks = Array.from({ length: count }, (_, index) => first + index);
      await Promise.all(
        ranks.map(async (rank) =>
          writeAnswer(join(folder, `${rank}.json`), await source.flashcard(pair, rank), report),
        ),
      );
    }
  }
  return report;
}

async function writeAnswer(path: string, answer: unknown, report: WrittenFiles): Promise<void> {
  const body = Buffer.from(JSON.stringify(answer));
  await writeDated(path, body, toModifiedAt(body), report);
  if (body.length <= COMPRESS_ABOVE_BYTES) return;
  await writeDated(`${path}.gz`, gzipSync(body, { level: 9 }), toModifiedAt(body), report);
}

async function writeDated(path: string, body: Buffer, modifiedAt: number, report: WrittenFiles): Promise<void> {
  await writeFile(path, body);
  await utimes(path, modifiedAt, modifiedAt);
  report.files += 1;
  report.bytes += body.length;
}

/**
 * Derives a file's date from its content, in seconds between 2001 and 2023. nginx and Caddy make the ETag from date and size, so a card keeps
 * its ETag across editions and copies, and a changed card of the same size gets another one.
 */
function toModifiedAt(body: Buffer): number {
  return 1_000_000_000 + (createHash('sha256').update(body).digest().readUInt32BE() % 700_000_000);
}

async function switchTo(dir: string, edition: string): Promise<void> {
  const next = join(dir, 'current.next');
  await rm(next, { force: true });
  await symlink(join('editions', edition), next, 'dir');
  await rename(next, join(dir, 'current'));
}
