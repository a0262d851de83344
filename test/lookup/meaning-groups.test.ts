import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { groupMeanings } from '../../src/lookup/meaning-groups.ts';
import type { StoredCard, WordClass } from '../../src/model/card.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';

/** Cards as `word < form form = class meaning, class meaning`. */
function makeDeck(from: string, to: string, cards: readonly string[]): DeckWords {
  return new DeckWords({
    from: { iso639_3: from, name: from },
    to: { iso639_3: to, name: to },
    cards: cards.map((line) => {
      const [head = '', tail = ''] = line.split(' = ');
      const [word = '', forms = ''] = head.split(' < ');
      const senses = tail.split(', ').map((sense) => sense.split(/ (.*)/));
      const meaningClasses = senses.map(([name]) => name as WordClass);
      const meanings = senses.map(([, meaning = '']) => meaning);
      return [
        word,
        meanings,
        forms.split(' ').filter(Boolean),
        { classes: meaningClasses.slice(0, 1), meaningClasses },
      ];
    }),
  });
}

const DECKS: Readonly<Record<string, DeckWords>> = {
  eng: makeDeck('eng', 'deu', [
    'fly < flies flew flown flying = verb fliegen, noun Fliege',
    'run < runs ran running = verb laufen, verb rennen, noun Lauf',
    'can < cans canned = verb können, noun Dose',
    'will < wills = verb werden, noun Wille, verb wollen',
    'need < needs needed needing = verb brauchen, noun Bedarf',
    'book < books booked booking = noun Buch, verb buchen',
    'cry < cries cried crying = verb weinen, noun Schrei',
    'work < works worked working = verb arbeiten, noun Arbeit',
    'own < owns owned = adjective eigen, verb besitzen',
    'last < lasts lasted = adjective letzter, adverb zuletzt, verb dauern',
    'form < forms formed forming = noun Form, verb bilden',
  ]),
  fra: makeDeck('fra', 'eng', [
    'pouvoir < peut peux pouvoirs = verb can, noun power',
    'savoir < sait savoirs = verb know, noun knowledge',
    'être < est suis sont êtres = verb be, noun being',
    'devoir < dois devoirs = verb must, noun duty',
    'dîner < dîne dîners = noun dinner, verb dine',
    'rire < rit rires = verb laugh, noun laughter',
  ]),
  spa: makeDeck('spa', 'eng', [
    'poder < puede puedo poderes = verb can, noun power',
    'deber < debe deberes = verb must, noun duty',
    'ser < es seres = verb be, noun being',
    'pesar < pesa pesares = noun grief, verb weigh',
  ]),
  ita: makeDeck('ita', 'eng', [
    'potere < può posso poteri = verb can, noun power',
    'dovere < deve doveri = verb must, noun duty',
    'piacere < piace piaceri = noun pleasure, verb please',
  ]),
  por: makeDeck('por', 'eng', [
    'poder < pode posso poderes = verb can, noun power',
    'dever < deve deveres = verb must, noun duty',
    'jantar < janta jantares = noun dinner, verb dine',
  ]),
  swe: makeDeck('swe', 'eng', [
    'resa < reser reste resan resor = noun journey, verb travel',
    'tro < tror trodde = verb believe, noun faith',
  ]),
};

/** The meanings at the place marked by `|`, by groups. */
function read(language: string, marked: string): string {
  const [entry] = DECKS[language]?.define(marked.replace('|', ''), marked.indexOf('|')).entries ?? [];
  const { meanings = [], groups = [] } = entry ?? {};
  const left = [...meanings];
  return groups.map(({ name, count }) => `${name} ${left.splice(0, count).join(', ')}`).join('; ');
}

