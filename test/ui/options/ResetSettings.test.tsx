// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/settings/settings.ts';
import { AppearanceSection } from '../../../src/ui/options/appearance/AppearanceSection.tsx';
import { AutoRefresh } from '../../../src/ui/options/decks/AutoRefresh.tsx';
import { HoverSection } from '../../../src/ui/options/hover/HoverSection.tsx';
import { HistorySettings } from '../../../src/ui/options/looked-up/HistorySettings.tsx';
import { MarksSection } from '../../../src/ui/options/marks/MarksSection.tsx';
import { StudySection } from '../../../src/ui/options/study/StudySection.tsx';
import { interfaceLocale } from '../../../src/ui/shared/locale.ts';
import { createSettingsModel, type SettingsModel } from '../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';

const SITES = { 'news.example': { isOff: true }, 'شبكة.example': { language: 'ara' } };

/** Not one field has its original value. */
const CHOSEN: Settings = {
  hover: {
    trigger: 'rest-modifier',
    modifier: 'shift',
    dwellMs: 250,
    selection: false,
    touch: false,
    keys: false,
    scale: '1.5',
    sites: SITES,
  },
  history: { isOn: false, keep: 'month' },
  marks: { everywhere: true, allNew: true, badge: 'known' },
  sync: { autoRefresh: 'weekly' },
  study: {
    newPerDay: 25,
    maxReviews: 80,
    easyDays: [0, 6],
    holiday: { first: 20_780, last: 20_790 },
    retention: 0.95,
    ratings: 'four',
    front: 'sound',
    readings: false,
    addresses: true,
    typing: true,
    keys: false,
    streak: false,
    autoWeights: true,
    vulgar: true,
    byRank: true,
    starts: { 'spa-eng': 300 },
    fixedStarts: ['deu-eng'],
    remindAt: 7,
    remindOffer: false,
    hiddenWeek: 2_900,
  },
  appearance: { theme: 'dark', interfaceLanguage: 'de' },
};

const SECTIONS = {
  hover: { Section: HoverSection, messages: 'hover-messages' },
  history: { Section: HistorySettings, messages: 'history-messages' },
  marks: { Section: MarksSection, messages: 'marks-messages' },
  sync: { Section: AutoRefresh, messages: 'auto-refresh-messages' },
  study: { Section: StudySection, messages: 'study-messages' },
  appearance: { Section: AppearanceSection, messages: 'appearance-messages' },
} satisfies Record<keyof Settings, { Section: (props: { settings: SettingsModel }) => unknown; messages: string }>;

type Name = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Name[];

async function open(name: Name, settings: Settings) {
  const background = makeBackground({ settings });
  const model = createSettingsModel(background.send);
  const { Section } = SECTIONS[name];
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => model.load());
  await settle(() => render(<Section settings={model} />, root));
  return { background, model };
}

const resetButton = (name: Name) => byId<HTMLButtonElement>(`${name}-reset`);
const pressUndo = (name: Name) =>
  settle(() => byId(SECTIONS[name].messages).querySelector<HTMLButtonElement>('button')?.click());

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
  localStorage.clear();
  interfaceLocale.value = { language: 'en', tag: 'en' };
});

