import { effect } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { sweepScratchFiles } from '../../src/async/scratch-file.ts';
import { send } from '../../src/messaging/client.ts';
import { detectLanguage } from '../../src/ui/options/get-deck/import/detect-language.ts';
import { createDictionaryStore } from '../../src/ui/options/get-deck/import/store-in-worker.ts';
import { Options } from '../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../src/ui/options/options-model.ts';
import { optionsText } from '../../src/ui/options/text.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { createFileWorker } from '../../src/ui/shared/file-worker.ts';
import { followAppearance } from '../../src/ui/shared/follow-appearance.ts';
import { getLanguageHost, startLanguage } from '../../src/ui/shared/interface-language.ts';

const language = getLanguageHost();
const worded = startLanguage(language);
const model = createOptionsModel({
  send,
  requestPermission: (pattern) => browser.permissions.request({ origins: [pattern] }),
  spoken: navigator.languages,
  detect: detectLanguage,
  files: createFileWorker(() => new Worker('/file-reader.js')),
  storeDictionary: createDictionaryStore(() => new Worker('/file-reader.js'), sweepScratchFiles),
});
// The other sections do not change with a sync's cards.
listenForChanges(
  () => void model.refresh(),
  () => void model.library.refresh(),
);
// The learner may have looked up or studied words in the meantime.
addEventListener('focus', () => model.revisit());
document.addEventListener('visibilitychange', () => model.revisit());
void model.load();
// An import belongs to its page, and its stored cards are dropped with it. The last message of a page may be lost, so its lock reports the end.
addEventListener('pagehide', () => model.fileImport.leave());

const app = document.getElementById('app');
void worded.then(() => {
  effect(() => {
    document.title = optionsText.pageTitle;
  });
  if (app) render(<Options model={model} />, app);
  followAppearance(language, send);
});
