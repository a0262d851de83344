import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pieces } from '../../src/page/pieces/pieces-part.ts';

/** Finds text in unusual layouts: the background loads it into a frame when it is first needed there. */
export default defineUnlistedScript(() => {
  globalThis.waywordPieces = pieces;
});
