import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import type { Lead } from '../../src/lookup/lead.ts';
import { sortEntries } from '../../src/lookup/order.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { describeLookup, makeWords } from '../support/deck-words.ts';

/** Cards in rank order; a card that lists its own word is contested by the card that has it as a form. */
const DECKS: Record<string, Record<string, string[]>> = {
  nld: {
    zijn: ['was', 'is', 'waren'],
    kunnen: ['kan', 'kunt'],
    komen: ['kom', 'komt'],
    willen: ['wil'],
    zien: ['zag'],
    was: ['was', 'wassen'],
    kan: ['kan', 'kannen'],
    kom: ['kom', 'kommen'],
    wil: ['wil'],
    zag: ['zag', 'zagen'],
  },
  swe: {
    skola: ['skall', 'ska'],
    få: ['får', 'fick'],
    stå: ['stod', 'står'],
    vara: ['var', 'är'],
    skall: ['skall'],
    får: ['får', 'fåren'],
    stod: ['stod', 'stoder'],
    var: [],
  },
  deu: {
    ein: ['einen', 'eine'],
    lassen: ['gelassen', 'lässt'],
    sein: ['war', 'waren'],
    einen: ['einen', 'eint'],
    gelassen: ['gelassen'],
    Ware: ['Waren'],
  },
  rus: { этот: ['эта', 'это'], стать: ['стали', 'стала'], сталь: ['стали'], эта: ['эта'] },
  pol: { mieć: ['mam', 'ma'], mama: ['mam'], piec: ['piekę'], do: [], dać: ['dane'], dane: ['dane'] },
  fra: {
    nouveau: ['nouvelle', 'nouvelles'],
    bon: ['bonne', 'bonnes'],
    violent: ['violente'],
    important: ['importante'],
    importer: ['important', 'importe'],
    violer: ['violent', 'violente'],
    pratiquer: ['pratique'],
    pratique: [],
    nouvelle: ['nouvelle', 'nouvelles'],
    bonne: ['bonne', 'bonnes'],
    son: ['sa', 'ses'],
    SA: [],
  },
  ita: {
    prontare: ['pronta'],
    pronto: ['pronta'],
    vivere: ['viva', 'vivo'],
    vivo: ['viva'],
    noto: [],
    notare: ['noto'],
  },
  spa: { vivir: ['viva', 'vivas'], vivo: ['viva', 'vivas'], claro: ['clara'], clara: ['clara', 'claras'] },
  por: { viver: ['viva', 'vivas'], vivo: ['viva', 'vivas'], quer: [], querer: ['quer'] },
};

describe('an abbreviation in capitals comes before another word only where it is written so', () => {
  test.each([
    ['Elle lave |sa robe.', 'sa: son (form), SA (word)'],
    ['|Sa robe est sale.', 'Sa: son (form), SA (word)'],
    ['La |SA a fermé.', 'SA: SA (word), son (form)'],
  ])('%s', (text, expected) => {
    expect(describeLookup(makeWords('fra', DECKS.fra ?? {}), text)).toBe(expected);
  });
});

describe('a contested headword comes after the card that texts mean more often', () => {
  test.each([
    ['nld', 'Hij |was ziek.', 'was: zijn (form), was (form)'],
    ['nld', 'Gisteren |was het koud.', 'was: zijn (form), was (form)'],
    ['nld', 'Ik |kan niet komen.', 'kan: kunnen (form), kan (form)'],
    ['nld', 'Morgen |kom ik.', 'kom: komen (form), kom (form)'],
    ['nld', 'Wat |wil hij?', 'wil: willen (form), wil (form)'],
    ['nld', 'Toen |zag ik hem.', 'zag: zien (form), zag (form)'],
    ['swe', 'Jag |skall gå.', 'skall: skola (form), skall (form)'],
    ['swe', 'Nu |får du gå.', 'får: få (form), får (form)'],
    ['swe', 'Där |stod ett hus.', 'stod: stå (form), stod (form)'],
    ['deu', 'Ich sehe |einen Hund.', 'einen: ein (form), einen (form)'],
    ['deu', 'Er hat mich |gelassen.', 'gelassen: lassen (form), gelassen (form)'],
    ['rus', 'Где |эта книга?', 'эта: этот (form), эта (form)'],
    ['fra', 'une |bonne idée', 'bonne: bon (form), bonne (form)'],
    ['fra', 'la |nouvelle loi', 'nouvelle: nouveau (form), nouvelle (form)'],
  ])('%s: %s', (language, marked, expected) => {
    expect(describeLookup(makeWords(language, DECKS[language] ?? {}), marked)).toBe(expected);
  });
});

