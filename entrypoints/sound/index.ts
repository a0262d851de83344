import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createSound } from '../../src/recordings/sound.ts';
import { offerSound } from '../background/sound.ts';
import { createDocumentPlayer } from './document-player.ts';
import { pagePlayer } from './page-player.ts';

/** The part of the background that finds recordings for cards on web pages and plays them. */
export default defineUnlistedScript(() => {
  const player = import.meta.env.FIREFOX ? pagePlayer : createDocumentPlayer();
  offerSound(createSound({ player, now: () => performance.now() }));
});
