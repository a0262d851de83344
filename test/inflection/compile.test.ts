import { describe, expect, test } from 'vitest';
import { stripTable } from '../../scripts/inflection-tables.ts';
import { compileTable } from '../../src/inflection/compile.ts';
import { pointAt } from '../../src/language/pointed-word.ts';
import { findEndingLeads } from '../../src/lookup/endings.ts';

/** Leads of a table for a form, without the form itself. */
function findLemmas(table: string, form: string): string[] {
  const word = pointAt(form, { start: 0, end: form.length }, 0, 'deu');
  return [...new Set(findEndingLeads(word, compileTable(table)).flatMap((leads) => leads.map((lead) => lead.wordKey)))];
}

describe('a rule', () => {
  test.each<[what: string, rule: string, form: string, lemmas: string[]]>([
    ['takes an ending off', 'en → -', 'tischen', ['tisch']],
    ['puts each of the endings of a lemma there', 'st → en n', 'machst', ['machen', 'machn']],
    ['leaves other words alone', 'st → en', 'macht', []],
    ['takes a prefix off', 't → en | prefix ge', 'gemacht', ['machen']],
    ['has forms with a prefix and without', 't → en | prefix - ge', 'gemacht', ['gemachen', 'machen']],
    ['changes the letters before its ending', 'er → - | change ä→a ö→o', 'blätter', []],
    ['changes them at their end', 'en → - | change ss→s', 'hindernissen', ['hindernis']],
    ['keeps letters that it names', 'er → - | change ä([^äöü]+)→a$1', 'wälder', ['wald']],
    ['changes the beginning', '- → - | change ^zu→', 'zuhause', ['hause']],
    ['may have a suffix behind its endings', 'a → - | suffix - que', 'rosaque', ['ros']],
    ['may be a pattern of the whole form', '/^(.)(.)o(.)$/ → $1$2a$3 $1$2e$3', 'stop', ['stap', 'step']],
    ['asks what the form looks like', 'e → - | form ^t', 'hunde', []],
    ['takes a chain off: the longest, then the shortest', '- → - | chain (?:er|n)+→', 'kindern', ['kind', 'kinder']],
  ])('%s', (_, rule, form, lemmas) => {
    expect(findLemmas(`[endings]\n${rule}`, form)).toEqual(lemmas);
  });

  test('may be for lemmas of a class', () => {
    const { endings } = compileTable('[language]\nclass verb = n$\n\n[endings]\nst → en | | verb\ns → - | | noun');
    expect(endings?.map(({ isMeant }) => isMeant?.source)).toEqual(['n$', undefined]);
  });

  test('is repeated with a prefix', () => {
    expect(findLemmas('[endings verbs]\nt → en\n\n[endings]\nrepeat verbs | prefix un', 'unmacht')).toEqual([
      'unmachen',
      'machen',
    ]);
  });

  test('is compiled for each variant of a name', () => {
    const table = '[names]\nA = a | e\n\n[endings]\nlAr → - | lemma A.?$';
    const { endings } = compileTable(table);
    expect(endings?.map((rule) => [rule.endings, rule.isMeant?.source])).toEqual([
      [['lar'], 'a.?$'],
      [['ler'], 'e.?$'],
    ]);
  });

  test('may have endings with an accent', () => {
    const table = '[language]\naccents = α→ά ε→έ\n\n[endings]\nες α → - | accented';
    expect(compileTable(table).endings?.[0]?.endings).toEqual(['ες', 'α', 'ές', 'ά']);
  });
});

