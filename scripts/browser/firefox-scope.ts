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
