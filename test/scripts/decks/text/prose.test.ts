import { expect, test } from 'vitest';
import {
  readManualPage,
  readSayings,
  toSentences,
  toUnspacedSentences,
  toWords,
} from '../../../../scripts/decks/text/prose.ts';

test('takes sentences out of a manual page and leaves commands and examples', () => {
  const page = [
    '.\\" comment',
    '.TH CAT 1',
    '.SH BESCHREIBUNG',
    'Das Programm gibt alle Dateien der',
    'Reihe nach aus, wenn keine Option genannt ist.',
    '.TP',
    '\\fB\\-n\\fP, \\fB\\-\\-number\\fP',
    'Zeilen nummerieren',
    '.nf',
    'Dies ist ein Beispiel und steht nicht im Text der Seite.',
    '.fi',
  ].join('\n');
  expect(toSentences(readManualPage(page), false)).toEqual([
    'Das Programm gibt alle Dateien der Reihe nach aus, wenn keine Option genannt ist.',
  ]);
});

test('leaves out what was not translated, code and short lines', () => {
  const paragraphs = [
    'This is the text of a page that nobody has translated.',
    'Der Wert a=b steht in der Datei und wird dort gelesen.',
    'Zu kurz.',
  ];
  expect(toSentences(paragraphs, false)).toEqual([]);
});

test('reads sayings between lines of percent signs', () => {
  expect(readSayings('Wer zuletzt lacht,\nlacht am besten.\n%\nEnde.\n')).toEqual([
    'Wer zuletzt lacht, lacht am besten.',
    'Ende.',
  ]);
});

test('keeps words with an apostrophe or a hyphen whole', () => {
  expect(toWords("L'arbre, dit-il, est là.")).toEqual(["L'arbre", 'dit-il', 'est', 'là']);
});

test('takes sentences of scripts without spaces', () => {
  expect(toUnspacedSentences(['この文書は使い方\nを説明する。ls を使う。'])).toEqual(['この文書は使い方を説明する。']);
});
