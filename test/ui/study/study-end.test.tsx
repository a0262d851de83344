// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { StudyView } from '../../../src/model/study.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makePopupParts, makeSpanishBackground, makeStudyView } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

/** 2026-11-21. */
const TODAY = 20_778;

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open(first: number, view: Partial<StudyView>) {
  const background = makeSpanishBackground();
  background.settings = parseSettings({ study: { holiday: { first, last: TODAY + 9 } } });
  background.study = makeStudyView({ day: TODAY, ...view });
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  return background;
}

const end = () => settle(() => byId('study-end-holiday').click());

describe('during a holiday', () => {
  const view = { postponed: 12, tomorrow: 12, holiday: { kind: 'break', last: TODAY + 9 } } as const;

  test('Study says until when nothing is asked, and how many words wait', async () => {
    await open(TODAY - 3, view);
    expect(textOf('study-holiday')).toBe(
      'Holiday until Nov 30, 2026: nothing is asked. 12 words wait. They come back in portions after the holiday.',
    );
    expect(document.getElementById('study-postponed')).toBeNull();
    expect(document.getElementById('study-tomorrow')).toBeNull();
  });

  test('the learner can end it, and its past days remain', async () => {
    const background = await open(TODAY - 3, view);
    await end();
    expect(background.settings.study.holiday).toEqual({ first: TODAY - 3, last: TODAY - 1 });
  });

  test('one that began today leaves nothing', async () => {
    const background = await open(TODAY, view);
    await end();
    expect(background.settings.study.holiday).toBeNull();
  });
});

describe('after a holiday', () => {
  const view = { postponed: 30, holiday: { kind: 'return', portion: 20 } } as const;

  test('the summary says what is left for the coming days, and one press asks all of it', async () => {
    const background = await open(TODAY - 20, view);
    expect(textOf('study-holiday')).toBe(
      '30 reviews wait for the coming days: after a holiday there are 20 a day at most.',
    );
    await end();
    expect(background.settings.study.holiday).toBeNull();
  });

  test('nothing is said once no words wait', async () => {
    await open(TODAY - 20, { ...view, postponed: 0 });
    expect(document.getElementById('study-holiday')).toBeNull();
  });
});

test('the reminder is offered in the summary, and can be declined for good', async () => {
  const background = await open(TODAY + 5, { isReminderOffered: true });
  expect(byId<HTMLAnchorElement>('study-set-reminder').getAttribute('href')).toBe('/options.html#study');
  background.study = makeStudyView({ day: TODAY });
  await settle(() => byId('study-no-reminder').click());
  expect(background.settings.study.remindOffer).toBe(false);
  expect(document.getElementById('study-reminder-offer')).toBeNull();
});

test('the last week is shown in the summary, and can be hidden', async () => {
  const lastWeek = { week: 2_969, days: 5, reviews: 240, new: 31, ms: 46 * 60_000 };
  const background = await open(TODAY + 5, { lastWeek });
  expect(textOf('study-week')).toContain('Last week you studied on 5 days: 240 answers, 31 new words, 46 minutes.');
  background.study = makeStudyView({ day: TODAY });
  await settle(() => byId('study-hide-week').click());
  expect(background.settings.study.hiddenWeek).toBe(2_969);
  expect(document.getElementById('study-week')).toBeNull();
});
