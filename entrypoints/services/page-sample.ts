import { browser } from 'wxt/browser';
import type { Sender } from '../../src/messaging/sender.ts';

/** Pages whose samples are kept: those that somebody reads at the same time. */
const KEPT_PAGES = 16;

/** Takes some sentences of a page. Runs in the page and alone: it can use nothing from outside. */
function takeSample(): string {
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  let sample = '';
  for (let left = 4_000; left > 0 && sample.length < 2_000 && walker.nextNode(); left -= 1) {
    const { data, parentElement } = walker.currentNode as Text;
    const piece = data.slice(0, 500).replace(/\s+/g, ' ').trim();
    // What is shorter is a menu's more often than a sentence's.
    if (piece.length >= 20 && !/^(?:script|style|noscript|code|pre)$/i.test(parentElement?.localName ?? '')) {
      sample += `${piece} `;
    }
  }
  return sample;
}

/**
 * Reads some sentences of the frame that has sent a message, to tell its language by.
 *
 * @returns '' where it has none, or none that may be read.
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
      // One of the extension's own, or a frame that the browser lets nobody into.
      return '';
    }
  }

  return (sender) => {
    const key = [sender.tab?.id, sender.frameId, sender.url].join(' ');
    const known = samples.get(key);
    if (known) return known;
    const sample = read(sender);
    samples.set(key, sample);
    // A page may fill later.
    void sample.then((text) => text === '' && samples.delete(key));
    for (const oldest of samples.keys()) {
      if (samples.size <= KEPT_PAGES) break;
      samples.delete(oldest);
    }
    return sample;
  };
}
