import { getBrowser, send } from '../../src/messaging/client.ts';
import { HOVER_EVENT, type PageEvent } from '../../src/messaging/events.ts';
import { type CaptionPause, createCaptionPause } from '../../src/page/captions/caption-pause.ts';

declare global {
  /** Of this page, if its script runs already. */
  var waywordCaptions: { reload(): Promise<void> } | undefined;
}

/** Pauses films over their captions. The browser loads it into the sites where the learner wants that (`services/captions.ts`). */
export default {
  main() {
    if (globalThis.waywordCaptions) return void globalThis.waywordCaptions.reload();
    let pausing: CaptionPause | undefined;
    const reload = async () => {
      const site = await send('hover.site', {}).catch(() => undefined);
      const isOn = site?.hasCaptions === true && !site.isOff;
      if (!isOn) pausing?.stop();
      pausing = isOn ? (pausing ?? createCaptionPause(findCard)) : undefined;
    };
    globalThis.waywordCaptions = { reload };
    getBrowser().runtime.onMessage.addListener((event: PageEvent) => {
      if (event.type === HOVER_EVENT) void reload();
      // Do not respond: the event is for every frame.
      return undefined;
    });
    void reload();
  },
};

/** The card that the hover script of this frame shows. */
function findCard() {
  const { hover, keys } = globalThis.waywordCore ?? {};
  const { boxes: [box] = [], passage } = hover?.getShown() ?? {};
  return { word: box && passage && { box, node: passage.source.node }, isPinned: keys?.pinned?.isOpen() === true };
}