describe('an article brings a contested noun first', () => {
  test.each([
    ['nld', 'De |was hangt buiten.', 'was: was (form), zijn (form)'],
    ['nld', 'een |kan water', 'kan: kan (form), kunnen (form)'],
    ['nld', 'mijn |kom soep', 'kom: kom (form), komen (form)'],
    ['nld', 'een |zag', 'zag: zag (form), zien (form)'],
    ['swe', 'Jag har ett |får.', 'får: får (form), få (form)'],
    ['swe', 'en |stod av sten', 'stod: stod (form), stå (form)'],
    ['rus', 'нож из |стали', 'стали: сталь (form), стать (form)'],
    ['pol', 'list do |mam', 'mam: mama (form), mieć (form)'],
  ])('%s: %s', (language, marked, expected) => {
    expect(describeLookup(makeWords(language, DECKS[language] ?? {}), marked)).toBe(expected);
  });
});

describe('a pronoun brings the verb first', () => {
  test.each([
    ['swe', 'Han |var trött.', 'var: vara (form), var (word)'],
    ['swe', 'Vet du |var han bor?', 'var: var (word), vara (form)'],
    ['swe', '|Var bor han?', 'Var: var (word), vara (form)'],
    ['rus', 'они |стали старше', 'стали: стать (form), сталь (form)'],
    ['pol', 'ja nie |mam czasu', 'mam: mieć (form), mama (form)'],
    ['por', 'ele |quer água', 'quer: querer (form), quer (word)'],
    ['deu', 'Wir |waren da.', 'waren: sein (form), Ware (form)'],
    ['deu', 'die |Waren', 'Waren: Ware (form), sein (form)'],
  ])('%s: %s', (language, marked, expected) => {
    const known = DECKS[language] ?? {};
    expect(describeLookup(makeWords(language, known), marked)).toBe(expected);
  });
});

