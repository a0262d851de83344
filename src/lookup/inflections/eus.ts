import { type Endings, type Inflection, toList } from './inflection.ts';

/** Cases behind the article, which is a part of them, of one and of several. */
const ONE =
  'a ak ari aren arekin arentzat agatik an ra era ara tik etik ko eko erako az ik rik tzat raino eraino ean eran';
const MANY = 'ek ei en ekin entzat engatik etan etara etatik etako ez ok';
const PLAIN = 'n k ri ren rekin rentzat z tan tik ko ra tara tatik tako gan gana';

const toEnding = (endings: string, instead: readonly string[]): Endings => ({ endings: toList(endings), instead });

export const inflection: Inflection = {
  endings: [
    // A card's word has the article, or none: etxea, etxean, etxera; gizonak, gizonarekin, mendira; nesken.
    toEnding(`${ONE} ${MANY}`, ['', 'a']),
    toEnding(`${PLAIN} ${MANY}`, ['', 'a']),
    // An r that is written twice: txakurra.
    ...[`${ONE} ${MANY}`].map((endings) => ({
      endings: toList(endings),
      instead: ['', 'a'],
      undo: [/rr$/u, 'r'] as const,
    })),
    { endings: [''], instead: ['a'] },
    // Adjectives: handiagoa, handiena.
    toEnding('ago agoa agoak agoan ena enak egi egia', ['', 'a']),
    // Verbs: ikusten, ikusiko, ikusteko; hartzen, hartuko; egiten, egingo, joaten.
    toEnding('ten teko tea teak tera tean tuz', ['i', 'n', '']),
    toEnding('tzen tzeko tzea tzean tzera ko', ['tu', 'i', 'n', 'du']),
    toEnding('ko ta rik takoa tako ak a go z', ['']),
    toEnding('go', ['']),
    { endings: toList('tzen tzeko tzea tzean'), instead: ['i'], undo: [/r$/u, 'rr'] },
    toEnding('iten iteko itea itean itera', ['in']),
    toEnding('sten steko stea', ['si', 'zi', 'tsi']),
    { endings: [''], instead: ['i', 'tu', 'du'] },
  ],
};
