import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { findNpmFolder } from '../../read/fetch/npm.ts';
import { isPlainName } from './plain-name.ts';

/** Names that CLDR gives in every language: by what they name, `month 1`, `weekday mon`, `language de`, `country DE`. */
export type CldrNames = ReadonlyMap<string, string>;

/** Languages whose names a learner meets: those that the decks are in, and the largest others (ISO 639-1). */
const LANGUAGES =
  'en de es fr it pt ru sv pl nl ja zh af am ar bn bg ca cs cy da el et eu fa fi ga he hi hr hu hy id is ka ko lv lt ms no ro sk sl sw ta th tr uk ur vi la sr sq mk mn ne pa'.split(
    ' ',
  );

/** Countries that news speak of, and those where the languages of the decks are spoken (ISO 3166-1). */
const COUNTRIES =
  'DE AT CH FR BE ES MX AR CL PE CO CU IT PT BR RU UA BY SE NO DK FI IS PL NL GB IE US CA AU JP CN KR IN PK BD LK NP TH VN ID MY PH TR GR BG RO HU CZ SK SI HR RS AL EE LV LT GE AM AZ IR IQ SY LB IL JO SA YE EG LY TN DZ MA SD ET KE TZ UG NG GH CM SN ZA ZW MZ AO AF UZ KZ MN'.split(
    ' ',
  );

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

interface DatesFile {
  main: Record<
    string,
    {
      dates: {
        calendars: {
          gregorian: Record<'months' | 'days', { 'stand-alone': { wide: Record<string, string> } }>;
        };
      };
    }
  >;
}

interface NamesFile {
  main: Record<string, { localeDisplayNames: Record<string, Record<string, string>> }>;
}

function readJson<T>(npmPackage: string, path: string): T {
  return JSON.parse(readFileSync(join(findNpmFolder(npmPackage), path), 'utf8'));
}

/** Reads the names of months, weekdays, languages and countries in a language, in that order. */
export function readCldrNames(cldrLocale: string): CldrNames {
  const dates = readJson<DatesFile>('cldr-dates-full', `main/${cldrLocale}/ca-gregorian.json`);
  const calendar = dates.main[cldrLocale]?.dates.calendars.gregorian;
  const read = (kind: 'languages' | 'territories') =>
    readJson<NamesFile>('cldr-localenames-full', `main/${cldrLocale}/${kind}.json`).main[cldrLocale]
      ?.localeDisplayNames[kind];
  const languages = read('languages');
  const countries = read('territories');
  const months = calendar?.months['stand-alone'].wide;
  const days = calendar?.days['stand-alone'].wide;
  const rows = [
    ...WEEKDAYS.map((key) => [`weekday ${key}`, days?.[key]] as const),
    ...Array.from({ length: 12 }, (_, at) => [`month ${at + 1}`, months?.[`${at + 1}`]] as const),
    ...LANGUAGES.map((key) => [`language ${key}`, languages?.[key]] as const),
    ...COUNTRIES.map((key) => [`country ${key}`, countries?.[key]] as const),
  ];
  return new Map(rows.flatMap(([key, name]) => (name === undefined ? [] : [[key, name.normalize('NFC')]])));
}

/** The flag of a country, of two regional indicators. */
function toFlag(country: string): string {
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 0x41));
}

/** Longest name of a country in words: `Czech Republic`. */
const MAX_NAME_WORDS = 3;

/** Creates cards of names: weekdays and months, then languages and countries, these with their flag as the last meaning. */
export function toNameCards(from: CldrNames, to: CldrNames): { calendar: DeckFileCard[]; places: DeckFileCard[] } {
  const cards = new Map<string, { meanings: string[]; flag: string[]; isCalendar: boolean }>();
  for (const [key, word] of from) {
    const meaning = to.get(key);
    const [kind = '', code = ''] = key.split(' ');
    const isCalendar = kind === 'weekday' || kind === 'month';
    // Korean and Vietnamese number their months.
    const isName = (text: string) =>
      isPlainName(text, MAX_NAME_WORDS) || (isCalendar && /^[\p{L}\p{M}\d ]+$/u.test(text));
    if (meaning === undefined || !isName(word) || !isName(meaning)) continue;
    const card = cards.get(word) ?? { meanings: [], flag: [], isCalendar };
    if (!card.meanings.includes(meaning)) card.meanings.push(meaning);
    if (kind === 'country') card.flag = [toFlag(code)];
    cards.set(word, card);
  }
  const rows = [...cards].map(([word, card]) => ({
    isCalendar: card.isCalendar,
    card: [word, [...card.meanings.slice(0, 3), ...card.flag]] as DeckFileCard,
  }));
  return {
    calendar: rows.filter(({ isCalendar }) => isCalendar).map(({ card }) => card),
    places: rows.filter(({ isCalendar }) => !isCalendar).map(({ card }) => card),
  };
}