describe('a rule of a spelling', () => {
  test.each([
    ['por', { como: [], comer: [] }, 'Eu |como pão.', 'como: comer (form), como (word)'],
    ['por', { como: [], comer: [] }, 'Trabalha |como médico.', 'como: como (word), comer (form)'],
    ['por', { ser: ['foi'], ir: ['foi'] }, 'Ela |foi à praia.', 'foi: ir (form), ser (form)'],
    ['por', { ser: ['foi'], ir: ['foi'] }, 'Ela |foi feliz.', 'foi: ser (form), ir (form)'],
    ['fra', { partie: [], partir: [] }, 'Elle n’est pas |partie.', 'partie: partir (form), partie (word)'],
    ['pol', { dać: ['dane'], dane: ['dane'] }, 'Nowe |dane są tutaj.', 'dane: dane (form), dać (form)'],
    ['deu', { Glaube: [], glauben: ['glaube'] }, '|Glaube mir!', 'Glaube: glauben (form), Glaube (word)'],
    ['deu', { Glaube: [], glauben: ['glaube'] }, '|Glaube und Wissen', 'Glaube: Glaube (word), glauben (form)'],
    [
      'eng',
      { testing: ['testing'], test: ['testing'] },
      'We need more |testing.',
      'testing: testing (form), test (form)',
    ],
    ['eng', { testing: ['testing'], test: ['testing'] }, 'We are |testing it.', 'testing: test (form), testing (form)'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });

  test('gives the verb behind an apostrophe, too', () => {
    const words = makeWords('fra', { être: ['suis'], suivre: [] });
    expect(describeLookup(words, 'je l’|suis')).toMatch(/^suis: suivre .*, être /);
  });
});

describe('a form of "to be" brings the adjective first', () => {
  test.each([
    ['fra', 'Il est |violent.', 'violent: violent (word), violer (form)'],
    ['fra', 'La scène était très |violente.', 'violente: violent (form), violer (form)'],
    ['fra', 'Ce n’est pas |important.', 'important: important (word), importer (form)'],
    ['fra', 'C’est |pratique.', 'pratique: pratique (word), pratiquer (form)'],
    ['fra', 'Elle devient |pratique.', 'pratique: pratique (word), pratiquer (form)'],
    ['fra', 'Il |pratique un sport.', 'pratique: pratiquer (form), pratique (word)'],
    ['ita', 'La cena è |pronta.', 'pronta: pronto (form), prontare (form)'],
    ['ita', 'È ancora |viva.', 'viva: vivo (form), vivere (form)'],
    ['ita', 'Il nome è |noto.', 'noto: noto (word), notare (form)'],
    ['spa', 'Está |viva.', 'viva: vivo (form), vivir (form)'],
    ['spa', 'Son muy |vivas.', 'vivas: vivo (form), vivir (form)'],
    ['por', 'A lembrança continua muito |viva.', 'viva: vivo (form), viver (form)'],
    ['por', 'Elas estão |vivas.', 'vivas: vivo (form), viver (form)'],
  ])('%s: %s', (language, marked, expected) => {
    expect(describeLookup(makeWords(language, DECKS[language] ?? {}), marked)).toBe(expected);
  });
});

describe('a capital at the start of a sentence says nothing', () => {
  test.each([
    ['deu', ['ich', 'Ich'], '|Ich komme.', 'Ich: ich (word), Ich (word)'],
    ['deu', ['ich', 'Ich'], 'Gut. |Ich komme.', 'Ich: ich (word), Ich (word)'],
    ['deu', ['ich', 'Ich'], 'das |Ich', 'Ich: Ich (word), ich (word)'],
    ['deu', ['Arm', 'arm'], '|Arm ist er.', 'Arm: Arm (word), arm (word)'],
    ['eng', ['polish', 'Polish'], '|Polish it.', 'Polish: polish (word), Polish (word)'],
    ['eng', ['polish', 'Polish'], 'my |Polish is bad', 'Polish: Polish (word), polish (word)'],
  ])('%s %j: %s', (language, words, marked, expected) => {
    expect(describeLookup(makeWords(language, words), marked)).toBe(expected);
  });
});

describe('English verbs are recognised by their first meaning', () => {
  const language = (iso639_3: string) => ({ iso639_3, name: iso639_3 });
  const CARDS: [string, string, string, string[]][] = [
    ['see', 'sehen', 'ver', ['saw', 'seen']],
    ['leave', 'verlassen', 'dejar', ['left', 'leaves']],
    ['lose', 'verlieren', 'perder', ['lost']],
    ['will', 'werden', 'ir', ['would']],
    ['find', 'finden', 'encontrar', ['found']],
    ['hear', 'hören', 'oír', ['hearing', 'heard']],
    ['would', 'würde', 'haría', []],
    ['left', 'links', 'izquierda', []],
    ['lost', 'verloren', 'perdido', []],
    ['leaf', 'Blatt', 'hoja', ['leaves']],
    ['saw', 'Säge', 'sierra', ['saw', 'saws']],
    ['found', 'gründen', 'fundar', ['found', 'founds']],
    ['hearing', 'Gehör', 'audición', ['hearing', 'hearings']],
  ];
  const decks = ['deu', 'spa'].map((to, column) => {
    const cards = CARDS.map(([word, german, spanish, forms]) => [word, [[german, spanish][column] ?? ''], forms]);
    return [
      to,
      new DeckWords({ from: language('eng'), to: language(to), cards: cards as [string, string[], string[]][] }),
    ];
  }) as [string, DeckWords][];
  const cases = [
    ['I |saw him.', 'saw: see (form), saw (form)'],
    ['Then |saw he nothing.', 'saw: see (form), saw (form)'],
    ['Give me the |saw.', 'saw: saw (form), see (form)'],
    ['with my |saw', 'saw: saw (form), see (form)'],
    ['She |left early.', 'left: leave (form), left (word)'],
    ['They have already |left.', 'left: leave (form), left (word)'],
    ['on the |left', 'left: left (word), leave (form)'],
    ['We |lost the game.', 'lost: lose (form), lost (word)'],
    ['the |lost game', 'lost: lost (word), lose (form)'],
    ['the |leaves', 'leaves: leaf (form), leave (form)'],
    ['He |leaves.', 'leaves: leave (form), leaf (form)'],
    ['I |would go.', 'would: would (word), will (form)'],
    ['He |found a coin.', 'found: find (form), found (form)'],
    ['He wants to |found a club.', 'found: found (form), find (form)'],
    ['I was |hearing voices.', 'hearing: hear (form), hearing (form)'],
    ['Her |hearing is good.', 'hearing: hearing (form), hear (form)'],
  ] as const;
  test.each(decks.flatMap(([to, deck]) => cases.map(([marked, expected]) => [to, marked, expected, deck] as const)))(
    'eng-%s: %s',
    (_to, marked, expected, deck) => {
      expect(describeLookup(deck, marked)).toBe(expected);
    },
  );
});

const FRENCH = makeWords('fra', {
  avoir: ['avions', 'a'],
  porter: ['porte', 'portes', 'portent'],
  montrer: ['montre'],
  porte: ['portes'],
  livre: ['livres'],
  livrer: ['livre', 'livres'],
  montre: ['montres'],
  avion: ['avions'],
  été: [],
  être: ['été'],
  lâcher: ['lâche'],
  lâche: [],
});

describe('a word before the looked-up word', () => {
  test.each([
    ['Il |porte un livre.', 'porte: porter (form), porte (word)'],
    ['parce qu’il les |porte', 'porte: porter (form), porte (word)'],
    ['on l’y |porte', 'porte: porter (form), porte (word)'],
    ['Elle ne |montre rien.', 'montre: montrer (form), montre (word)'],
    ['la |porte', 'porte: porte (word), porter (form)'],
    ['Ouvre : |porte', 'porte: porte (word), porter (form)'],
    ['Tu viens, |porte ouverte', 'porte: porte (word), porter (form)'],
    ['les |portes', 'portes: porte (form), porter (form)'],
    ['tu |portes', 'portes: porter (form), porte (form)'],
    ['les |livres', 'livres: livre (form), livrer (form)'],
    ['les |avions', 'avions: avion (form), avoir (form)'],
    ['nous |avions', 'avions: avoir (form), avion (form)'],
    ['cela n’a pas |été dit', 'été: être (form), été (word)'],
    ['en |été', 'été: été (word), être (form)'],
    ['il est |lâche', 'lâche: lâche (word), lâcher (form)'],
  ])('French: %s', (marked, expected) => {
    expect(describeLookup(FRENCH, marked)).toBe(expected);
  });

  test.each<[language: string, cards: Record<string, string[]>, marked: string, expected: string]>([
    ['deu', { wissen: ['weiß'], weiß: [] }, 'Er |weiß es', 'weiß: wissen (form), weiß (word)'],
    ['deu', { wissen: ['weiß'], weiß: [] }, 'ein |weiß', 'weiß: weiß (word), wissen (form)'],
    ['ita', { amare: ['amo'], amo: [] }, 'non lo |amo', 'amo: amare (form), amo (word)'],
    ['ita', { trattare: ['tratta'], tratta: [] }, 'di che si |tratta', 'tratta: trattare (form), tratta (word)'],
    ['por', { gostar: ['gosto'], gosto: [] }, 'eu |gosto', 'gosto: gostar (form), gosto (word)'],
    ['por', { gostar: ['gosto'], gosto: [] }, 'o |gosto', 'gosto: gosto (word), gostar (form)'],
    ['spa', { pasar: ['pasado'], pasado: [] }, 'había |pasado', 'pasado: pasar (form), pasado (word)'],
    ['ita', { fare: ['fatto'], fatto: [] }, 'che hanno già |fatto', 'fatto: fare (form), fatto (word)'],
    ['ita', { notare: ['noto'], noto: [] }, 'è |noto', 'noto: noto (word), notare (form)'],
    ['por', { passar: ['passado'], passado: [] }, 'tinha |passado', 'passado: passar (form), passado (word)'],
    ['spa', { venir: ['vino'], vino: [] }, 'no |vino nadie', 'vino: venir (form), vino (word)'],
    ['spa', { venir: ['vino'], vino: [] }, 'el |vino', 'vino: vino (word), venir (form)'],
    // A language without such a list, and one whose verbs look like other words.
    ['cat', { amar: ['amo'], amo: [] }, 'no |amo', 'amo: amo (word), amar (form)'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });
});

test('a dictionary that explains words in their own language follows on the others', () => {
  const entry = (pair: string, match: LookupEntry['match']) =>
    ({ pair, word: 'leave', match, meanings: [], rank: 1 }) as unknown as LookupEntry;
  const lead = { text: 'leave', wordKey: 'leave' } as unknown as Lead;
  const entries = [entry('eng-eng', 'word'), entry('eng-deu', 'form')];
  const sorted = sortEntries(entries, { text: 'leave', lead, inflections: new Map() as never });
  expect(sorted.map(({ pair }) => pair)).toEqual(['eng-deu', 'eng-eng']);
});
