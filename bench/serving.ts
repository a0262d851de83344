import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, sendMessage, waitForSync } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { parseDeckFile } from '../src/library/formats/deck-file.ts';
import { exportDecks } from '../src/server/export/export-decks.ts';
import {
  findFreePort,
  isTestable,
  launchServer,
  launchWebServer,
  type WebServerProcess,
} from '../test/support/web-server-process.ts';
import { launchToMeasure } from './browser.ts';
import { writeLargeDeck } from './large-deck.ts';
import { findFamily, readProcessorMs } from './processes.ts';
import type { Table } from './table.ts';

const KEY = 'bench-key';
const PAIR = 'deu-eng';

/** Cards of the deck that a learner copies. */
const CARDS = { full: 5_000, quick: 600 };

/** The servers that answer the requests, as `docs/serving-decks.md` describes it. */
const SERVERS: Record<string, (dir: string, deck: string) => Promise<WebServerProcess>> = {
  'the server': async (dir, deck) => {
    await writeFile(join(dir, `${PAIR}.json`), deck);
    const port = await findFreePort();
    const command = ['node', '--import', 'tsx', 'src/server/api/main.ts'];
    return launchServer([...command, '--decks', dir, '--key', KEY, '--port', String(port)], port);
  },
  'nginx with the export': (dir, deck) => launchExport('nginx', dir, deck),
  'Caddy with the export': (dir, deck) => launchExport('caddy', dir, deck),
};

async function launchExport(server: 'nginx' | 'caddy', dir: string, deck: string): Promise<WebServerProcess> {
  if (!isTestable(server)) throw new Error(`Expected ${server} to be installed, found none.`);
  const port = await findFreePort();
  await exportDecks({ decks: [parseDeckFile(deck)], dir, keys: [KEY], edition: 'first', port });
  return launchWebServer(server, dir, port);
}

/** Measures a learner's first sync and the next one, which finds the deck unchanged, from each kind of server. */
export async function benchServing(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const cards = isQuick ? CARDS.quick : CARDS.full;
  const deck = [...writeLargeDeck(PAIR, cards, 'deck')].join('');
  for (const [name, start] of Object.entries(SERVERS)) {
    const dir = await mkdtemp(join(tmpdir(), 'wayword-serving-'));
    const server = await start(dir, deck);
    const extension = await launchToMeasure(kind);
    try {
      const page = await extension.open(extension.extensionUrl('options.html'));
      await connect(page, server.address, KEY);
      const processes = findFamily(server.pid);
      for (const visit of ['first', 'next']) {
        const [from, to] = PAIR.split('-');
        const before = readProcessorMs(processes);
        const startedAt = performance.now();
        await sendMessage(page, { type: 'sync.start', from, to });
        await waitForSync(page, PAIR, ['done']);
        const seconds = (performance.now() - startedAt) / 1_000;
        const microseconds = ((readProcessorMs(processes) - before) / cards) * 1_000;
        table.add(`${visit} sync from ${name}, cards a second`, { ours: [cards / seconds] });
        table.add(`${visit} sync from ${name}, processor time of the server a card, µs`, { ours: [microseconds] });
      }
    } finally {
      await extension.close();
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    }
  }
}
