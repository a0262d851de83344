import { effect } from '@preact/signals';
import { render } from 'preact';
import { send } from '../../src/messaging/client.ts';
import { Progress } from '../../src/ui/progress/Progress.tsx';
import { createPageAddress } from '../../src/ui/progress/page-address.ts';
import { createProgressModel } from '../../src/ui/progress/progress-model.ts';
import { progressText } from '../../src/ui/progress/text.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { followAppearance } from '../../src/ui/shared/follow-appearance.ts';
import { getLanguageHost, startLanguage } from '../../src/ui/shared/interface-language.ts';

const language = getLanguageHost();
const worded = startLanguage(language);
const address = createPageAddress(location, history);
const model = createProgressModel({
  send,
  address,
  random: Math.random,
  now: () => Date.now(),
  createMemoryWorker: () => new Worker('/memory.js'),
});
const refresh = () => void model.refresh();
listenForChanges(refresh, refresh);
// The learner may have studied or imported words in the meantime.
const revisit = () => void model.revisit();
addEventListener('focus', revisit);
document.addEventListener('visibilitychange', revisit);
void model.load();

const app = document.getElementById('app');
void worded.then(() => {
  effect(() => {
    document.title = progressText.pageTitle;
  });
  if (app) render(<Progress model={model} />, app);
  followAppearance(language, send);
});
