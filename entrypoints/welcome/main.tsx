import { effect } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { send } from '../../src/messaging/client.ts';
import type { PageEvent } from '../../src/messaging/events.ts';
import { coreParts } from '../../src/page/core-parts.ts';
import { startHover } from '../../src/page/start-hover.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { followLanguage, getLanguageHost, startLanguage } from '../../src/ui/shared/interface-language.ts';
import { findSurroundings } from '../../src/ui/welcome/surroundings.ts';
import { welcomeText } from '../../src/ui/welcome/text.ts';
import { Welcome } from '../../src/ui/welcome/Welcome.tsx';
import { createWelcomeMemory } from '../../src/ui/welcome/welcome-memory.ts';
import { createWelcomeModel } from '../../src/ui/welcome/welcome-model.ts';

const language = getLanguageHost();
const worded = startLanguage(language);
const spoken = navigator.languages;
const model = createWelcomeModel({
  send,
  memory: createWelcomeMemory(() => localStorage),
  spoken,
  findSurroundings: () => findSurroundings(browser, navigator.userAgent),
});
const refresh = () => void model.refresh();
listenForChanges(refresh);
// A card that was answered and a button that was pinned are seen when the person comes back.
addEventListener('focus', refresh);
document.addEventListener('visibilitychange', refresh);
void model.load();
// The right colours show already: changes to them may be heard a little later.
void import('../../src/ui/shared/follow-theme.ts').then(({ followTheme }) => followTheme(send));

// Browsers put no content script into a page of an extension, so that the page starts the same code by itself.
startHover({
  view: window,
  send,
  findShadowRoot: (element) => element.shadowRoot,
  parts: coreParts,
  async loadMore() {
    const [{ createMore }, { createStage }] = await Promise.all([
      import('../../src/page/more/more.ts'),
      import('../../src/page/more/stage.ts'),
    ]);
    globalThis.waywordMore = (core) => createMore(core, createStage(core));
  },
  onEvent: (listener) =>
    browser.runtime.onMessage.addListener((event: PageEvent) => {
      listener(event);
      // No answer: the event is for every page.
      return undefined;
    }),
  onShown: () => model.noteCard(),
});

const app = document.getElementById('app');
void worded.then(() => {
  effect(() => {
    document.title = welcomeText.title;
  });
  if (app) render(<Welcome model={model} spoken={spoken} />, app);
  followLanguage(language, send);
});