describe('the group that fits the place comes first', () => {
  test.each([
    ['They |fly home.', 'verb fliegen; noun Fliege'],
    ['a |fly on the wall', 'noun Fliege; verb fliegen'],
    ['the |flies in here', 'noun Fliege; verb fliegen'],
    ['He |flies to Rome.', 'verb fliegen; noun Fliege'],
    ['This |flies higher.', 'verb fliegen; noun Fliege'],
    ['They |flew.', 'verb fliegen; noun Fliege'],
    ['the |flying circus', 'verb fliegen; noun Fliege'],
    ['I want to |run.', 'verb laufen, rennen; noun Lauf'],
    ['after the |run', 'noun Lauf; verb laufen, rennen'],
    ['You |can go.', 'verb können; noun Dose'],
    ['a |can of beans', 'noun Dose; verb können'],
    ['these |cans', 'noun Dose; verb können'],
    ['They |canned it.', 'verb können; noun Dose'],
    ['I |will go.', 'verb werden, wollen; noun Wille'],
    ['the |will of the people', 'noun Wille; verb werden, wollen'],
    ['his |will', 'noun Wille; verb werden, wollen'],
    ['There is no |need to go.', 'noun Bedarf; verb brauchen'],
    ['We |need you.', 'verb brauchen; noun Bedarf'],
    ['their |needs', 'noun Bedarf; verb brauchen'],
    ['She never |needs help.', 'verb brauchen; noun Bedarf'],
    ['I read the |book.', 'noun Buch; verb buchen'],
    ['I will |book the flight.', 'verb buchen; noun Buch'],
    ['Please |book a table.', 'verb buchen; noun Buch'],
    ['He |booked.', 'verb buchen; noun Buch'],
    ['Good |book!', 'noun Buch; verb buchen'],
    ['It made her |cry.', 'verb weinen; noun Schrei'],
    ['I heard her |cry.', 'verb weinen; noun Schrei'],
    ['her |cry was loud', 'noun Schrei; verb weinen'],
    ['This |works well.', 'verb arbeiten; noun Arbeit'],
    ['this |work is good', 'noun Arbeit; verb arbeiten'],
    ['at |work', 'noun Arbeit; verb arbeiten'],
    ['The families |own the land.', 'verb besitzen; adjective eigen'],
    ['my |own house', 'adjective eigen; verb besitzen'],
    ['They |last long.', 'verb dauern; adjective letzter; adverb zuletzt'],
    ['the |last day', 'adjective letzter; adverb zuletzt; verb dauern'],
    ['Rocks |formed a ring.', 'verb bilden; noun Form'],
    ['in the |form of a ring', 'noun Form; verb bilden'],
  ])('English: %s', (marked, expected) => {
    expect(read('eng', marked)).toBe(expected);
  });

  test.each([
    ['fra', 'le |pouvoir du roi', 'noun power; verb can'],
    ['fra', 'Il va |pouvoir venir.', 'verb can; noun power'],
    ['fra', 'les |pouvoirs du roi', 'noun power; verb can'],
    ['fra', 'Le roi |peut venir.', 'verb can; noun power'],
    ['fra', 'Il faut le |savoir.', 'verb know; noun knowledge'],
    ['fra', 'sans le |savoir', 'verb know; noun knowledge'],
    ['fra', 'Je veux toujours le |savoir.', 'verb know; noun knowledge'],
    ['fra', 'Il aime le |savoir.', 'noun knowledge; verb know'],
    ['fra', 'Il a perdu son |savoir.', 'noun knowledge; verb know'],
    ['fra', 'un |être humain', 'noun being; verb be'],
    ['fra', 'Ce |sont des hommes.', 'verb be; noun being'],
    ['fra', 'pour |être libre', 'verb be; noun being'],
    ['fra', 'Elle fait ses |devoirs.', 'noun duty; verb must'],
    ['fra', 'Tu |dois partir.', 'verb must; noun duty'],
    ['fra', 'On |dîne tard.', 'verb dine; noun dinner'],
    ['fra', 'Le |dîner est prêt.', 'noun dinner; verb dine'],
    ['fra', 'Elle ne |rit pas.', 'verb laugh; noun laughter'],
    ['fra', 'ce |rire étrange', 'noun laughter; verb laugh'],
    ['spa', 'el |poder del rey', 'noun power; verb can'],
    ['spa', 'No lo |puede hacer.', 'verb can; noun power'],
    ['spa', 'los |poderes del rey', 'noun power; verb can'],
    ['spa', 'Quiero |poder dormir.', 'verb can; noun power'],
    ['spa', 'mi |deber es claro', 'noun duty; verb must'],
    ['spa', 'Ella |debe ir.', 'verb must; noun duty'],
    ['spa', 'un |ser vivo', 'noun being; verb be'],
    ['spa', 'Eso |es todo.', 'verb be; noun being'],
    ['spa', 'a |pesar de todo', 'noun grief; verb weigh'],
    ['ita', 'il |potere del re', 'noun power; verb can'],
    ['ita', 'Non |può venire.', 'verb can; noun power'],
    ['ita', 'i |poteri del re', 'noun power; verb can'],
    ['ita', 'un |dovere', 'noun duty; verb must'],
    ['ita', 'Mi |piace molto.', 'verb please; noun pleasure'],
    ['por', 'o |poder do rei', 'noun power; verb can'],
    ['por', 'Ela não |pode vir.', 'verb can; noun power'],
    ['por', 'um |dever', 'noun duty; verb must'],
    ['por', 'Eles |janta tarde.', 'verb dine; noun dinner'],
    ['por', 'para |jantar', 'noun dinner; verb dine'],
    ['swe', 'en |resa', 'noun journey; verb travel'],
    ['swe', 'Vi |reser hem.', 'verb travel; noun journey'],
    ['swe', 'min |tro', 'noun faith; verb believe'],
    ['swe', 'Jag |tror det.', 'verb believe; noun faith'],
  ])('%s: %s', (language, marked, expected) => {
    expect(read(language, marked)).toBe(expected);
  });
});

