// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { StudyCard } from '../../../src/model/study.ts';
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

const CASA = makeStudyCard('casa', {
  phase: 'new',
  reading: 'ˈkasa',
  meanings: ['house', 'home'],
  sentences: [{ text: 'Vamos a casa.' }],
  grammar: { classes: ['noun'], genders: ['feminine'] },
});

async function open(card: StudyCard = CASA) {
  const background = makeSpanishBackground();
  background.study = makeStudyView({ card, left: { due: 0, learning: 0, new: 2 } });
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  const asked = () => background.requests.filter(({ name }) => name === 'study.next').at(-1)?.request;
  return { background, model, asked };
}

describe('a new word', () => {
  test('is shown with all that its card says before it is asked', async () => {
    await open();
    expect(textOf('study-word')).toBe('casa');
    expect(textOf('study-card')).toContain('New word');
    expect(textOf('study-card')).toContain('ˈkasa');
    expect(textOf('study-meanings')).toContain('house');
    expect(textOf('study-card')).toContain('Vamos a casa.');
    expect(document.getElementById('study-grammar')).not.toBeNull();
    expect(document.querySelector('.study-answers')).toBeNull();
    expect(document.activeElement).toBe(byId('study-next'));
  });

  test('is asked once the background returns it, and the session reports it as introduced', async () => {
    const { background, asked } = await open();
    await settle(() => byId('study-next').click());
    expect(asked()).toMatchObject({ introduced: [{ pair: 'spa-eng', word: 'casa', cards: 0 }] });
    expect(textOf('study-card')).toContain('First question');
    expect(document.getElementById('study-meanings')).toBeNull();
    expect(background.received).not.toContain('study.answer');
    await settle(() => byId('study-show').click());
    expect([textOf('study-again'), textOf('study-good')]).toEqual(['Not yetin 1 min.', 'Rememberedin 10 min.']);
  });

  test('stays as it is until the next card arrives', async () => {
    const { background } = await open();
    let arrive = () => {};
    background.gate = new Promise((resolve) => {
      arrive = resolve;
    });
    await settle(() => byId('study-next').click());
    expect(byId('study-card').dataset.side).toBe('new');
    await settle(arrive);
    expect(byId('study-card').dataset.side).toBe('front');
  });

  test('counts the cards since its introduction', async () => {
    const { background, asked } = await open();
    background.study = makeStudyView({ card: makeStudyCard('perro', { phase: 'new' }) });
    await settle(() => byId('study-next').click());
    await settle(() => byId('study-next').click());
    expect(asked()).toMatchObject({
      introduced: [
        { word: 'casa', cards: 1 },
        { word: 'perro', cards: 0 },
      ],
    });
  });

  test('is left with Space, and takes no answer', async () => {
    const { background } = await open();
    await press('2');
    expect(background.received).not.toContain('study.answer');
    await press(' ');
    expect(textOf('study-card')).toContain('First question');
  });

  test('comes back to its introduction when “I know it” is undone, from the message itself', async () => {
    const { background } = await open();
    const known = background.study;
    background.study = makeStudyView({ card: makeStudyCard('perro'), left: { due: 1, learning: 0, new: 1 } });
    await settle(() => byId('study-know').click());
    expect(textOf('study-messages')).toContain('Marked as known.');
    background.study = known;
    background.undone = { pair: 'spa-eng', word: 'casa', isWish: false };
    await settle(() => byId('study-notice-undo').click());
    expect(textOf('study-card')).toContain('New word');
    expect(document.querySelector('.study-answers')).toBeNull();
    expect(textOf('study-messages')).toBe('casa Undone.');
    expect(document.activeElement).toBe(byId('study-next'));
  });

  test('can be marked as known or left for tomorrow at once', async () => {
    const { background } = await open();
    await settle(() => byId('study-know').click());
    await settle(() => byId('study-bury').click());
    expect(background.requests).toContainEqual({
      name: 'study.mark',
      request: expect.objectContaining({ word: 'casa', mark: 'know' }),
    });
    expect(background.requests).toContainEqual({
      name: 'study.hold',
      request: expect.objectContaining({ word: 'casa', mark: 'bury' }),
    });
  });

  test('is asked with the answers of other words from its second answer on', async () => {
    await open(makeStudyCard('casa', { phase: 'learning' }));
    expect(document.getElementById('study-next')).toBeNull();
    await settle(() => byId('study-show').click());
    expect(textOf('study-again')).toBe('Forgot1\u00A0min');
  });
});
