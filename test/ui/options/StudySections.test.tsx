// @vitest-environment happy-dom

import { gzipSync } from 'node:zlib';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import { packText } from '../../../src/messaging/packed-text.ts';
import type { SavedBackup } from '../../../src/model/backup.ts';
import { DEFAULT_SETTINGS } from '../../../src/settings/settings.ts';
import { DataSection } from '../../../src/ui/options/data/DataSection.tsx';
import { OwnWordsSection } from '../../../src/ui/options/own-words/OwnWordsSection.tsx';
import { StudySection } from '../../../src/ui/options/study/StudySection.tsx';
import { createSettingsModel } from '../../../src/ui/shared/settings-model.ts';
import { makeStarter } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';
import { byId, press, settle, textOf } from '../support/page.ts';
import { ReadingWorker } from '../support/reading-worker.ts';

const BACKUP = '{"format":"wayword-study","version":1,"ops":[{"word":"窓"}],"settings":{"study":{}}}';
const GZIPPED = gzipSync(BACKUP).toString('base64');

const SAVED: SavedBackup = {
  id: 'one',
  at: 1_790_089_200_000,
  day: 20_718,
  ops: 40,
  answers: 31,
  sizeBytes: 2_400_000,
  parts: 1,
};

const REPORT = {
  ops: 40,
  fresh: 12,
  withoutDeck: ['deu-eng'],
  answers: 31,
  definitions: 2,
  firstAt: 1_790_000_000_000,
  lastAt: 1_790_500_000_000,
};