describe('a card without evidence or classes', () => {
  const UNKNOWN = { explain: () => undefined, findExpected: () => undefined };
  const card = (meanings: string[], meaningClasses: WordClass[]): StoredCard => [
    1,
    'w',
    meanings,
    [],
    { meaningClasses },
  ];
  const entry = (meanings: string[]): LookupEntry => ({
    pair: 'fra-eng',
    word: 'w',
    rank: 1,
    definition: undefined,
    meanings,
    match: 'word',
  });

  test('keeps its first meaning, and has its groups in the order of their best ones', () => {
    const grouped = groupMeanings(entry(['a', 'b', 'c']), card(['a', 'b', 'c'], ['verb', 'noun', 'verb']), UNKNOWN);
    expect(grouped.meanings).toEqual(['a', 'c', 'b']);
    expect(grouped.groups).toEqual([
      { name: 'verb', count: 2 },
      { name: 'noun', count: 1 },
    ]);
  });

  test('keeps the classes of its meanings when the learner’s own one is left out', () => {
    const grouped = groupMeanings(entry(['b', 'c']), card(['a', 'b', 'c'], ['noun', 'noun', 'verb']), UNKNOWN);
    expect(grouped.groups).toEqual([
      { name: 'noun', count: 1 },
      { name: 'verb', count: 1 },
    ]);
  });

  test.each([
    ['all meanings left have one class', ['a', 'b'], ['a', 'b', 'c'], ['noun', 'noun', 'verb']],
    ['there is a class for another number of meanings', ['a', 'b'], ['a', 'b'], ['noun', 'verb', 'verb']],
    ['the meanings are the opposite of those of the card', ['not a', 'not b'], ['a', 'b'], ['noun', 'verb']],
  ] as const)('stays as it is if %s', (_, shown, meanings, classes) => {
    const found = entry([...shown]);
    expect(groupMeanings(found, card([...meanings], [...classes]), UNKNOWN)).toBe(found);
  });
});
