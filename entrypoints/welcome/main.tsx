import { effect } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { send } from '../../src/messaging/client.ts';
import type { PageEvent } from '../../src/messaging/events.ts';
import { coreParts } from '../../src/page/hover-parts.ts';
import { startHover } from '../../src/page/start-hover.ts';
import { listenForChanges } from '../../src/ui/shared/change-events.ts';
import { followAppearance } from '../../src/ui/shared/follow-appearance.ts';
import { getLanguageHost, startLanguage } from '../../src/ui/shared/interface-language.ts';
import { findPractice } from '../../src/ui/welcome/find-practice.ts';
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
  findPractice,
});
const refresh = () => void model.refresh();
listenForChanges(refresh, refresh);
// Check for an answered card and a pinned button when the person returns.
addEventListener('focus', refresh);
document.addEventListener('visibilitychange', refresh);
void model.load();

// Browsers do not inject content scripts into extension pages, so the page starts the same code itself.
startHover({
  view: window,
  send,
  findShadowRoot: (element) => element.shadowRoot,
  parts: coreParts,
  async loadActions() {
    const [{ createPageActions }, { createStage }] = await Promise.all([
      import('../../src/page/actions/page-actions.ts'),
      import('../../src/page/actions/stage.ts'),
    ]);
    globalThis.waywordActions = (core) => createPageActions(core, createStage(core));
  },
  async loadPieces() {
    globalThis.waywordPieces = (await import('../../src/page/pieces/pieces-part.ts')).pieces;
  },
  onEvent: (listener) =>
    browser.runtime.onMessage.addListener((event: PageEvent) => {
      listener(event);
      // Do not respond: the event is for every page.
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
  followAppearance(language, send);
});
