import { browser } from 'wxt/browser';
import type { Sender } from '../../src/messaging/sender.ts';

/** Number of pages whose samples are cached: those read at the same time. */
const KEPT_PAGES = 16;

/** Extracts some sentences of a page. Runs in the page, so it must not refer to anything outside. */
function takeSample(): string {
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  let sample = '';
  for (let left = 4_000; left > 0 && sample.length < 2_000 && walker.nextNode(); left -= 1) {
    const { data, parentElement } = walker.currentNode as Text;
    const piece = data.slice(0, 500).replace(/\s+/g, ' ').trim();
    // Shorter text is more likely a menu than a sentence.
    if (piece.length >= 20 && !/^(?:script|style|noscript|code|pre)$/i.test(parentElement?.localName ?? '')) {
      sample += `${piece} `;
    }
  }
  return sample;
}

/**
 * Reads some sentences of the frame that sent a message, to detect its language.
 *
 * @returns '' if it has none, or none that may be read.
 */
export function createReadSample(): (sender: Sender) => Promise<string> {
  const samples = new Map<string, Promise<string>>();

  async function read({ tab, frameId }: Sender): Promise<string> {
    if (tab?.id === undefined || frameId === undefined) return '';
    const target = { tabId: tab.id, frameIds: [frameId] };
    try {
      const [frame] = await browser.scripting.executeScript({ target, func: takeSample, injectImmediately: true });
      return frame?.result ?? '';
    } catch {
      // A page of the extension, or a frame that the browser excludes extensions from.
      return '';
    }
  }

  return (sender) => {
    const key = [sender.tab?.id, sender.frameId, sender.url].join(' ');
    const known = samples.get(key);
    if (known) return known;
    const sample = read(sender);
    samples.set(key, sample);
    // The page may get its text later.
    void sample.then((text) => text === '' && samples.delete(key));
    for (const oldest of samples.keys()) {
      if (samples.size <= KEPT_PAGES) break;
      samples.delete(oldest);
    }
    return sample;
  };
}
