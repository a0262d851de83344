import { describe, expect, test } from 'vitest';
import { readPlainArticle } from '../../../../../src/library/formats/dictionary/article/read-article.ts';
import { toArticleText } from '../../../../../src/library/formats/dictionary/plain-article.ts';

type Expected = Partial<Omit<ReturnType<typeof readPlainArticle>, 'content'>>;

const read = (text: string, words: readonly string[]) => {
  const { content: _, ...article } = readPlainArticle(text, words);
  return article;
};

describe('articles of FreeDict', () => {
  test.each<[string, string[], string, Expected]>([
    [
      'pronunciation, class and gender',
      ['haus'],
      'Haus /haʊs/ <neut, n, sg>\nhouse <n>, home <n>\n',
      { word: 'Haus', meanings: ['house, home'], details: { reading: 'haʊs', classes: ['noun'], genders: ['neuter'] } },
    ],
    [
      'a hyphen that the index leaves out',
      ['soutiengorge'],
      'soutien-gorge /sutjɛ̃gɔʀʒ/ <n, masc>\nbra\n',
      {
        word: 'soutien-gorge',
        meanings: ['bra'],
        details: { reading: 'sutjɛ̃gɔʀʒ', classes: ['noun'], genders: ['masculine'] },
      },
    ],
    [
      'an apostrophe',
      ['sen aller'],
      "s'en aller /sɑ̃nale/ <v>\n1. go away, leave\n2. die\n",
      { word: "s'en aller", meanings: ['go away, leave', 'die'], details: { reading: 'sɑ̃nale', classes: ['verb'] } },
    ],
    [
      'capitals and accents',
      ['anglosaxon'],
      'Anglo-Saxon <adj>\nangelsächsisch\n',
      { word: 'Anglo-Saxon', meanings: ['angelsächsisch'], details: { classes: ['adjective'] } },
    ],
    [
      'synonyms, references, remarks and examples',
      ['stufe'],
      'Stufe /ʃtˈuːfə/ <fem, n, sg>\n [techn.] step <n>, stage <n>\n         Note: of a stair\n      "Achtung, Stufe!"  - Mind the step!\n   Synonyms: {Absatz}, {Etappe}\n\n see: {Stufen}\n',
      {
        word: 'Stufe',
        meanings: ['[techn.] step, stage'],
        details: {
          reading: 'ʃtˈuːfə',
          classes: ['noun'],
          genders: ['feminine'],
          examples: [['Achtung, Stufe!', 'Mind the step!']],
        },
      },
    ],
    [
      'an abbreviation with its own pronunciation',
      ['pda', 'phasendoppleranemometrie'],
      'Phasen-Doppler-Anemometrie /fˈɑːzən dˈɔplɜ/ (PDA /pˌeːdˌeːˈɑː/) <fem, n, sg>\n [techn.] Phase Doppler Anemometry <n> PDA,  /pˌeːdˌeːˈɑː/\n',
      {
        word: 'Phasen-Doppler-Anemometrie',
        meanings: ['[techn.] Phase Doppler Anemometry PDA'],
        details: { reading: 'fˈɑːzən dˈɔplɜ', classes: ['noun'], genders: ['feminine'] },
      },
    ],
    [
      'Japanese with kana, labels and remarks',
      ['団体', 'だんたい'],
      ' [ichi1]  [news1] 団体 /(en)tʃˈaɪniːz/,  [ichi1] だんたい /däntˈäi/\n(noun (common) (futsuumeishi))\norganization, association\n',
      { word: '団体', meanings: ['organization, association'], details: { reading: 'だんたい', classes: ['noun'] } },
    ],
    [
      'a remark that runs into the translation',
      ['南する', 'みなみする'],
      '南する /sˈɯ/, みなみする /mˌi/\n(suru verb - special class)\n\n         Note: archaismto go south\n',
      { word: '南する', meanings: ['to go south'], details: { reading: 'みなみする', classes: ['verb'] } },
    ],
    [
      'a class as the only meaning',
      ['noun'],
      'Noun <n, f>\nnoun\n',
      { word: 'Noun', meanings: ['noun'], details: { classes: ['noun'], genders: ['feminine'] } },
    ],
    [
      'only a reference',
      ['häuser'],
      'Häuser <pl>\n see: {Haus}\n',
      { word: 'Häuser', meanings: ['see: Haus'], details: {} },
    ],
  ])('%s', (_, words, text, expected) => {
    expect(read(text, words)).toEqual(expected);
  });
});