describe.each(NAMES)('the section %s', (name) => {
  const { messages } = SECTIONS[name];

  test('returns to its defaults and changes nothing else', async () => {
    const { background } = await open(name, CHOSEN);
    await settle(() => resetButton(name).click());
    const { sites, ...others } = { ...DEFAULT_SETTINGS[name], sites: SITES };
    const wanted = name === 'hover' ? { ...others, sites } : others;
    expect(background.settings).toEqual({ ...CHOSEN, [name]: wanted });
    expect(textOf(messages)).toContain('Defaults restored.');
  });

  test('undoes a reset, and the focus stays', async () => {
    const { background } = await open(name, CHOSEN);
    await settle(() => resetButton(name).click());
    await pressUndo(name);
    expect(background.settings).toEqual(CHOSEN);
    expect(textOf(messages)).not.toContain('The defaults');
    expect(byId(messages).textContent).not.toBe('');
    expect(document.activeElement).toBe(resetButton(name));
  });

  test('has nothing to reset if nothing differs', async () => {
    const { background } = await open(name, DEFAULT_SETTINGS);
    expect(resetButton(name).getAttribute('aria-disabled')).toBe('true');
    await settle(() => resetButton(name).click());
    expect(background.received).not.toContain('settings.put');
    expect(textOf(messages)).toBe('');
  });

  test('an arrow beside each changed setting resets it alone and gives the focus to its control', async () => {
    const { background } = await open(name, { ...CHOSEN, appearance: { theme: 'dark', interfaceLanguage: 'auto' } });
    const ids = [...document.querySelectorAll('.reset-arrow')].map(({ id }) => id);
    const controls = [...document.querySelectorAll('input:not([type=text]), select')].map(({ id }) => `${id}-default`);
    // The list of sites, a plan and the interface language, which is not changed here, have none; the weekdays share one.
    const without = /^(interface-language|study-reminder|study-holiday.*|study-easy-day-[02-6])-default$/;
    const withArrow = controls.filter((id) => !without.test(id));
    expect(ids).toEqual(withArrow);
    // From the last one: without a modifier, the setting of the modifier disappears.
    for (const id of ids.toReversed()) {
      const before = JSON.stringify(background.settings);
      expect(byId(id).title).toMatch(/^Reset to default: ./);
      await settle(() => byId(id).click());
      expect(JSON.stringify(background.settings)).not.toBe(before);
      expect(document.getElementById(id)).toBeNull();
      expect(document.activeElement?.id).toBe(id.replace(/-default$/, ''));
    }
  });

  test('no arrow stands beside a setting at its default', async () => {
    await open(name, DEFAULT_SETTINGS);
    expect(document.querySelector('.reset-arrow')).toBeNull();
  });
});

test('a reset that could not be stored is reported, and nothing has changed', async () => {
  const { background } = await open('study', CHOSEN);
  background.failures.set('settings.put', 'storage-full');
  await settle(() => resetButton('study').click());
  expect(textOf('study-messages')).toContain('The disk is full.');
  expect(background.settings).toEqual(CHOSEN);
  expect(resetButton('study').getAttribute('aria-disabled')).toBe('false');
});

test('a reset cannot be undone after a newer choice', async () => {
  const { background, model } = await open('study', CHOSEN);
  await settle(() => resetButton('study').click());
  background.settings = { ...background.settings, study: { ...background.settings.study, newPerDay: 3 } };
  await settle(() => model.load());
  expect(textOf('study-messages')).toBe('');
  // Not even when everything is at its defaults again.
  background.settings = { ...background.settings, study: DEFAULT_SETTINGS.study };
  await settle(() => model.load());
  expect(textOf('study-messages')).toBe('');
});

test('sites keep their own choices, and the page says so', async () => {
  const { background } = await open('hover', CHOSEN);
  await settle(() => resetButton('hover').click());
  expect(textOf('hover-messages')).toContain('Site settings are kept.');
  expect(background.settings.hover.sites).toEqual(SITES);
});

test('sites with their own choices leave nothing to reset', async () => {
  await open('hover', { ...DEFAULT_SETTINGS, hover: { ...DEFAULT_SETTINGS.hover, sites: SITES } });
  expect(resetButton('hover').getAttribute('aria-disabled')).toBe('true');
});

test('resetting the appearance returns the page to the browser’s language, and undoing it to the chosen one', async () => {
  await open('appearance', CHOSEN);
  await settle(() => resetButton('appearance').click());
  expect(localStorage.getItem('wayword.language')).toBe('auto');
  expect(interfaceLocale.value.language).toBe('en');
  await pressUndo('appearance');
  await settle(() => undefined);
  expect(interfaceLocale.value.language).toBe('de');
  expect(resetButton('appearance').textContent).toBe('Auf Standard zurücksetzen');
});
