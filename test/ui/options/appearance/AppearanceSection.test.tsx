// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { AppearanceSection } from '../../../../src/ui/options/appearance/AppearanceSection.tsx';
import { createSettingsModel } from '../../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

async function open(background = makeBackground()) {
  const root = document.body.appendChild(document.createElement('div'));
  const settings = createSettingsModel(background.send);
  await settle(() => settings.load());
  await settle(() => render(<AppearanceSection settings={settings} />, root));
  return background;
}

async function choose(id: string, value: string) {
  const field = byId<HTMLSelectElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('the colours are chosen, and stored at once', async () => {
  const background = await open();
  expect(byId<HTMLSelectElement>('appearance-theme').value).toBe('system');
  await choose('appearance-theme', 'dark');
  expect(background.settings.appearance).toMatchObject({ theme: 'dark' });
});

test('languages have their own names, marked with their language', async () => {
  await open();
  const named = [...byId<HTMLSelectElement>('interface-language').options].map(({ value, lang }) => [value, lang]);
  expect(named[0]).toEqual(['auto', '']);
  expect(named).toContainEqual(['ja', 'ja']);
  expect(named).toContainEqual(['ar', 'ar']);
});

test('a choice that could not be stored is reported', async () => {
  const background = await open();
  background.failures.set('settings.put', 'storage-full');
  await choose('appearance-theme', 'light');
  expect(textOf('appearance-messages')).not.toBe('');
  expect(background.settings.appearance).toMatchObject({ theme: 'system' });
});
