// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { DeckCheck, StudyCheck } from '../../../../src/model/check.ts';
import { AboutSection } from '../../../../src/ui/options/about/AboutSection.tsx';
import { type AboutHost, nameBrowser } from '../../../../src/ui/options/about/about-host.ts';
import { formatBytes } from '../../../../src/ui/options/about-text.ts';
import { createOptionsModel } from '../../../../src/ui/options/options-model.ts';
import { directFiles } from '../../../support/direct-files.ts';
import { makeDeck } from '../../support/builders.ts';
import { type FakeBackground, makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

const ADDRESS = 'https://cards.example.org';

function makeHost(parts: Partial<AboutHost> = {}): AboutHost {
  return {
    version: '0.1.0',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0',
    estimate: async () => ({ usage: 6_800_000, quota: 10_000_000_000 }),
    isPersisted: async () => true,
    persist: async () => true,
    ...parts,
  };
}

async function open(background: FakeBackground = makeBackground(), host = makeHost()) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files: directFiles,
  });
  await settle(() => model.load());
  await settle(() => render(<AboutSection model={model} host={host} />, root));
  return background;
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('says what the product is and how much it stores', async () => {
  await open();
  expect(textOf('about-version')).toBe('0.1.0');
  expect(textOf('about-browser')).toBe('Firefox 147');
  expect(textOf('about-used')).toContain('6.8\u00A0MB');
  expect(textOf('about-decks')).toBe('about 2\u00A0MB');
  expect(document.getElementById('keep-storage')).toBeNull();
});

test('requests persistent storage, and says when the browser refuses', async () => {
  let isKept = false;
  let agrees = false;
  const persist = async () => {
    isKept = agrees;
    return agrees;
  };
  await open(makeBackground(), makeHost({ isPersisted: async () => isKept, persist }));
  await settle(() => byId('keep-storage').click());
  expect(textOf('about-messages')).not.toBe('');
  agrees = true;
  await settle(() => byId('keep-storage').click());
  expect(textOf('about-messages')).toBe('');
  expect(document.getElementById('keep-storage')).toBeNull();
});

test('a browser that reports nothing about storage hides none of the rest', async () => {
  await open(makeBackground(), makeHost({ estimate: async () => undefined, userAgent: 'Ladybird' }));
  expect(textOf('about-used')).toBe('Not reported by the browser');
  expect(textOf('about-browser')).toBe('Unknown');
});

const RIGHT: StudyCheck = {
  answers: 812,
  staleRows: 0,
  copy: 'right',
  missing: 0,
  backups: 3,
  brokenBackups: 0,
  hasMadeBackup: false,
};

/** A background with decks and their check results. */
function makeChecked(checks: Record<string, Partial<DeckCheck>>, study: Partial<StudyCheck> = {}): FakeBackground {
  const background = makeBackground({ decks: Object.keys(checks).map((pair) => makeDeck(pair as 'deu-eng')) });
  background.checks = {
    deck: (pair) => ({
      pair,
      cards: 14_000,
      state: 'right',
      indexFaults: 0,
      lostCards: 0,
      cardsAre: 'all-there',
      ...checks[pair],
    }),
    study: { ...RIGHT, ...study },
  };
  return background;
}

async function check(background: FakeBackground): Promise<string> {
  await open(background);
  await settle(() => byId('check-store').click());
  return textOf('check-messages');
}

test('a correct store is confirmed with its numbers', async () => {
  const said = await check(makeChecked({ 'deu-eng': {}, 'spa-eng': {} }));
  expect(said).toContain('2 decks, 28,000 cards, 812 answers: no problems found.');
  expect(said).toContain('3 automatic backups');
});

test('each repair is reported', async () => {
  const said = await check(
    makeChecked(
      {
        'deu-eng': { state: 'repaired', indexFaults: 3 },
        'spa-eng': { state: 'repaired', lostCards: 256, cardsAre: 'restored' },
        'rus-eng': { state: 'busy' },
      },
      { staleRows: 1, copy: 'rewritten', hasMadeBackup: true },
    ),
  );
  expect(said).toContain('The word index of German to English was rebuilt: 3 entries were missing or wrong.');
  expect(said).toContain('Spanish to English: 256 cards could not be read and were restored from the package.');
  expect(said).toContain('Russian to English was skipped');
  expect(said).toContain('1 study record did not match your answers');
  expect(said).toContain('The second copy of your answers');
  expect(said).toContain('so one was made now.');
  expect(said).not.toContain('no problems found');
});

test('answers that only the second copy has link to the place to restore them', async () => {
  const said = await check(makeChecked({}, { copy: 'has-more', missing: 40 }));
  expect(said).toContain('40 entries of your study log exist only in the second copy.');
  expect(document.querySelector('#check-messages a')?.getAttribute('href')).toBe('/popup.html?tab&study');
});

test('a deck of the connected server that has lost cards can be synced again from here', async () => {
  const background = makeChecked({ 'deu-eng': { state: 'repaired', lostCards: 256, cardsAre: 'lost' } });
  const origin = { kind: 'upstream', address: ADDRESS } as const;
  background.decks = [makeDeck('deu-eng', { origin })];
  background.upstream = { address: ADDRESS, languages: [], connectedAt: 0 };
  expect(await check(background)).toContain('256 cards could not be read and were lost');
  const button = document.querySelector<HTMLButtonElement>('#check-messages button');
  await settle(() => button?.click());
  expect(background.requests).toContainEqual({ name: 'sync.start', request: { from: 'deu', to: 'eng' } });
  expect(textOf('check-messages')).toContain('has started');
});

test('a failed check gives the reason, and can be repeated', async () => {
  const background = makeChecked({ 'deu-eng': {} });
  background.failures.set('check.deck', 'storage-unavailable');
  expect(await check(background)).not.toBe('');
  background.failures.clear();
  await settle(() => byId('check-store').click());
  expect(textOf('check-messages')).toContain('no problems found');
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.57',
    'Edge 141',
  ],
])('%s is %s', (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});

test.each([
  [0, '0\u00A0kB'],
  [999, '1\u00A0kB'],
  [6_800_000, '6.8\u00A0MB'],
  [120_000_000_000, '120\u00A0GB'],
])('%d bytes are %s', (count, said) => {
  expect(formatBytes(count)).toBe(said);
});
