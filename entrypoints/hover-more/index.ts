import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFramedStage } from '../../src/page/more/framed/framed-stage.ts';
import { createMore } from '../../src/page/more/more.ts';
import { createStage } from '../../src/page/more/stage.ts';

/** The second part of the content script: the background loads it into a frame when it is first needed there. */
export default defineUnlistedScript(() => {
  globalThis.waywordMore = (core) =>
    createMore(core, (import.meta.env.FIREFOX ? createFramedStage : createStage)(core));
});
