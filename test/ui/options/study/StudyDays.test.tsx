// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { StudySection } from '../../../../src/ui/options/study/StudySection.tsx';
import { createSettingsModel } from '../../../../src/ui/shared/settings-model.ts';
import { makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open() {
  const background = makeBackground();
  const settings = createSettingsModel(background.send);
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => settings.load());
  await settle(() => render(<StudySection settings={settings} />, root));
  return () => background.settings.study;
}

const press = (id: string) => settle(() => byId(id).click());
const enter = (id: string, date: string) =>
  settle(() => {
    const field = byId<HTMLInputElement>(id);
    field.value = date;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('easy days are chosen by weekday, Monday first', async () => {
  const study = await open();
  expect(textOf('study-easy-days')).toMatch(/Easy daysMonday.*Sunday/);
  await press('study-easy-day-6');
  await press('study-easy-day-0');
  expect(study().easyDays).toEqual([0, 6]);
  await press('study-easy-day-6');
  expect(study().easyDays).toEqual([0]);
});

test('a holiday has a week at first, and its ends never cross', async () => {
  const study = await open();
  expect(document.getElementById('study-holiday-first')).toBeNull();
  await press('study-holiday');
  const { first, last } = study().holiday ?? { first: 0, last: 0 };
  expect(last - first).toBe(6);
  await enter('study-holiday-first', '2099-12-24');
  expect(study().holiday).toEqual({ first: 47_474, last: 47_474 });
  await enter('study-holiday-last', '2100-01-02');
  expect(study().holiday).toEqual({ first: 47_474, last: 47_483 });
  await enter('study-holiday-last', '');
  expect(study().holiday).toEqual({ first: 47_474, last: 47_483 });
  await press('study-holiday');
  expect(study().holiday).toBeNull();
});
