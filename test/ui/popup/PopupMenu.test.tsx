// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel, type PopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makeDeck, makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView } from '../support/builders.ts';
import type { FakeBackground } from '../support/fake-background.ts';
import { byId, press, settle, textOf } from '../support/page.ts';
import { makeReader } from '../support/read-page.ts';

let opened: string[] = [];
let background: FakeBackground;
let model: PopupModel;

beforeEach(async () => {
  opened = [];
  background = makeSpanishBackground();
  background.decks = [...background.decks, makeDeck('deu-eng')];
  background.study = makeStudyView({
    card: makeStudyCard('casa', { phase: 'review' }),
    left: { due: 3, learning: 2, new: 6 },
  });
  const root = document.body.appendChild(document.createElement('div'));
  model = createPopupModel({
    ...makePopupParts(background.send),
    findSite: async () => 'news.example',
    loadReader: makeReader(() => undefined).loadReader,
    findTab: async () => ({ title: 'Rot & gelb', address: 'https://news.example/rot', isPrivate: false }),
  });
  const waysOut = { tabUrl: '/popup.html?tab', openSide: async () => void opened.push('side') };
  await settle(() =>
    render(<Popup model={model} onOpenOptions={() => void opened.push('options')} waysOut={waysOut} />, root),
  );
});

const load = () => settle(() => model.load());

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

const pressMenu = () => settle(() => byId('open-menu').click());
const openMenu = async () => {
  await load();
  await pressMenu();
};
const isOpen = () => document.getElementById('popup-menu') !== null;
const pressHere = (key: string) => press(key, document.activeElement ?? document);

test('has every way that the row above the card has no room for', async () => {
  await openMenu();
  expect(byId('open-menu').getAttribute('aria-expanded')).toBe('true');
  expect([...byId('popup-menu').querySelectorAll('.menu-entry, .check')].map(({ textContent }) => textContent)).toEqual(
    [
      'Words of this page',
      'Progress',
      'Looked up',
      'Stop after 5 min',
      'This deck only',
      'Hover on news.example',
      'Remember what I look up here',
      'Underline the words I am learningThe page can see which ones.',
      'Pause videos over captions',
      'Open in side panel',
      'Open in a tab',
      '?Keys',
      'Options',
    ],
  );
  await settle(() => byId('open-side').click());
  await settle(() => byId('open-options').click());
  expect(opened).toEqual(['side', 'options']);
});

test('leads to the looked-up words, with those of the page behind it', async () => {
  await openMenu();
  expect(byId<HTMLAnchorElement>('view-looked-up').getAttribute('href')).toBe(
    '/options.html?page=Rot%20%26%20gelb#looked-up',
  );
});

test('names the address of the page if the learner stores addresses', async () => {
  background.settings = { ...background.settings, study: { ...background.settings.study, addresses: true } };
  await settle(() => model.load());
  await openMenu();
  expect(byId<HTMLAnchorElement>('view-looked-up').getAttribute('href')).toBe(
    '/options.html?page=Rot%20%26%20gelb&address=https%3A%2F%2Fnews.example%2Frot#looked-up',
  );
});

test('takes the focus, moves it with the arrow keys, and gives it back with Escape', async () => {
  await openMenu();
  expect(document.activeElement).toBe(byId('view-page'));
  await pressHere('ArrowDown');
  expect(document.activeElement).toBe(byId('view-progress'));
  await pressHere('End');
  expect(document.activeElement).toBe(byId('open-options'));
  await pressHere('ArrowDown');
  expect(document.activeElement).toBe(byId('view-page'));
  await pressHere('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(byId('open-menu'));
});

test('keeps its keys from the card below', async () => {
  await openMenu();
  for (const key of ['k', ' ', '2']) await pressHere(key);
  expect(textOf('study-word')).toBe('casa');
  expect(byId('study-card').dataset.side).toBe('front');
});

test('closes with a press elsewhere, and when the focus moves elsewhere', async () => {
  await openMenu();
  await settle(() => byId('study-card').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
  expect(isOpen()).toBe(false);
  await openMenu();
  await settle(() => byId('study-show').focus());
  expect(isOpen()).toBe(false);
});

test('Browse has one button back to Study, with the number of words that wait', async () => {
  await load();
  await settle(() => byId('view-browse').click());
  expect(textOf('view-study')).toContain('5 due');
  await pressMenu();
  expect(document.getElementById('study-limit')).toBeNull();
  await settle(() => byId('view-study').click());
  expect(textOf('study-word')).toBe('casa');
});

test('leads to the words of the page, and Escape leads back', async () => {
  await openMenu();
  await settle(() => byId('view-page').click());
  await expect.poll(() => document.activeElement?.id).toBe('page-title');
  expect(isOpen()).toBe(false);
  await pressHere('Escape');
  expect(document.getElementById('page-panel')).toBeNull();
});

test('stays open when the card arrives below it', async () => {
  await pressMenu();
  expect(isOpen()).toBe(true);
  await load();
  expect(document.querySelector('#study-show')).not.toBeNull();
  expect(isOpen()).toBe(true);
});
