import { render } from 'preact';
import { browser } from 'wxt/browser';
import { send } from '../../src/messaging/client.ts';
import { Options } from '../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../src/ui/options/options-model.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';

const model = createOptionsModel({
  send,
  requestPermission: (pattern) => browser.permissions.request({ origins: [pattern] }),
  spoken: navigator.languages,
});
listenForChanges(() => void model.refresh());
void model.load();

const app = document.getElementById('app');
if (app) render(<Options model={model} />, app);
