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

/** A background that answers with its current style. */
function makeBackground() {
  const background = { style: '.card { color: black; }', asked: 0 };
  const send = (async () => {
    background.asked += 1;
    return makeSettings(background.style);
  }) as unknown as Send;
  return { background, settings: createPageSettings(send) };
}

const colorOf = (sheet: CSSStyleSheet) => (sheet.cssRules[0] as CSSStyleRule).style.color;

test('an open card follows a change of its look', async () => {
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

test('a page that has shown no card requests nothing after a change', async () => {
  const { background, settings } = makeBackground();
  settings.forget();
  expect(background.asked).toBe(0);
  // The page was only prepared.
  await settings.load();
  settings.forget();
  expect(background.asked).toBe(1);
});

test('a prepared page requests nothing more for its first card', async () => {
  const { background, settings } = makeBackground();
  await settings.load();
  const isReady = settings.get();
  expect(settings.known?.dwellMs).toBe(DEFAULT_SETTINGS.hover.dwellMs);
  await isReady;
  expect(colorOf(settings.sheet)).toBe('black');
  expect(background.asked).toBe(1);
});
