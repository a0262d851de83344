// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { HoverSection } from '../../../../src/ui/options/hover/HoverSection.tsx';
import { createSettingsModel } from '../../../../src/ui/shared/settings-model.ts';
import { changeLanguage } from '../../../../src/ui/texts/load-texts.ts';
import { type FakeBackground, makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

async function open(background: FakeBackground = makeBackground()) {
  const root = document.body.appendChild(document.createElement('div'));
  const settings = createSettingsModel(background.send);
  await settle(() => settings.load());
  await settle(() => render(<HoverSection settings={settings} />, root));
  return background;
}

async function change(id: string, value: string) {
  const field = byId<HTMLInputElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('every choice is stored at once', async () => {
  const background = await open();
  await change('hover-trigger', 'rest-modifier');
  await change('hover-modifier', 'shift');
  await change('hover-dwell', '250');
  await change('hover-scale', '1.5');
  for (const name of ['selection', 'touch', 'keys']) await settle(() => byId(`hover-${name}`).click());
  expect(background.settings.hover).toEqual({
    trigger: 'rest-modifier',
    modifier: 'shift',
    dwellMs: 250,
    scale: '1.5',
    selection: false,
    touch: false,
    keys: false,
    sites: {},
  });
});

test('the key to hold can be chosen only for that trigger', async () => {
  await open();
  expect(document.getElementById('hover-modifier')).toBeNull();
});

test.each(['', '-5', '99999'])('a wait of "%s" is rejected with a reason', async (typed) => {
  const background = await open();
  await change('hover-dwell', typed);
  expect(background.received).not.toContain('settings.put');
  const field = byId<HTMLInputElement>('hover-dwell');
  expect(field.value).toBe(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain('hover-dwell-wrong');
  expect(byId('hover-dwell-wrong').textContent).toBe('Enter a whole number from 0 to 2,000. Until then, 80 is used.');
});

test('a corrected wait is accepted, and the error disappears', async () => {
  const background = await open();
  await change('hover-dwell', '99999');
  await change('hover-dwell', '80');
  expect(byId('hover-dwell-wrong').textContent).toBe('');
  expect(byId('hover-dwell').getAttribute('aria-invalid')).toBe('false');
  await change('hover-dwell', '249.6');
  expect(background.settings.hover.dwellMs).toBe(250);
});

test('the sites with a choice of their own are listed and can be forgotten', async () => {
  const background = makeBackground();
  const { hover } = background.settings;
  const sites = { 'news.example': { isOff: true, language: 'deu' }, 'شبكة.example': { language: 'ara' } };
  background.settings = { ...background.settings, hover: { ...hover, sites } };
  await open(background);
  expect(textOf('hover-sites')).toContain('\u2068news.example\u2069: off · German');
  await settle(() => byId('hover-sites').querySelector('button')?.click());
  expect(Object.keys(background.settings.hover.sites)).toEqual(['شبكة.example']);
});

async function addKeySite(typed: string) {
  const field = byId<HTMLInputElement>('hover-key-site');
  field.value = typed;
  await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  await settle(() => field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

test('a site with active letter keys is added by its address, and listed', async () => {
  const background = makeBackground();
  const { hover } = background.settings;
  background.settings = { ...background.settings, hover: { ...hover, sites: { 'video.example': { isOff: true } } } };
  await open(background);
  await addKeySite('https://www.video.example/watch');
  expect(background.settings.hover.sites).toEqual({ 'video.example': { isOff: true, keys: true } });
  expect(textOf('hover-sites')).toContain('off · letter keys act as soon as a card shows');
  expect(byId<HTMLInputElement>('hover-key-site').value).toBe('');
});

test('an invalid site is not added, and the reason is given', async () => {
  const background = await open();
  await addKeySite('two words');
  expect(background.received).not.toContain('settings.put');
  expect(byId('hover-key-site-wrong').textContent).toBe('Enter the name of a site, such as news.example.');
  expect(byId('hover-key-site').getAttribute('aria-invalid')).toBe('true');
});

test('no site for keys is asked for when keys are off', async () => {
  await open();
  await settle(() => byId('hover-keys').click());
  expect(document.getElementById('hover-key-site')).toBeNull();
});

test.each([
  ['fr', '\u2068news.example\u2069\u202f: désactivé · allemand'],
  ['ja', '\u2068news.example\u2069：オフ・ドイツ語'],
] as const)('a site is recognised as typed in %s', async (language, expected) => {
  const background = makeBackground();
  const { hover } = background.settings;
  const sites = { 'news.example': { isOff: true, language: 'deu' } };
  background.settings = { ...background.settings, hover: { ...hover, sites } };
  await open(background);
  await settle(() => changeLanguage({ language, tag: language }));
  expect(document.querySelector('#hover-sites span')?.textContent).toBe(expected);
  await settle(() => changeLanguage({ language: 'en', tag: 'en' }));
});
