import { createRequire } from 'node:module';
import type { ResolvedPublicFile } from 'wxt';
import { compressFile } from './compress-decks.ts';

/** Adds SQLite to a build, compressed: it takes a third of its size, and a zip would pack it worse. */
export async function addSqlite(files: ResolvedPublicFile[]): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');
  files.push({ relativeDest: 'sqlite.wasm.zst', absoluteSrc: await compressFile(wasm) });
}
