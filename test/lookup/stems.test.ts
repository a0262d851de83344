import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const GERMAN = [
  'verwenden',
  'System',
  'Systemzeit',
  'Haus',
  'machen',
  'laufen',
  'Lauf',
  'schön',
  'schon',
  'Größe',
  'groß',
  'alt',
];

describe('words of a deck that knows no forms', () => {
  test.each([
    ['eng', ['run', 'make', 'study', 'box', 'big'], 'he is |running', 'running: run (stem)'],
    ['eng', ['run', 'make', 'study', 'box', 'big'], '|making', 'making: make (stem)'],
    ['eng', ['run', 'make', 'study', 'box', 'big'], '|studied', 'studied: study (stem)'],
    ['eng', ['run', 'make', 'study', 'box', 'big'], '|bigger', 'bigger: big (stem)'],
    ['spa', ['indicar', 'indicio'], '|indicaban', 'indicaban: indicar (stem)'],
    ['spa', ['casa', 'caso', 'casar'], 'en |casos', 'casos: caso (stem)'],
    ['spa', ['feliz', 'felicidad'], '|felices', 'felices: feliz (stem)'],
    ['fra', ['mangue', 'cheval'], '|mangeaient', 'nothing'],
    ['fra', ['manger', 'parler', 'cheval'], '|mangeait', 'mangeait: manger (stem)'],
    ['fra', ['manger', 'parler', 'cheval'], '|parlerons', 'parlerons: parler (stem)'],
    ['fra', ['manger', 'parler', 'cheval'], '|chevaux', 'chevaux: cheval (stem)'],
    ['ita', ['libro', 'casa', 'amico'], 'le |case', 'case: casa (stem)'],
    ['ita', ['mangiare'], '|mangiavano', 'mangiavano: mangiare (stem)'],
    ['por', ['coração', 'falar'], '|corações', 'corações: coração (stem)'],
    ['rus', ['книга', 'вызов'], '|книгами', 'книгами: книга (stem)'],
    ['rus', ['книга', 'вызов'], '|ВЫЗОВОВ', 'ВЫЗОВОВ: вызов (stem)'],
    ['swe', ['flicka', 'hus'], '|flickorna', 'flickorna: flicka (stem)'],
    ['nld', ['huis', 'werken'], '|gewerkt', 'gewerkt: werken (stem)'],
    ['deu', GERMAN, 'wird |verwendet', 'verwendet: verwenden (stem)'],
    ['deu', GERMAN, 'des |Systems', 'Systems: System (stem)'],
    ['deu', GERMAN, 'die |Häuser', 'Häuser: Haus (stem)'],
    ['deu', GERMAN, 'hat |gemacht', 'gemacht: machen (stem)'],
    ['deu', GERMAN, 'der |Lauf', 'Lauf: Lauf (word)'],
    ['deu', GERMAN, 'eine |schöne Zeit', 'schöne: schön (stem)'],
    // A capital tells nouns: a noun has one, and a verb has none but where a sentence begins.
    ['deu', GERMAN, 'er |lauft', 'lauft: laufen (stem)'],
    ['deu', ['laufen'], 'des |Laufes', 'nothing'],
    ['deu', ['laufen'], '|Lauft nicht!', 'Lauft: laufen (stem)'],
    ['deu', GERMAN, '|schoen', 'schoen: schön (folded)'],
    ['deu', GERMAN, 'die |Groesse', 'Groesse: Größe (folded)'],
    ['dan', ['blå'], '|blaa', 'blaa: blå (folded)'],
    ['pol', ['dom'], '|domami', 'nothing'],
    ['jpn', ['走る'], '|走った', 'nothing'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });
});
