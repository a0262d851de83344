import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createFollow } from '../../src/anki/follow.ts';
import { offerFollow } from '../services/anki-script.ts';
import { toWord } from './to-word.ts';

/** The part of the background by which words count as known that are known in a running Anki. */
export default defineUnlistedScript(() => offerFollow((parts) => createFollow({ ...parts, toWord })));
