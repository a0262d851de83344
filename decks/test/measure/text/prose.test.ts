import { expect, test } from 'vitest';
import {
  readDialogue,
  readGameTexts,
  readHelpPage,
  readManualPage,
  readSayings,
  toSentences,
  toUnspacedSentences,
  toWords,
} from '../../../measure/text/prose.ts';

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
  expect(toSentences(readManualPage(page), 'deu')).toEqual([
    'Das Programm gibt alle Dateien der Reihe nach aus, wenn keine Option genannt ist.',
  ]);
});

test('leaves out what was not translated, code and short lines', () => {
  const paragraphs = [
    'This is the text of a page that nobody has translated.',
    'Der Wert a=b steht in der Datei und wird dort gelesen.',
    'Zu kurz.',
  ];
  expect(toSentences(paragraphs, 'deu')).toEqual([]);
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

test('ends such sentences at every final mark, after a closing bracket', () => {
  expect(toUnspacedSentences(['「本当に行くのですか？」彼は黙って森を見ていた……そして歩いた！'])).toEqual([
    '「本当に行くのですか？」',
    '彼は黙って森を見ていた……',
  ]);
});

test('reads the texts of a game without their marks, and not those that were left in English', () => {
  const texts = readGameTexts([
    ['Who goes there?', '<i>Vem där?</i>\nHalt!'],
    ['Elf', 'Elf'],
  ]);
  expect(texts).toEqual(['Vem där?', 'Halt!']);
});

test('accepts Dutch sentences with words spelt like English ones', () => {
  const sentence = 'Dit is het laatste bevel of de laatste bestandsnaam.';
  expect(toSentences([sentence], 'nld')).toEqual([sentence]);
  expect(toSentences(['Dit is the name of een bestand op schijf.'], 'nld')).toEqual([]);
});

test('reads the paragraphs of a help page, leaves names of commands out and decodes characters', () => {
  const page = '<page>\n<title>Tasten &amp; Maus</title><p>Drücken Sie\n <key>F1</key> <em>sofort</em>.</p></page>';
  expect(readHelpPage(page)).toEqual(['Tasten & Maus', 'Drücken Sie ¤ sofort.']);
});

test('reads the speech of a game’s characters', () => {
  const script = 'dialogId("a", "font", "Who?")\ndialogStr("Wer sagt \\"nein\\"?")\n';
  expect(readDialogue(script)).toEqual(['Wer sagt "nein"?']);
});
