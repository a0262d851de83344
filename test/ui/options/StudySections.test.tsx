// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import type { Send } from '../../../src/messaging/client.ts';
import { StudySections } from '../../../src/ui/options/StudySections.tsx';
import { createSettingsModel } from '../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';

const REPORT = {
  ops: 40,
  fresh: 12,
  answers: 31,
  definitions: 2,
  firstAt: 1_790_000_000_000,
  lastAt: 1_790_500_000_000,
};

async function open() {
  const background = makeBackground();
  const restored: { text: string; isDryRun: boolean }[] = [];
  const send = (async (name: string, request: never) => {
    if (name !== 'backup.restore') return background.send(name as 'settings.get', request);
    restored.push(request);
    if ((request as { text: string }).text === 'broken') throw new AppError('backup-invalid', 'made for a test');
    return REPORT;
  }) as Send;
  const settings = createSettingsModel(send);
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => settings.load());
  await settle(() => render(<StudySections settings={settings} send={send} />, root));
  const choose = (text: string) =>
    settle(() => {
      const field = byId<HTMLInputElement>('backup-file');
      Object.defineProperty(field, 'files', { value: [new File([text], 'backup.json')], configurable: true });
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { background, restored, choose };
}

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
    await put('study-retention', '0.95');
    await put('study-ratings', 'four');
    expect(background.settings.study).toEqual({ newPerDay: 25, retention: 0.95, ratings: 'four' });
  });

  test('take no number that is none, or too many', async () => {
    const { background } = await open();
    for (const typed of ['', '-1', '501']) await put('study-new', typed);
    expect(background.settings.study.newPerDay).toBe(10);
    expect(byId<HTMLInputElement>('study-new').value).toBe('10');
  });
});

describe('restoring', () => {
  test('says first what is in the file, and changes nothing before it is pressed', async () => {
    const { restored, choose } = await open();
    await choose('a backup');
    expect(textOf('backup-preview')).toContain('31 answers · 2 meanings of your own');
    expect(textOf('backup-preview')).toContain('12 of its entries are not here yet');
    expect(restored).toEqual([{ text: 'a backup', isDryRun: true }]);
    await settle(() => byId('backup-restore').click());
    expect(restored.at(-1)).toEqual({ text: 'a backup', isDryRun: false });
    expect(textOf('data-messages')).toBe('Restored: 12 new entries.');
  });

  test('of a damaged file says so', async () => {
    const { choose } = await open();
    await choose('broken');
    expect(textOf('data-messages')).toContain('not a whole backup');
    expect(document.getElementById('backup-preview')).toBeNull();
  });
});
