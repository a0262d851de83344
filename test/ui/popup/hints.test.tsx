// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { StudyView } from '../../../src/model/study.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView } from '../support/builders.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open(view: Partial<StudyView> = {}, study: object = {}) {
  const background = makeSpanishBackground(undefined, { lastRank: 2_000 });
  background.settings = parseSettings({ study });
  background.study = makeStudyView({ card: makeStudyCard('casa', { phase: 'review' }), canUndo: true, ...view });
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  return background;
}

const titleOf = (id: string) => byId(id).title;

describe('the hint of a button', () => {
  test('names its key', async () => {
    await open();
    expect(titleOf('study-show')).toBe('Show the answer (Space)');
    expect(titleOf('study-undo')).toBe('Undo the last answer or mark (Z)');
    await settle(() => byId('study-show').click());
    expect(titleOf('study-again')).toBe('You did not recall it (1)');
    expect(titleOf('study-good')).toBe('You recalled it (2)');
    expect(titleOf('study-edit')).toBe('Write your own meaning (E)');
  });

  test('names no letter key where these are switched off', async () => {
    await open({}, { keys: false });
    expect(titleOf('study-know')).toBe('Mark as known; the word is not asked again');
    expect(titleOf('study-show')).toBe('Show the answer (Space)');
    expect(titleOf('open-search')).toBe('Search words');
  });

  test('leaves the name of a button without text as it is', async () => {
    await open();
    await settle(() => byId('view-browse').click());
    expect(titleOf('card-forward')).toBe('Next card (→)');
    expect(byId('card-forward').getAttribute('aria-label')).toBe('Next card');
  });
});

test('a saved meaning is reported, and "Undo" beside it takes it back', async () => {
  const background = await open();
  await settle(() => byId('study-show').click());
  await press('e');
  byId<HTMLTextAreaElement>('study-definition').value = 'home';
  await settle(() => document.querySelector<HTMLButtonElement>('.study-edit [type=submit]')?.click());
  expect(textOf('study-messages')).toContain('Your meaning is saved.');
  await settle(() => byId('study-notice-undo').click());
  expect(background.received).toContain('study.takeBack');
  expect(textOf('study-messages')).toContain('Undone.');
});

test('a known word that moves the start says so in one sentence, with its undo', async () => {
  const background = await open();
  background.study = makeStudyView({ card: makeStudyCard('perro', { phase: 'new' }), canUndo: true, start: 1_280 });
  await settle(() => byId('study-know').click());
  expect(textOf('study-messages')).toContain('New words now start at rank 1,280.');
  expect(textOf('study-notice-undo')).toBe('Undo');
});
