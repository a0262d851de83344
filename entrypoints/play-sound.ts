import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startTake, stopTake } from '../src/recordings/play-take.ts';
import type { SoundOrder, SoundReport } from './sound/document-player.ts';

/** Plays recordings in Chrome's and Edge's offscreen document, for the worker. */
export default defineUnlistedScript({
  include: ['chrome', 'edge'],
  main() {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
      const { take, rate = 1 }: SoundOrder = data;
      if (!take) return stopTake();
      const report = (what: SoundReport) => port?.postMessage(what);
      const { hasBegun, isOver } = startTake(take, rate);
      void hasBegun.then(report);
      void isOver.then(() => report('over'));
    });
    serviceWorker.startMessages();
  },
});
