// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Send } from '../../../src/messaging/client.ts';
import { APPEARANCE_EVENT } from '../../../src/messaging/events.ts';
import { DEFAULT_SETTINGS } from '../../../src/settings/settings.ts';
import { followAppearance } from '../../../src/ui/shared/follow-appearance.ts';
import { getLanguageHost, keepLanguage } from '../../../src/ui/shared/interface-language.ts';

afterEach(async () => {
  await keepLanguage(getLanguageHost(), 'en');
  localStorage.clear();
  fakeBrowser.reset();
});

test('an open page takes the stored appearance, and each change that the background reports', async () => {
  const { appearance } = DEFAULT_SETTINGS;
  const stored = { ...DEFAULT_SETTINGS, appearance: { ...appearance, interfaceLanguage: 'fr' } };
  const send = (async () => stored) as unknown as Send;
  const host = getLanguageHost();
  followAppearance(host, send);
  await expect.poll(() => host.root.lang).toBe('fr');
  const changed = { ...appearance, theme: 'dark', interfaceLanguage: 'ar' };
  void fakeBrowser.runtime.onMessage.trigger({ type: APPEARANCE_EVENT, appearance: changed }, {}, () => undefined);
  await expect.poll(() => [host.root.lang, host.root.dir]).toEqual(['ar', 'rtl']);
  expect(localStorage.getItem('wayword.theme')).toBe('dark');
});
