import { expect, test } from 'vitest';
import { inflectDutch, readDutch, toStem } from '../../../build/words/dutch.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';

const WORDS: [string, PartOfSpeech][] = [
  ['lopen', 'v'],
  ['werken', 'v'],
  ['reizen', 'v'],
  ['aangeven', 'v'],
  ['ontvangen', 'v'],
  ['zetten', 'v'],
  ['maken', 'v'],
  ['huis', 'n'],
  ['maan', 'n'],
  ['kat', 'n'],
  ['brief', 'n'],
  ['auto', 'n'],
  ['groot', 'a'],
  ['lief', 'a'],
  ['dik', 'a'],
  ['mogelijkheid', 'n'],
  // Filed as an adverb and as a noun, as dictionaries do.
  ['eerlijk', 'r'],
  ['volledig', 'n'],
  ['zwaar', 'a'],
  ['voorkomen', 'v'],
  ['overleven', 'v'],
  ['overnemen', 'v'],
  ['slaan', 'v'],
  ['terugkeren', 'v'],
  ['idee', 'n'],
  ['bacterie', 'n'],
  ['knie', 'n'],
  ['creëren', 'v'],
  ['kopiëren', 'v'],
  ['bestuderen', 'v'],
  ['afstuderen', 'v'],
  ['achtervolgen', 'v'],
  ['overschrijden', 'v'],
  // Without a class, as some dictionaries have them.
  ['opschrijven', ''],
];

test.each([
  ['loopt', 'lopen'],
  ['liep', 'lopen'],
  ['gelopen', 'lopen'],
  ['werkte', 'werken'],
  ['gewerkt', 'werken'],
  ['reisde', 'reizen'],
  ['aangegeven', 'aangeven'],
  ['ontving', 'ontvangen'],
  ['gezet', 'zetten'],
  ['gemaakt', 'maken'],
  ['huizen', 'huis'],
  ['manen', 'maan'],
  ['katten', 'kat'],
  ['brieven', 'brief'],
  ["auto's", 'auto'],
  ['grote', 'groot'],
  ['lieve', 'lief'],
  ['dikke', 'dik'],
  ['mogelijkheden', 'mogelijkheid'],
  ['eerlijke', 'eerlijk'],
  ['volledige', 'volledig'],
  ['zwaarder', 'zwaar'],
  ['voorkomt', 'voorkomen'],
  ['overleefd', 'overleven'],
  ['overgenomen', 'overnemen'],
  ['slaat', 'slaan'],
  ['teruggekeerd', 'terugkeren'],
  ['ideeën', 'idee'],
  ['bacteriën', 'bacterie'],
  ['knieën', 'knie'],
  ['gecreëerd', 'creëren'],
  ['kopieert', 'kopiëren'],
  ['bestudeerd', 'bestuderen'],
  ['afgestudeerd', 'afstuderen'],
  ['achtervolgd', 'achtervolgen'],
  ['overschreden', 'overschrijden'],
  ['opgeschreven', 'opschrijven'],
])('%s leads to %s', (form, lemma) => {
  expect(
    readDutch(WORDS)
      .get(form)
      ?.map((reading) => reading.lemma),
  ).toContain(lemma);
});

test.each([
  ['lopen', 'loop'],
  ['zetten', 'zet'],
  ['reizen', 'reis'],
  ['geven', 'geef'],
  ['werken', 'werk'],
  ['komen', 'kom'],
  ['gaan', 'ga'],
  ['verdelen', 'verdeel'],
  ['openen', 'open'],
  ['creëren', 'creëer'],
  ['kopiëren', 'kopieer'],
])('the stem of %s is %s', (infinitive, stem) => {
  expect(toStem(infinitive)).toBe(stem);
});

test('gives nouns only the plurals that are certain', () => {
  expect(inflectDutch('omgeving', 'n')).toEqual(['omgevingen']);
  expect(inflectDutch('programma', 'n')).toEqual(["programma's"]);
  expect(inflectDutch('huis', 'n')).toEqual([]);
  expect(inflectDutch('idee', 'n')).toEqual(['ideeën']);
});
