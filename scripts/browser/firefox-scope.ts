import type { Browser } from 'puppeteer-core';

/** Calls that puppeteer lacks: BiDi in Firefox's own scope, where extensions and the network are managed. */
interface BidiConnection {
  send(method: 'browsingContext.getTree', parameters: object): Promise<{ result: { contexts: { context: string }[] } }>;
  send(
    method: 'script.evaluate',
    parameters: object,
  ): Promise<{ result: { type: string; result?: { value?: unknown } } }>;
}

/** Runs a script with Firefox's own rights and waits for its promise. @throws if it fails. */
export async function runInFirefoxScope(extension: { browser: Browser }, expression: string): Promise<void> {
  await readInFirefoxScope(extension, expression);
}

/**
 * Runs a script with Firefox's own rights and returns the result of its promise: a text or a number, because other
 * values arrive in pieces.
 *
 * @throws if it fails.
 */
export async function readInFirefoxScope({ browser }: { browser: Browser }, expression: string): Promise<unknown> {
  const { connection } = browser as unknown as { connection: BidiConnection };
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result } = await connection.send('script.evaluate', {
    expression,
    target: { context: tree.result.contexts[0]?.context },
    awaitPromise: true,
  });
  if (result.type !== 'success') throw new Error(`Expected Firefox to run ${expression}, it did not.`);
  return result.result?.value;
}

/** Waits for a tab with an address, and closes it. @throws if none opens within 20 s. */
export async function closeFirefoxTab(extension: { browser: Browser }, url: string): Promise<void> {
  const addresses = await readInFirefoxScope(
    extension,
    `(async () => {
      const end = Date.now() + 20_000;
      const addresses = new Set();
      while (Date.now() < end) {
        for (const { gBrowser } of Services.wm.getEnumerator('navigator:browser')) {
          for (const tab of gBrowser.tabs) {
            const address = tab.linkedBrowser.currentURI.spec;
            addresses.add(address);
            if (!address.startsWith(${JSON.stringify(url)})) continue;
            gBrowser.removeTab(tab);
            return '';
          }
        }
        await new Promise((done) => setTimeout(done, 50));
      }
      return [...addresses].join(' ');
    })()`,
  );
  if (addresses !== '') throw new Error(`Expected a tab with ${url} to open, found ${addresses}.`);
}
