import { connect, startSync, waitForSync } from '../scripts/browser/driver.ts';
import { type BrowserKind, launch } from '../scripts/browser/launch.ts';
import { startReferenceApi } from '../src/reference-api/server.ts';

const CARDS = 2000;
const PARALLEL = 8;

/** A sync against a bare loop of `fetch` with the same parallelism, from the same browser and server in one run. */
export async function benchSync(kind: BrowserKind, latencyMs: number): Promise<void> {
  const api = await startReferenceApi({ decksDir: 'assets/public/decks', latencyMs });
  const extension = await launch(kind);
  try {
    const page = await extension.open(extension.extensionUrl('options.html'));
    await connect(page, api.address, api.key);
    const bareMs = await page.evaluate(
      async (address: string, key: string, cards: number, parallel: number) => {
        let next = 1;
        const startedAt = performance.now();
        await Promise.all(
          Array.from({ length: parallel }, async () => {
            while (next <= cards) {
              const url = `${address}/api/v1/fc/?f=spa&t=eng&n=${next++}`;
              const headers = { authorization: `Api-Key ${key}`, 'content-type': 'application/json' };
              await (await fetch(url, { headers, cache: 'no-store', credentials: 'omit' })).json();
            }
          }),
        );
        return performance.now() - startedAt;
      },
      api.address,
      api.key,
      CARDS,
      PARALLEL,
    );
    const before = api.stats.requests;
    const startedAt = performance.now();
    await startSync(page, 'spa', 'eng');
    await waitForSync(page, 'spa-eng', ['done']);
    const syncMs = performance.now() - startedAt;
    const beyond = ((api.stats.requests - before - CARDS) / CARDS) * 100;
    console.log(`Sync of ${CARDS} cards, ${latencyMs} ms latency, ${kind}:`);
    console.log(
      `  ${Math.round((CARDS / syncMs) * 1000)} cards a second, bare fetch loop ${Math.round((CARDS / bareMs) * 1000)}` +
        `   ${(bareMs / syncMs).toFixed(2)} ×   ${beyond.toFixed(1)} % requests beyond the cards`,
    );
  } finally {
    await extension.close();
    await api.close();
  }
}