describe('a name', () => {
  const expand = (definitions: string, words: string) =>
    compileTable(`[names]\n${definitions}\n\n[endings]\n${words} → -`).endings?.[0]?.endings;

  test.each<[what: string, definitions: string, words: string, expanded: string[]]>([
    ['stands for words', 'past = te ten', '{past} t', ['te', 'ten', 't']],
    ['may have letters before and behind it', 'past = te ten', 'x{past}s', ['xtes', 'xtens']],
    ['may stand beside another', 'a = 1 2\nb = 3 4', '{a}{b}', ['13', '14', '23', '24']],
    ['may be used in another', 'a = 1 -\nb = {a} x{a}', '{b}', ['1', '', 'x1', 'x']],
    ['may be a capital letter without braces', 'A = a e', 'lAr', ['lar', 'ler']],
    ['may go on in an indented line', 'a = 1\n  2', '{a}', ['1', '2']],
  ])('%s', (_, definitions, words, expanded) => {
    expect(expand(definitions, words)).toEqual(expanded);
  });

  test('of changes may begin a change', () => {
    const { endings } = compileTable('[names]\nweak = k→kk p→pp\n\n[endings]\n- → - | change {weak}([ae])n→$1');
    expect(endings?.map(({ undo }) => [undo?.[0].source, undo?.[1]])).toEqual([
      ['k([ae])n$', 'kk$1'],
      ['p([ae])n$', 'pp$1'],
    ]);
  });
});

test('irregular forms may have several lines, and words several', () => {
  expect(compileTable('[irregular]\nwar → sein\nist bin → sein\nmehr → viel sehr').irregular).toEqual({
    sein: 'war ist bin',
    viel: 'mehr',
    sehr: 'mehr',
  });
});

test('spellings may change several letters, and beginnings one', () => {
  const { spellings, beginnings } = compileTable('[spellings]\nj→i\n\n[beginnings]\n^([bc])h→$1 | bhean = bean');
  expect(spellings?.('jajax')).toEqual(['iaiax']);
  expect(beginnings?.map((change) => 'bhean'.replace(...change))).toEqual(['bean']);
});

test('letters that a keyboard lacks are replaced at once', () => {
  const { spellings } = compileTable('[language]\nkeyboard = ae→ä oe→ö ue→ü');
  expect(spellings?.('koennte')).toEqual(['könnte']);
  expect(spellings?.('neue')).toEqual(['neue']);
});

test('a letter with a special shape at the end of a word gets it in the rest', () => {
  expect(findLemmas('[language]\nfinals = מ→ם\n\n[endings]\nים → -', 'חכמים')).toEqual(['חכמ', 'חכם']);
});

test.each([
  ['[ending]', 'one of the headings'],
  ['x → y', 'a heading'],
  ['[endings]\nx', 'a rule "ending → ending"'],
  ['[endings]\nx → y | chnage a→b', 'one of the conditions'],
  ['[endings]\n{x} → y', 'a definition of {x}'],
  ['[names]\nx = {y}\ny = {x}\n\n[endings]\n{x} → y', 'a definition without the name itself'],
  ['[endings]\nrepeat x', 'the name of a section'],
  ['[verb places]\nbehind = der', 'one of the keys'],
])('a table with a mistake is refused: %j', (table, message) => {
  expect(() => compileTable(table)).toThrow(message);
});

test('a stripped table compiles to the same rules', () => {
  const table =
    '# German\n[language]\nclass verb = n$\n\n[endings]\nst → en | | verb | machst = machen\ns → - | | noun | a = b';
  expect(stripTable(table)).toBe('[language]\nclass verb = n$\n[endings]\nst → en |  | verb\ns → -');
  expect(compileTable(stripTable(table))).toEqual(compileTable(table));
});

describe('a rule of homographs', () => {
  const table = '[names]\nsubject = (?:yo|no)\n\n[homographs]\ncomo → comer | {subject} _\ncomo → como';
  const { readPlace, sharedForms } = compileTable(table);
  const findMeant = (text: string) => {
    const start = text.indexOf('como');
    return readPlace?.({ text, start, end: start + 4, toKey: (spelling) => spelling })?.meant;
  };

  test('gives other words of a spelling', () => {
    expect(sharedForms).toEqual(new Map([['como', ['comer']]]));
  });

  test.each([
    ['the first that fits', 'Hoy yo como pan', 'comer'],
    ['the last without a pattern', 'blanco como la nieve', 'como'],
    ['only by its own sentence', '¡Yo no! ¿como? Así', 'como'],
  ])('finds %s', (_, text, meant) => {
    expect(findMeant(text)).toBe(meant);
  });
});