describe('articles of other dictionaries for dictd', () => {
  test.each<[string, string[], string, Expected]>([
    [
      'a definition on the line of the headword, wrapped',
      ['omen'],
      'OMEN, n.  A sign that something will happen\nif nothing happens.\n',
      {
        word: 'OMEN',
        meanings: ['A sign that something will happen if nothing happens.'],
        details: { classes: ['noun'] },
      },
    ],
    [
      'an adjective',
      ['oily'],
      'OILY, adj.  Smooth, sleek.\n',
      { word: 'OILY', meanings: ['Smooth, sleek.'], details: { classes: ['adjective'] } },
    ],
    [
      'senses of WordNet',
      ['ardour'],
      'ardour\n    n 1: a feeling of strong eagerness (usually in favor of a person\n         or cause); "he felt a kind of zeal" [syn: {ardor},\n         {zeal}]\n    2: intense feeling of love [syn: {ardor}]\n',
      {
        word: 'ardour',
        meanings: ['a feeling of strong eagerness (usually in favor of a person or cause)', 'intense feeling of love'],
        details: { classes: ['noun'], examples: [['he felt a kind of zeal']] },
      },
    ],
    [
      'a paragraph that is wrapped, with its source',
      ['smock'],
      'Smock \\Smock\\, a.\n   Of or pertaining to a smock; resembling a smock; hence, of or\n   pertaining to a woman.\n   [1913 Webster]\n',
      {
        word: 'Smock',
        meanings: ['Of or pertaining to a smock; resembling a smock; hence, of or pertaining to a woman.'],
        details: { classes: ['adjective'] },
      },
    ],
    [
      'origin in brackets',
      ['strong'],
      'Strong \\Strong\\, a. [Compar. {Stronger}; superl. {Strongest}.]\n   [AS. strang, strong; akin to D. & G. streng strict, rigorous,\n   Sw. strang severe.]\n   1. Having active physical power, or great physical power to\n      act; vigorous.\n      [1913 Webster]\n\n            That our oxen may be strong to labor. --Ps. cxliv.\n',
      {
        word: 'Strong',
        meanings: ['Having active physical power, or great physical power to act; vigorous.'],
        details: { classes: ['adjective'] },
      },
    ],
    [
      'gender in braces, as Ding has it',
      ['antriebsrad'],
      'Antriebsrad\n {n}\n   drive wheel; driving wheel\n',
      { word: 'Antriebsrad', meanings: ['drive wheel; driving wheel'], details: { genders: ['neuter'] } },
    ],
    [
      'pronunciation and class below',
      ['baz'],
      'baz\n /baz/, n.\n\n    1. [common] The third variable.\n\n    2. A term of mild annoyance.\n',
      {
        word: 'baz',
        meanings: ['[common] The third variable.', 'A term of mild annoyance.'],
        details: { reading: 'baz', classes: ['noun'] },
      },
    ],
    [
      'several headwords',
      ['p2p', 'peertopeer'],
      'peer-to-peer\nP2P\n\n   <networking> A kind of communication.\n\n   (1994-12-14)\n',
      { word: 'peer-to-peer', meanings: ['<networking> A kind of communication.'], details: {} },
    ],
  ])('%s', (_, words, text, expected) => {
    expect(read(text, words)).toEqual(expected);
  });
});

describe('articles of StarDict', () => {
  test.each<[string, string, Expected]>([
    [
      'grammar and pronunciation on lines of their own',
      '<i>noun, feminine</i><br>/kaʁtɔf/<br>pomme de terre',
      {
        word: undefined,
        meanings: ['pomme de terre'],
        details: { reading: 'kaʁtɔf', classes: ['noun'], genders: ['feminine'] },
      },
    ],
    [
      'the headword again',
      '<b>Kartoffel</b> <i>f.</i><br>[kaʁˈtɔfl̩]<ol><li>potato</li><li>tuber</li></ol>',
      { word: 'Kartoffel', meanings: ['potato', 'tuber'], details: { reading: 'kaʁˈtɔfl̩', genders: ['feminine'] } },
    ],
    [
      'numbers',
      '<div>1. potato</div><div>2. tuber</div>',
      { word: undefined, meanings: ['potato', 'tuber'], details: {} },
    ],
    [
      'an abbreviated class',
      '<p>n. f.</p><p>potato; spud</p>',
      { word: undefined, meanings: ['potato; spud'], details: { classes: ['noun'], genders: ['feminine'] } },
    ],
  ])('%s', (_, markup, expected) => {
    expect(read(toArticleText(markup), ['Kartoffel'])).toEqual(expected);
  });
});

test('what no card shows is in the full entry', () => {
  const { content = [] } = readPlainArticle('Stufe <n>\nstep\n   Synonym: {Absatz}\n', ['stufe']);
  expect(content.map((node) => JSON.parse(node))).toEqual([
    ['div', ['step']],
    ['div', ['Synonym: {Absatz}']],
  ]);
});
