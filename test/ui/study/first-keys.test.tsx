// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { StudyCard } from '../../../src/model/study.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { createStudyMemory } from '../../../src/ui/study/study-memory.ts';
import {
  makePopupParts,
  makeSpanishBackground,
  makeStorage,
  makeStudyCard,
  makeStudyView,
} from '../support/builders.ts';
import { giveVoice } from '../support/give-voice.ts';
import { byId, settle } from '../support/page.ts';

async function open(storage = makeStorage(), phase: StudyCard['phase'] = 'review') {
  const background = makeSpanishBackground();
  background.study = makeStudyView({ card: makeStudyCard('casa', { phase }) });
  const root = document.body.appendChild(document.createElement('div'));
  const parts = { ...makePopupParts(background.send), studyMemory: createStudyMemory(() => storage) };
  const model = createPopupModel(parts);
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  return { storage, background };
}

async function close() {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
}
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const isShown = () => document.getElementById('first-keys') !== null;

const listRows = () => [...byId('first-keys').querySelectorAll('li')].map(({ textContent }) => textContent);

test('the first session names the keys that matter, until they are hidden', async () => {
  giveVoice('es-ES');
  const { storage } = await open();
  expect(listRows()).toEqual(['Space Show', 'P Say it', 'K I know it']);
  await settle(() => byId('study-show').click());
  expect(listRows()).toEqual(['1 Forgot', '2 Remembered', 'Z Undo']);
  await settle(() => byId('first-keys-close').click());
  expect(isShown()).toBe(false);
  await close();
  await open(storage);
  expect(isShown()).toBe(false);
});

test('names no key for a sound where there is none', async () => {
  await open();
  expect(listRows()).toEqual(['Space Show', 'K I know it']);
});

test('the keys of a new word are those of its buttons', async () => {
  await open(makeStorage(), 'new');
  expect(listRows()[0]).toBe('Space Next');
  await settle(() => byId('study-next').click());
  await settle(() => byId('study-show').click());
  expect(listRows()).toEqual(['1 Not yet', '2 Remembered', 'Z Undo']);
});

test('a popup that closes on its first card shows them again; one that has gone further does not', async () => {
  const first = await open();
  await close();
  const second = await open(first.storage);
  expect(isShown()).toBe(true);
  second.background.study = makeStudyView({ card: makeStudyCard('perro', { phase: 'review' }) });
  await settle(() => byId('study-know').click());
  expect(isShown()).toBe(true);
  await close();
  await open(first.storage);
  expect(isShown()).toBe(false);
});
