// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteBar } from '../../../src/ui/popup/SiteBar.tsx';
import { createSiteModel } from '../../../src/ui/popup/site-model.ts';
import { makeSpanishBackground } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

async function open(site: string | null | undefined) {
  const background = makeSpanishBackground();
  const root = document.body.appendChild(document.createElement('div'));
  const model = createSiteModel(background.send, async () => site);
  await settle(() => render(<SiteBar site={model} />, root));
  await settle(() => model.load());
  return { background, model };
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('one click turns the site off, and on again', async () => {
  const { background } = await open('news.example');
  expect(textOf('site-bar')).toContain('Hover on news.example');
  expect(document.querySelector('.site-name')?.textContent).toBe('news.example');
  await settle(() => byId('site-on').click());
  expect(background.settings.hover.sites).toEqual({ 'news.example': { isOff: true } });
  expect(byId<HTMLSelectElement>('site-language').disabled).toBe(true);
  await settle(() => byId('site-on').click());
  expect(background.settings.hover.sites).toEqual({});
});

test('the site’s language is chosen among those with a deck', async () => {
  const { background } = await open('news.example');
  const select = byId<HTMLSelectElement>('site-language');
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'spa']);
  select.value = 'spa';
  await settle(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(background.settings.hover.sites).toEqual({ 'news.example': { language: 'spa' } });
});

test('look-ups on the site are remembered until the learner leaves it out', async () => {
  const { background, model } = await open('news.example');
  expect(byId<HTMLInputElement>('site-history').checked).toBe(true);
  await settle(() => byId('site-history').click());
  expect(background.settings.hover.sites).toEqual({ 'news.example': { noHistory: true } });
  await settle(() => byId('site-history').click());
  expect(background.settings.hover.sites).toEqual({});
  // Without a history there is nothing to choose.
  background.settings = { ...background.settings, history: { isOn: false, keep: 'year' } };
  await settle(() => model.load());
  expect(document.getElementById('site-history')).toBeNull();
});

test('the switch of the marks says that this Firefox cannot show them', async () => {
  vi.stubGlobal('chrome', { runtime: { getBrowserInfo: async () => ({ version: '145.0' }) } });
  await open('news.example');
  const hint = byId('site-marks').getAttribute('aria-describedby');
  expect(textOf(hint ?? '')).toContain('from version 146 on');
  vi.unstubAllGlobals();
});

test('on a page that excludes extensions, the bar says that no word can be looked up', async () => {
  await open(null);
  expect(document.getElementById('site-bar')).toBeNull();
  expect(textOf('site-closed')).toContain('Extensions can’t run on this page');
});

test('over a page without a site there is nothing to choose', async () => {
  await open(undefined);
  expect(document.getElementById('site-bar')).toBeNull();
});

test('a tab that the browser does not report is a notice, not a failure of the popup', async () => {
  const model = createSiteModel(makeSpanishBackground().send, async () => {
    throw new Error('No window with id: 7.');
  });
  await model.load();
  expect(model.problem.value).toBe('internal');
  expect(model.view.value).toBeUndefined();
});

test('a choice that is not stored is not shown as made', async () => {
  const { background } = await open('news.example');
  background.failures.set('hover.changeSite', 'storage-full');
  await settle(() => byId('site-on').click());
  expect(textOf('site-bar')).toContain('The disk is full');
  expect(background.settings.hover.sites).toEqual({});
});
