// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import english from '../../src/locales/en.json?extension';
import type { Send } from '../../src/messaging/client.ts';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { createPageSettings } from '../../src/page/page-settings.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';

function makeSettings(style: string): HoverSettings {
  const { sites: _, ...hover } = DEFAULT_SETTINGS.hover;
  return { ...hover, isOff: false, language: undefined, isKeySite: false, style, texts: english };
}

/** A background that answers with the style that it has now. */
function makeBackground() {
  const background = { style: '.card { color: black; }', asked: 0 };
  const send = (async () => {
    background.asked += 1;
    return makeSettings(background.style);
  }) as unknown as Send;
  return { background, settings: createPageSettings(send) };
}

const colorOf = (sheet: CSSStyleSheet) => (sheet.cssRules[0] as CSSStyleRule).style.color;

test('a card that shows takes the look that is chosen meanwhile', async () => {
  const { background, settings } = makeBackground();
  await settings.get();
  const shown = settings.sheet;
  expect(colorOf(shown)).toBe('black');
  background.style = '.card { color: white; }';
  settings.forget();
  await settings.get();
  expect(settings.sheet).toBe(shown);
  expect(colorOf(shown)).toBe('white');
  expect(background.asked).toBe(2);
});

test('a page that has shown no card asks nothing when something changes', async () => {
  const { background, settings } = makeBackground();
  settings.forget();
  expect(background.asked).toBe(0);
  // It was only made ready for one.
  await settings.load();
  settings.forget();
  expect(background.asked).toBe(1);
});

test('a page that was made ready asks no more for its first card', async () => {
  const { background, settings } = makeBackground();
  await settings.load();
  const isReady = settings.get();
  expect(settings.known?.dwellMs).toBe(DEFAULT_SETTINGS.hover.dwellMs);
  await isReady;
  expect(colorOf(settings.sheet)).toBe('black');
  expect(background.asked).toBe(1);
});
