import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFramedStage } from '../../src/page/actions/framed/framed-stage.ts';
import { createPageActions } from '../../src/page/actions/page-actions.ts';
import { createStage } from '../../src/page/actions/stage.ts';

/** The second part of the content script: the background loads it into a frame when it is first needed there. */
export default defineUnlistedScript(() => {
  globalThis.waywordActions = (core) =>
    createPageActions(core, (import.meta.env.FIREFOX ? createFramedStage : createStage)(core));
});
