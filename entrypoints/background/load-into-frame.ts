import { browser } from 'wxt/browser';
import { AppError } from '../../src/app-error.ts';
import type { Sender } from '../../src/messaging/sender.ts';

/**
 * Loads a script of the extension into a frame.
 *
 * @throws {AppError} `forbidden` if it is not a frame of a tab, or the browser excludes extensions from it.
 */
export async function loadIntoFrame(
  script: 'hover.js' | 'hover-actions.js' | 'hover-pieces.js' | 'card-frame.js',
  { tab, frameId }: Pick<Sender, 'tab' | 'frameId'>,
): Promise<void> {
  if (tab?.id === undefined || frameId === undefined) throw new AppError('forbidden', 'Expected a frame of a tab.');
  const target = { tabId: tab.id, frameIds: [frameId] };
  try {
    await browser.scripting.executeScript({ target, files: [script as '/hover.js'], injectImmediately: true });
  } catch (cause) {
    throw new AppError('forbidden', 'Expected a frame that scripts may be loaded into.', { cause });
  }
}
