import { browser } from 'wxt/browser';
import { createQueue } from '../../src/async/queue.ts';
import type { Player } from '../../src/recordings/sound.ts';

/** What the worker sends to the document. Nothing: stop. */
export interface SoundOrder {
  take?: Blob;
  rate?: number;
}

/** What the document answers: whether the recording plays, and then that it is over. */
export type SoundReport = boolean | 'over';

const DOCUMENT = '/offscreen.html';

/** A document that is closed at this moment never answers. */
const ANSWER_MS = 3_000;

/** The part of a worker's clients that is used here; TypeScript knows them only in workers. */
interface WorkerClient {
  url: string;
  postMessage(order: SoundOrder, ports: MessagePort[]): void;
}
const scope = globalThis as unknown as {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<WorkerClient[]> };
};

/**
 * Plays in an offscreen document, because Chrome's worker cannot. The document is closed at the end of the sound. If the worker was stopped before,
 * Chrome closes it after half a minute of silence.
 *
 * The two speak as a worker and its client, not by the extension's messages, which content scripts could send as well.
 */
export function createDocumentPlayer(): Player {
  const inTurn = createQueue();
  /** Reports on the recording that was started last. */
  let reports: MessagePort | undefined;

  async function findDocument(): Promise<WorkerClient | undefined> {
    const url = browser.runtime.getURL(DOCUMENT as '/popup.html');
    const clients = await scope.clients.matchAll({ includeUncontrolled: true });
    return clients.find((client) => client.url === url);
  }

  async function openDocument(): Promise<WorkerClient | undefined> {
    await browser.offscreen.createDocument({
      url: DOCUMENT,
      reasons: ['AUDIO_PLAYBACK'],
      justification: 'Plays a recording of the word on a card.',
    });
    return findDocument();
  }

  const close = (over: MessagePort) =>
    inTurn(async () => {
      if (reports === over) await browser.offscreen.closeDocument();
    }).catch(() => undefined);

  return {
    play: (take, rate) =>
      inTurn(async () => {
        const page = (await findDocument()) ?? (await openDocument());
        if (!page) return false;
        const { port1, port2 } = new MessageChannel();
        reports = port1;
        return new Promise<boolean>((resolve) => {
          setTimeout(() => resolve(false), ANSWER_MS);
          port1.onmessage = ({ data }: MessageEvent<SoundReport>) => {
            if (data === 'over') void close(port1);
            else resolve(data);
          };
          page.postMessage({ take, rate }, [port2]);
        });
      }).catch(() => false),
    stop: () => void findDocument().then((page) => page?.postMessage({}, [])),
  };
}
