import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createMore } from '../../src/page/more/more.ts';

/** The second part of the content script: the background loads it into a frame when it is first needed there. */
export default defineUnlistedScript(() => {
  globalThis.waywordMore = createMore;
});
