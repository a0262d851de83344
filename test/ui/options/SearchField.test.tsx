// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { AppearanceSection } from '../../../src/ui/options/appearance/AppearanceSection.tsx';
import { HoverSection } from '../../../src/ui/options/hover/HoverSection.tsx';
import { LicenceSection } from '../../../src/ui/options/licences/LicenceSection.tsx';
import { createLicences } from '../../../src/ui/options/licences/licences.ts';
import { SearchField } from '../../../src/ui/options/SearchField.tsx';
import { SectionList } from '../../../src/ui/options/SectionList.tsx';
import { createSettingsModel } from '../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../support/fake-background.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

async function open() {
  const root = document.body.appendChild(document.createElement('div'));
  const background = makeBackground();
  const settings = createSettingsModel(background.send);
  await settle(() => settings.load());
  await settle(() =>
    render(
      <>
        <SearchField />
        <SectionList />
        <main>
          <HoverSection settings={settings} />
          <AppearanceSection settings={settings} />
          <LicenceSection licences={createLicences(background.send)} />
        </main>
      </>,
      root,
    ),
  );
  return settings;
}

async function search(query: string) {
  const field = byId<HTMLInputElement>('options-search');
  field.value = query;
  await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

const isShown = (id: string) => byId(id).closest('[data-left-out]') === null;

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test.each([
  ['its label', 'size of the card', 'hover-scale'],
  ['its hint', 'fewer accidental cards', 'hover-dwell'],
  ['a choice of it', 'double-click', 'hover-trigger'],
  ['another word for it', 'night mode', 'appearance-theme'],
  ['words in any case and order, with accents or without', 'CÁRD  sîze', 'hover-scale'],
  ['words that are not all written yet', 'mill', 'hover-dwell'],
])('a setting is found by %s', async (_, query, id) => {
  await open();
  await search(query);
  expect(isShown(id)).toBe(true);
  expect(['hover-scale', 'hover-dwell', 'hover-trigger', 'appearance-theme'].filter(isShown)).toEqual([id]);
  expect(textOf('options-found')).toBe('1 option found');
});

test('a section is found by its title, with all of its settings', async () => {
  await open();
  await search('hover');
  expect(isShown('hover-scale') && isShown('hover-sites')).toBe(true);
  expect(isShown('licences')).toBe(false);
});

test('a section without settings is found by its text', async () => {
  await open();
  await search('General Public');
  expect(isShown('licences')).toBe(true);
  expect(isShown('hover')).toBe(false);
});

test('an empty result is reported; Escape shows everything again', async () => {
  await open();
  await search('zzz');
  expect(textOf('options-found')).toContain('Nothing found for “zzz”');
  expect(['hover', 'appearance', 'licences'].filter(isShown)).toEqual([]);
  await press('Escape', byId('options-search'));
  expect(byId<HTMLInputElement>('options-search').value).toBe('');
  expect(textOf('options-found')).toBe('');
  expect(['hover', 'hover-scale', 'appearance', 'licences'].filter(isShown)).toHaveLength(4);
});

test('a change during a search leaves the rest hidden', async () => {
  const settings = await open();
  await search('look a word up when');
  await settle(() => settings.change({ hover: { trigger: 'rest-modifier' } }));
  await settle(() => undefined);
  expect(isShown('hover-trigger')).toBe(true);
  expect(isShown('hover-modifier')).toBe(false);
});

test('a slash focuses the field, except while typing', async () => {
  await open();
  await press('/', byId('hover-dwell'));
  expect(document.activeElement).not.toBe(byId('options-search'));
  await press('/', document.body);
  expect(document.activeElement).toBe(byId('options-search'));
});

test('the sections are listed in order, without hidden ones', async () => {
  await open();
  const listed = () => [...document.querySelectorAll('.section-list a')].map((link) => link.getAttribute('href'));
  expect(listed()).toEqual(['#hover', '#appearance', '#licences']);
  expect(document.querySelectorAll('[aria-current="location"]')).toHaveLength(1);
  await search('night');
  await settle(() => undefined);
  expect(listed()).toEqual(['#appearance']);
});
