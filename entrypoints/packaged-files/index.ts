import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readDeckFile, readSentencesFile } from '../../src/library/packaged-files.ts';
import { offerPackagedFiles } from '../services/packaged-files.ts';

/** The part of the background that reads the decks and sentences of the package, which are compressed. */
export default defineUnlistedScript(() => {
  offerPackagedFiles({ readDeckFile, readSentencesFile });
});