async function open(
  saved: SavedBackup[] = [],
  { share = () => undefined as number | undefined, report = REPORT } = {},
) {
  const background = makeBackground();
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  const send = (async (name: string, request: never) => {
    if (!name.startsWith('backup.')) return background.send(name as 'settings.get', request);
    sent.push({ name, request });
    if (name === 'backup.saved') return saved;
    if (name === 'backup.export') return { text: BACKUP, next: undefined };
    if (name === 'backup.progress') return { share: share() };
    if (name === 'backup.readSaved') return { content: GZIPPED };
    return name === 'backup.restore' ? report : undefined;
  }) as Send;
  const settings = createSettingsModel(send);
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => settings.load());
  const draw = (changes: number) =>
    settle(() =>
      render(
        <>
          <StudySection settings={settings} />
          <OwnWordsSection send={send} entries={[]} decks={[]} changes={changes} />
          <DataSection send={send} changes={changes} />
        </>,
        root,
      ),
    );
  await draw(0);
  const choose = async (text: string) => {
    await settle(() => {
      const field = byId<HTMLInputElement>('backup-file');
      Object.defineProperty(field, 'files', { value: [new File([text], 'backup.json')], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    // A busy machine reads the file later than that.
    await expect.poll(() => document.getElementById('backup-stop')).toBeNull();
    await settle(() => undefined);
  };
  const restored = () => sent.filter(({ name }) => name === 'backup.restore').map(({ request }) => request);
  return { background, sent, restored, choose, draw };
}

beforeEach(() => void vi.stubGlobal('Worker', ReadingWorker));
afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('the settings of studying', () => {
  async function put(id: string, value: string) {
    const field = byId<HTMLInputElement>(id);
    field.value = value;
    await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
  }

  test('are stored as they are chosen', async () => {
    const { background } = await open();
    await put('study-new', '25');
    await put('study-retention', '95');
    await put('study-ratings', 'four');
    await put('study-front', 'meaning');
    await settle(() => byId('study-readings').click());
    await settle(() => byId('study-typing').click());
    await settle(() => byId('study-keys').click());
    await settle(() => byId('study-by-rank').click());
    await settle(() => byId('study-vulgar').click());
    expect(background.settings.study).toEqual({
      ...DEFAULT_SETTINGS.study,
      newPerDay: 25,
      retention: 0.95,
      ratings: 'four',
      front: 'meaning',
      readings: false,
      typing: true,
      keys: false,
      byRank: true,
      vulgar: true,
    });
  });

  test('reject text and numbers that are too large', async () => {
    const { background } = await open();
    for (const typed of ['', '-1', '501']) {
      await put('study-new', typed);
      expect(textOf('study-new-wrong')).toBe('Enter a whole number from 0 to 500. Until then, 10 is used.');
    }
    expect(background.settings.study.newPerDay).toBe(10);
  });
});

test('a saved backup is confirmed with its name', async () => {
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await open([SAVED]);
  await settle(() => byId('backup-save').click());
  await expect.poll(() => textOf('data-messages')).toContain(`Saved as \u2068${files[0]}\u2069`);
  expect(files).toEqual([expect.stringMatching(/^wayword-backup-\d{4}-\d\d-\d\d\.json$/)]);
});

describe('restoring', () => {
  test('first shows the content of the file, and changes nothing before the click', async () => {
    const { sent, restored, choose } = await open();
    await choose(BACKUP);
    expect(textOf('backup-preview')).toContain('31 answers · 2 meanings of your own');
    expect(textOf('backup-preview')).toContain('12 of its entries are not on this device yet');
    expect(sent.find(({ name }) => name === 'backup.stage')?.request).toMatchObject({
      part: 0,
      ops: await packText('[{"word":"窓"}]'),
    });
    const head = { format: 'wayword-study', version: 1, settings: { study: {} } };
    expect(restored()).toMatchObject([{ parts: 1, head, isDryRun: true }]);
    await settle(() => byId('backup-restore').click());
    expect(restored().at(-1)).toMatchObject({ parts: 1, head, isDryRun: false });
    expect(textOf('data-messages')).toContain('Restored: 12 new entries.');
    expect(textOf('data-messages')).toContain('Add one to keep studying their words: German to English');
  });

  test('adds the missing decks that come with Wayword', async () => {
    const { background, choose } = await open([], { report: { ...REPORT, withoutDeck: ['deu-eng', 'fin-swe'] } });
    background.starters = [makeStarter('deu-eng')];
    await choose(BACKUP);
    await settle(() => byId('backup-restore').click());
    expect(textOf('backup-add-decks')).toBe('Add the deck from Wayword');
    await settle(() => byId('backup-add-decks').click());
    expect(background.received).toContain('deck.install');
    expect(document.getElementById('backup-add-decks')).toBeNull();
    expect(textOf('data-messages')).toContain('Add one to keep studying their words: Finnish to Swedish');
  });

  test('shows its progress until it is done, wherever it was started', async () => {
    let share: number | undefined = 0.42;
    await open([], { share: () => share });
    expect(textOf('backup-progress')).toBe('Restoring a backup: 42%. You can keep studying.');
    expect(byId('backup-progress').querySelector('progress')?.value).toBeCloseTo(0.42);
    expect(byId('data-messages').contains(byId('backup-progress')), 'it is read out at every step').toBe(false);
    share = undefined;
    await settle(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(document.getElementById('backup-progress')).toBeNull();
  });

  test('of a damaged file says so', async () => {
    const { restored, choose } = await open();
    await choose(BACKUP.slice(0, -5));
    expect(textOf('data-messages')).toContain('not a complete Wayword backup');
    expect(document.getElementById('backup-preview')).toBeNull();
    expect(restored()).toEqual([]);
  });

  test('of an automatic backup works the same way', async () => {
    const { restored } = await open([SAVED]);
    expect(textOf('backups')).toContain('Sep 22, 2026');
    expect(textOf('backups')).toContain('31 answers · 2.4\u00A0MB');
    const button = byId('backups').querySelector<HTMLElement>('[aria-label="Restore the backup of Sep 22, 2026"]');
    await settle(() => button?.click());
    await expect.poll(() => document.getElementById('backup-preview')?.textContent).toContain('31 answers');
    expect(restored()).toMatchObject([{ parts: 1, isDryRun: true }]);
  });

  test('asks as one group, and cancelling returns to the button', async () => {
    const { choose } = await open();
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('from a'));
    for (const leave of [
      () => press('Escape', byId('backup-restore')),
      () => settle(() => byId('backup-cancel').click()),
    ]) {
      button?.focus();
      await choose(BACKUP);
      const group = byId('backup-preview');
      expect(group.tagName).toBe('FIELDSET');
      expect(textOf(group.getAttribute('aria-labelledby') ?? '')).toContain('31 answers');
      expect(textOf(group.getAttribute('aria-describedby') ?? '')).toContain('not on this device yet');
      expect(document.activeElement?.id).toBe('backup-restore');
      await leave();
      expect(document.getElementById('backup-preview')).toBeNull();
      expect(document.activeElement).toBe(button);
    }
  });

  test('is not suggested when all of the backup is here already', async () => {
    const { choose } = await open([], { report: { ...REPORT, fresh: 0 } });
    await choose(BACKUP);
    expect(document.activeElement?.id).toBe('backup-cancel');
    expect(byId('backup-restore').classList.contains('is-primary')).toBe(false);
  });

  test('without any such backup says when there will be one, until there is', async () => {
    const saved: SavedBackup[] = [];
    const { draw } = await open(saved);
    expect(textOf('backups')).toContain('after your next answer');
    saved.push(SAVED);
    await draw(1);
    expect(textOf('backups')).toContain('Sep 22, 2026');
  });
});
