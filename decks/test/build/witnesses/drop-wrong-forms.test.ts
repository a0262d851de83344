import { expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { dropWrongForms, listClaims } from '../../../build/witnesses/drop-wrong-forms.ts';
import { createTableWitness, type Witness } from '../../../build/witnesses/witness.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

const witness: Witness = {
  ...createTableWitness([
    ['терял', 'терять'],
    ['теряться', 'теряться'],
    ['терялась', 'теряться'],
  ]),
  isComplete: true,
};
const cards: DeckFileCard[] = [
  ['терять', ['lose'], ['терял', 'терялась', 'теряться'], { classes: ['verb'] }],
  ['теряться', ['get lost'], ['теряться']],
];
const nobody = () => false;

test('moves a form to the card that it belongs to', () => {
  const { files, dropped } = dropWrongForms('rus', [makeDeckFile(cards)], [witness], nobody);
  expect(files[0]?.cards).toEqual([
    ['терять', ['lose'], ['терял'], { classes: ['verb'] }],
    ['теряться', ['get lost'], ['терялась']],
  ]);
  expect(dropped.map(({ form }) => form)).toEqual(['терялась', 'теряться']);
});

test('a word stays among its own forms while another card has it as a form', () => {
  const third: DeckFileCard = ['тереть', ['rub'], ['теряться']];
  const { files } = dropWrongForms('rus', [makeDeckFile([...cards, third])], [witness], nobody);
  expect(files[0]?.cards[1]).toEqual(['теряться', ['get lost'], ['теряться', 'терялась']]);
});

test('keeps forms written by hand, and leaves other languages unchanged', () => {
  const byHand = dropWrongForms('rus', [makeDeckFile(cards)], [witness], () => true);
  expect(byHand.files[0]?.cards).toEqual(cards);
  expect(byHand.counts.get('another-word')).toBeUndefined();
  expect(dropWrongForms('deu', [makeDeckFile(cards)], [witness], nobody).files[0]?.cards).toEqual(cards);
});

test('lists a claim of several decks once, and no word as a form of itself', () => {
  const files = [makeDeckFile(cards), makeDeckFile(cards)];
  expect(listClaims(files)).toEqual([
    { word: 'терять', form: 'терял' },
    { word: 'терять', form: 'терялась' },
    { word: 'терять', form: 'теряться' },
  ]);
});

test('a form that is a card of its own moves to no other card', () => {
  const polo: Witness = {
    ...createTableWitness([
      ['поло', 'поло'],
      ['поло', 'пол'],
      ['пологая', 'пологий'],
    ]),
    isComplete: true,
  };
  const { files } = dropWrongForms(
    'rus',
    [
      makeDeckFile([
        ['пологий', ['gentle'], ['поло', 'пологая']],
        ['пол', ['floor'], ['пола']],
        ['поло', ['polo']],
      ]),
    ],
    [polo],
    nobody,
  );
  expect(files[0]?.cards).toEqual([
    ['пологий', ['gentle'], ['пологая']],
    ['пол', ['floor'], ['пола']],
    ['поло', ['polo']],
  ]);
});
