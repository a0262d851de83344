import { expect, test } from 'vitest';
import { createSettingsModel } from '../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../support/fake-background.ts';

async function load(background = makeBackground()) {
  const model = createSettingsModel(background.send);
  await model.load();
  return { model, background };
}

test('shows stored settings, and a change once it is stored', async () => {
  const { model } = await load();
  expect(model.settings.value?.sync.autoRefresh).toBe('off');
  expect(await model.change({ sync: { autoRefresh: 'weekly' } })).toBe(true);
  expect(model.settings.value?.sync.autoRefresh).toBe('weekly');
});

test('a change that is not stored is reported until one is, and not shown as made', async () => {
  const { model, background } = await load();
  background.failures.set('settings.put', 'storage-full');
  expect(await model.change({ sync: { autoRefresh: 'weekly' } })).toBe(false);
  await model.load();
  expect([model.findProblem('sync'), model.settings.value?.sync.autoRefresh]).toEqual(['storage-full', 'off']);
  background.failures.clear();
  await model.change({ sync: { autoRefresh: 'monthly' } });
  expect([model.findProblem('sync'), model.settings.value?.sync.autoRefresh]).toEqual([undefined, 'monthly']);
});

test('a change that is not stored is reported in its own section only', async () => {
  const { model, background } = await load();
  const tell = () => (['sync', 'hover', 'study', 'appearance'] as const).map(model.findProblem);
  background.failures.set('settings.put', 'storage-full');
  await model.change({ hover: { dwellMs: 250 } });
  expect(tell()).toEqual([undefined, 'storage-full', undefined, undefined]);
  background.failures.clear();
  await model.change({ study: { newPerDay: 5 } });
  expect(tell()).toEqual([undefined, 'storage-full', undefined, undefined]);
  await model.change({ hover: { dwellMs: 300 } });
  expect(tell()).toEqual([undefined, undefined, undefined, undefined]);
});

test('settings that cannot be read are reported until they can', async () => {
  const background = makeBackground();
  background.failures.set('settings.get', 'storage-unavailable');
  const { model } = await load(background);
  expect([model.findProblem('sync'), model.settings.value]).toEqual(['storage-unavailable', undefined]);
  background.failures.clear();
  await model.load();
  expect([model.findProblem('sync'), model.settings.value?.sync.autoRefresh]).toEqual([undefined, 'off']);
});

test('a response that a later change has overtaken is ignored', async () => {
  const answers: ((settings: { sync: { autoRefresh: 'weekly' | 'monthly' } }) => void)[] = [];
  const model = createSettingsModel((() => new Promise((resolve) => answers.push(resolve as never))) as never);
  const first = model.change({ sync: { autoRefresh: 'weekly' } });
  const second = model.change({ sync: { autoRefresh: 'monthly' } });
  answers[1]?.({ sync: { autoRefresh: 'monthly' } });
  await second;
  answers[0]?.({ sync: { autoRefresh: 'weekly' } });
  await first;
  expect(model.settings.value?.sync.autoRefresh).toBe('monthly');
});

test('a change shows once it is stored, even if the settings are read again meanwhile', async () => {
  const answers: ((settings: object) => void)[] = [];
  const model = createSettingsModel((() => new Promise((resolve) => answers.push(resolve))) as never);
  const changing = model.change({ sync: { autoRefresh: 'weekly' } });
  // The background notifies every page of a change before it responds to the one that made it.
  const reading = model.load();
  answers[0]?.({ sync: { autoRefresh: 'weekly' } });
  expect(await changing).toBe(true);
  expect(model.settings.value?.sync.autoRefresh).toBe('weekly');
  answers[1]?.({ sync: { autoRefresh: 'weekly' } });
  await reading;
  expect(model.settings.value?.sync.autoRefresh).toBe('weekly');
});
