import type { Page } from 'puppeteer-core';
import { delay } from '../../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../../scripts/browser/extension-browser.ts';
import { runInFirefoxScope } from '../../../scripts/browser/firefox-scope.ts';

/**
 * Evaluates an expression in the world of the extension's content script, inside the web page in front.
 *
 * @param expression - Returns a JSON value or a promise of one.
 */
export async function runInContentScript(
  extension: ExtensionBrowser,
  page: Page,
  expression: string,
): Promise<unknown> {
  const json =
    extension.kind === 'chromium'
      ? await runInChromium(page, expression)
      : await runInFirefox(extension, page, expression);
  return JSON.parse(json);
}

const toJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null), (error) => JSON.stringify({ thrown: String(error) }))`;

/** The content script's world is an isolated world with the extension's name. */
async function runInChromium(page: Page, expression: string): Promise<string> {
  const session = await page.createCDPSession();
  try {
    const worlds: { id: number; name: string }[] = [];
    session.on('Runtime.executionContextCreated', ({ context }) => void worlds.push(context));
    await session.send('Runtime.enable');
    const find = () => worlds.find(({ name }) => name === 'Wayword');
    // The content script comes when the page is idle.
    for (let tries = 0; !find() && tries < 100; tries++) await delay(50);
    const world = find();
    if (!world) throw new Error('Expected the world of the content script, got none.');
    const { result } = await session.send('Runtime.evaluate', {
      contextId: world.id,
      expression: toJson(expression),
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  } finally {
    await session.detach();
  }
}

/** In Firefox it is a sandbox that only a browser script can find; the result comes back on the page's root. */
async function runInFirefox(extension: ExtensionBrowser, page: Page, expression: string): Promise<string> {
  const answerInPage = `${toJson(expression)}.then((json) => { document.documentElement.dataset.answer = json; })`;
  const frameScript = `
    const { ExtensionContent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionContent.sys.mjs');
    const run = () => {
      const worlds = ExtensionContent.getAllContentScriptGlobals();
      const world = worlds.find((each) => Cu.evalInSandbox('location.href', each) === content.location.href);
      if (world) Cu.evalInSandbox(${JSON.stringify(answerInPage)}, world);
      else content.setTimeout(run, 50);
    };
    run();
  `;
  const source = JSON.stringify(`data:application/javascript,${encodeURIComponent(frameScript)}`);
  await page.bringToFront();
  await runInFirefoxScope(extension, `gBrowser.selectedBrowser.messageManager.loadFrameScript(${source}, false)`);
  await page.waitForFunction(() => document.documentElement.dataset.answer !== undefined);
  return page.evaluate(() => {
    const { answer = '' } = document.documentElement.dataset;
    delete document.documentElement.dataset.answer;
    return answer;
  });
}
