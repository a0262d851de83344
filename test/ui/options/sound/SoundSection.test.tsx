// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { RecordingsRequest } from '../../../../src/messaging/file-reader.ts';
import type { Collection } from '../../../../src/recordings/collections.ts';
import type { RecordingsHost } from '../../../../src/ui/options/sound/recordings-model.ts';
import { SoundSection } from '../../../../src/ui/options/sound/SoundSection.tsx';
import { listPairs } from '../../../../src/ui/shared/deck-entries.ts';
import { makeDeck } from '../../support/builders.ts';
import { byId, settle, textOf } from '../../support/page.ts';

const COLLECTION: Collection = {
  id: 'one',
  name: 'deutsch.zip',
  language: 'deu',
  recordings: 1_234,
  sizeBytes: 45_000_000,
  importedAt: 1,
};

async function open(collections: Collection[] = []) {
  const requests: RecordingsRequest[] = [];
  const host: RecordingsHost = {
    list: async () => [...collections],
    async remove(id) {
      collections.splice(0, collections.length, ...collections.filter((collection) => collection.id !== id));
    },
    sweep: async () => undefined,
    report: async () => undefined,
    async store(request) {
      requests.push(request);
      return 2;
    },
  };
  const root = document.body.appendChild(document.createElement('div'));
  const pairs = listPairs([makeDeck('deu-eng'), makeDeck('fin-eng')], []);
  await settle(() => render(<SoundSection pairs={pairs} host={host} />, root));
  return requests;
}

async function choose(id: string, files: File[]) {
  const input = byId<HTMLInputElement>(id);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('says which languages have a voice, and how to get the others', async () => {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'A', lang: 'de-DE', localService: true }],
  });
  vi.stubGlobal('speechSynthesis', speech);
  await open();
  expect(textOf('voices')).toContain('GermanA voice of this device speaks it.');
  expect(textOf('voices')).toContain('No voice speaks Finnish on this device.');
});

test('lists recordings with their language, number and size, and removes them after a question', async () => {
  await open([COLLECTION]);
  expect(textOf('recordings')).toContain('deutsch.zip');
  expect(textOf('recordings')).toContain('German · 1,234 recordings · 45\u00A0MB');
  await settle(() =>
    document.querySelector<HTMLElement>('[aria-label="Remove the recordings “deutsch.zip”"]')?.click(),
  );
  expect(document.activeElement?.textContent).toBe('Keep');
  await settle(() => document.querySelector<HTMLElement>('.confirm .is-danger')?.click());
  expect(document.getElementById('recordings')).toBeNull();
});

test('imports a zip in the language of the first deck, and reports files that were left out', async () => {
  const requests = await open();
  const file = new File(['zip'], 'sounds.zip');
  await choose('recordings-zip-file', [file]);
  expect(requests).toMatchObject([{ name: 'sounds.zip', language: 'fin', source: file }]);
  expect(document.body.textContent).toContain('2 files were left out');
});

test('imports a folder with the paths of its files', async () => {
  const requests = await open();
  const file = Object.defineProperty(new File(['a'], 'Haus.mp3'), 'webkitRelativePath', {
    value: 'Deutsch/a/Haus.mp3',
  });
  await choose('recordings-folder-file', [file]);
  expect(requests).toMatchObject([{ name: 'Deutsch', source: [{ path: 'Deutsch/a/Haus.mp3', file }] }]);
});
