import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/decks/text/deck-words.ts';
import { countLookups } from '../../scripts/decks/text/measure-lookup.ts';
import { describeLookup, makeWords, readStarterDeck } from '../support/deck-words.ts';
import { readSamples } from '../support/lookup-samples.ts';

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
    ['spa', ['tener', 'tenor'], '|tiene', 'tiene: tener (stem)'],
    ['spa', ['devolver'], 'lo |devuelve', 'devuelve: devolver (stem)'],
    ['spa', ['seguir'], '|sigue', 'sigue: seguir (stem)'],
    ['spa', ['alcanzar', 'alcance'], '|alcances', 'alcances: alcance (stem), alcanzar (stem)'],
    ['fra', ['permettre'], 'cela |permet', 'permet: permettre (stem)'],
    ['fra', ['appeler', 'appel'], "je m'|appelle", 'appelle: appeler (stem), appel (stem)'],
    ['fra', ['posséder'], 'elle |possède', 'possède: posséder (stem)'],
    ['fra', ['commencer'], '|commençait', 'commençait: commencer (stem)'],
    ['fra', ['devenir'], 'il |devient', 'devient: devenir (stem)'],
    ['rus', ['существовать', 'существо'], '|существует', 'существует: существовать (stem)'],
    ['rus', ['список'], 'конец |списка', 'списка: список (stem)'],
    ['rus', ['доступный', 'доступ'], '|доступен', 'доступен: доступный (stem)'],
    ['swe', ['vatten'], 'i |vattnet', 'vattnet: vatten (stem)'],
    ['swe', ['verk', 'verka'], 'det |verkar', 'verkar: verka (stem), verk (stem)'],
    ['nld', ['lopen'], 'hij |loopt', 'loopt: lopen (stem)'],
    ['nld', ['groot'], 'de |grote stad', 'grote: groot (stem)'],
    ['nld', ['brief'], 'twee |brieven', 'brieven: brief (stem)'],
    ['pol', ['dom', 'domagać'], '|domami', 'domami: dom (stem)'],
    ['pol', ['nazwa'], 'lista |nazw', 'nazw: nazwa (stem)'],
    ['pol', ['powód'], 'z tego |powodu', 'powodu: powód (stem)'],
    ['pol', ['książka'], 'w |książce', 'książce: książka (stem)'],
    ['pol', ['koniec'], 'do |końca', 'końca: koniec (stem)'],
    ['pol', ['pokazywać', 'pokaz'], '|pokazuje', 'pokazuje: pokazywać (stem)'],
    ['pol', ['możliwy'], 'jest |możliwe', 'możliwe: możliwy (stem)'],
    ['fin', ['kirkko', 'tähti'], 'suuressa |kirkossa', 'kirkossa: kirkko (stem)'],
    ['tur', ['ev', 'evet'], '|evde', 'evde: ev (stem)'],
    ['dan', ['cykel'], 'to |cykler', 'cykler: cykel (stem)'],
    ['ron', ['carte'], '|cărților', 'cărților: carte (stem)'],
    ['ukr', ['стіл'], 'на |столі', 'столі: стіл (stem)'],
    ['ces', ['dům'], '|domy', 'domy: dům (stem)'],
    ['ces', ['otevřít'], 'kdo |otevřel dveře', 'otevřel: otevřít (stem)'],
    ['ces', ['přijít'], 'proč |nepřišla', 'nepřišla: přijít (stem)'],
    ['ces', ['mít', 'moct'], '|nemůže', 'nemůže: moct (stem)'],
    ['ces', ['platit'], 'je |placena', 'placena: platit (stem)'],
    ['ces', ['kupovat', 'koupit'], '|kupují', 'kupují: kupovat (stem)'],
    ['ces', ['vysoký', 'výška'], '|nejvyššího', 'nejvyššího: vysoký (stem)'],
    ['ces', ['český'], 'mluvit |česky', 'česky: český (stem)'],
    ['ces', ['pes'], 'dva |psi', 'psi: pes (stem)'],
    ['slk', ['čítať'], 'deti |čítajú', 'čítajú: čítať (stem)'],
    ['slk', ['prísť'], '|neprišiel', 'neprišiel: prísť (stem)'],
    ['slk', ['môcť'], '|mohli', 'mohli: môcť (stem)'],
    ['slk', ['pracovať', 'práca'], '|pracujeme', 'pracujeme: pracovať (stem)'],
    ['slk', ['rýchly'], '|najrýchlejšia', 'najrýchlejšia: rýchly (stem)'],
    ['slk', ['krásny'], 'bolo |krásne', 'krásne: krásny (stem)'],
    ['slk', ['učiteľka', 'žena'], 'veľa |žien', 'žien: žena (stem)'],
    ['slk', ['vysvedčenie'], 's |vysvedčením', 'vysvedčením: vysvedčenie (stem)'],
    ['slv', ['sol', 'šola'], 'v |šoli', 'šoli: šola (stem)'],
    ['bul', ['град'], 'в |града', 'града: град (stem)'],
    ['est', ['maja'], '|majas', 'nothing'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });
});

/** Forms of a starter deck's words that lead to their card, at least, in decks that know no forms. */
test.each([
  ['bul', 0.85],
  ['ces', 0.85],
  ['dan', 0.85],
  ['ell', 0.85],
  ['fin', 0.85],
  ['hrv', 0.9],
  ['hun', 0.9],
  ['ind', 0.85],
  ['lit', 0.8],
  ['nor', 0.9],
  ['ron', 0.9],
  ['slk', 0.85],
  ['slv', 0.85],
  ['tur', 0.9],
  ['ukr', 0.9],
])('inflected words of %s lead to their card by stems, and next to none to another', (language, least) => {
  const deck = new DeckWords(readStarterDeck(`${language}-eng`));
  const count = countLookups(deck, readSamples(`stems/${language}`));
  expect(count.tokens).toBeGreaterThan(40);
  expect(count.found / count.tokens, count.missed.slice(0, 20).join(', ')).toBeGreaterThanOrEqual(least);
  expect(count.wrong / count.tokens, count.mistaken.slice(0, 20).join(', ')).toBeLessThanOrEqual(0.02);
});
