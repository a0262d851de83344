// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { type CardDetails, toCardTail } from '../../../src/model/card.ts';
import type { ShownExample, StudyCard } from '../../../src/model/study.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import type { PopupMode } from '../../../src/ui/popup/popup-view.ts';
import { makePopupParts, makeSpanishBackground, makeStudyCard, makeStudyView, referTo } from '../support/builders.ts';
import type { FakeBackground } from '../support/fake-background.ts';
import { byId, settle, textOf } from '../support/page.ts';

async function open(background: FakeBackground, view: PopupMode) {
  const model = createPopupModel(makePopupParts(background.send));
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load(undefined, view));
}

const readingOf = () => document.querySelector<HTMLElement>('.word-reading');

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('Browse', () => {
  const browse = (details?: CardDetails) =>
    open(makeSpanishBackground([[1, 'agua', ['water'], ...toCardTail([], details)]]), 'browse');

  test('shows article, plural and class of a word, and its reading', async () => {
    await browse({ reading: 'ˈaɣwa', classes: ['noun'], genders: ['feminine'], parts: ['aguas'] });
    expect(textOf('card-grammar')).toBe('el agua, aguasn.f.');
    expect(byId('card-grammar').querySelector('bdi')?.lang).toBe('es');
    expect(Array.from(byId('card-grammar').querySelectorAll('abbr'), ({ title }) => title)).toEqual([
      'noun',
      'feminine',
    ]);
    expect([readingOf()?.textContent, readingOf()?.lang]).toEqual(['ˈaɣwa', 'es']);
    expect(textOf('card-word')).toBe('agua');
  });

  test('shows no details of a word without any', async () => {
    await browse();
    expect(document.getElementById('card-grammar')).toBeNull();
    expect(readingOf()?.textContent).toBe('');
  });
});

describe('Study', () => {
  const HOUSE: Partial<StudyCard> = {
    pair: 'jpn-eng',
    from: referTo('jpn'),
    reading: 'いえ',
    grammar: { classes: ['noun'] },
  };
  async function study(settings: Partial<Settings['study']>, parts: Partial<StudyCard> = {}, example?: ShownExample) {
    const background = makeSpanishBackground();
    background.example = example;
    background.settings = { ...background.settings, study: { ...background.settings.study, ...settings } };
    const card = makeStudyCard('家', { meanings: ['house'], ...HOUSE, ...parts });
    background.study = makeStudyView({ card, left: { due: 1, learning: 0, new: 0 } });
    await open(background, 'study');
  }

  test('shows the reading with the question, and the class with the answer', async () => {
    await study({});
    expect(readingOf()?.textContent).toBe('いえ');
    expect(document.getElementById('study-grammar')).toBeNull();
    await settle(() => byId('study-show').click());
    expect(readingOf()?.textContent).toBe('いえ');
    expect(textOf('study-grammar')).toBe('n.');
  });

  const MET = { sentences: [{ text: '大きい家です。', marked: { start: 3, end: 4 } }], isMet: true };
  const sentenceOf = () => document.getElementById('study-sentences')?.textContent;

  test('shows the sentence in which the word was met with the question, and marks the word', async () => {
    await study({}, MET);
    expect(sentenceOf()).toBe('大きい家です。');
    expect(byId('study-sentences').querySelector('mark')?.textContent).toBe('家');
    expect(document.querySelector<HTMLElement>('.study-sentence')?.lang).toBe('ja');
    await settle(() => byId('study-show').click());
    expect(document.querySelectorAll('.study-sentence')).toHaveLength(1);
  });

  test('shows the translation of a dictionary’s example with the answer only', async () => {
    await study({}, { sentences: [{ text: '大きい家です。', translation: 'It is a big house.' }], isMet: false });
    expect(document.querySelector('.study-translation')).toBeNull();
    await settle(() => byId('study-show').click());
    expect(document.querySelector('.study-translation')?.textContent).toBe('It is a big house.');
  });

  test('keeps the sentence for the answer if the question is the meaning', async () => {
    await study({ front: 'meaning' }, MET);
    expect(sentenceOf()).toBeUndefined();
    await settle(() => byId('study-show').click());
    expect(sentenceOf()).toBe('大きい家です。');
  });

  test('keeps the dictionary’s example for the answer', async () => {
    await study({}, { sentences: [{ text: '家に帰る。' }], isMet: false });
    expect(sentenceOf()).toBeUndefined();
    await settle(() => byId('study-show').click());
    expect(sentenceOf()).toBe('家に帰る。');
  });

  const EXAMPLE = { text: 'この家は古いです。', marked: { start: 2, end: 3 }, translation: 'This house is old.' };

  test('shows an example sentence of the package with the answer, and its translation', async () => {
    await study({}, { isMet: false }, EXAMPLE);
    expect(document.getElementById('study-example')).toBeNull();
    await settle(() => byId('study-show').click());
    const [sentence, translation] = byId('study-example').querySelectorAll('p');
    expect([sentence?.textContent, sentence?.lang]).toEqual(['この家は古いです。', 'ja']);
    expect(sentence?.querySelector('mark')?.textContent).toBe('家');
    expect([translation?.textContent, translation?.lang]).toEqual(['This house is old.', 'en']);
  });

  test('shows a new word with the example that comes with it at once', async () => {
    await study({}, { isMet: false, phase: 'new', example: EXAMPLE });
    await settle(() => document.querySelector<HTMLElement>('#study-start-none')?.click());
    expect(byId('study-example').querySelector('mark')?.textContent).toBe('家');
  });

  test('shows the sentence in which the word was met instead of an example', async () => {
    await study({}, MET, EXAMPLE);
    await settle(() => byId('study-show').click());
    expect(document.getElementById('study-example')).toBeNull();
    expect(sentenceOf()).toBe('大きい家です。');
  });

  test('shows a word that is forgotten often with an example above the sentence in which it was met', async () => {
    await study({}, { ...MET, lapses: 8, isLeech: true }, EXAMPLE);
    await settle(() => byId('study-show').click());
    expect(byId('study-example').querySelector('mark')?.textContent).toBe('家');
    expect(document.querySelector('.study-sentences')?.textContent).toBe('大きい家です。');
  });

  test('shows the meanings of the deck while the learner’s own is written', async () => {
    await study({}, { meanings: ['house', 'home'], definition: 'my house' });
    await settle(() => byId('study-show').click());
    await settle(() => byId('study-edit').click());
    expect(textOf('study-improved')).toBe('house · home');
    expect(byId('study-definition').getAttribute('aria-describedby')).toBe('study-improved');
    expect(document.activeElement).toBe(byId('study-definition'));
  });

  test('keeps the reading for the answer if the learner has chosen that, and reserves its line', async () => {
    await study({ readings: false });
    expect(readingOf()?.textContent).toBe('');
    await settle(() => byId('study-show').click());
    expect(readingOf()?.textContent).toBe('いえ');
  });
});
