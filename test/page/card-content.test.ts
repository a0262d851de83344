// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import english from '../../src/locales/en.json?extension';
import type { LookupEntry } from '../../src/model/lookup.ts';
import { drawEntries } from '../../src/page/card-content.ts';

function makeEntry(fields: Partial<LookupEntry> = {}): LookupEntry {
  return {
    pair: 'deu-eng',
    word: 'Haus',
    rank: 94,
    definition: undefined,
    meanings: ['house', 'home'],
    match: 'word',
    ...fields,
  };
}

function draw(fields: Partial<LookupEntry>): Element {
  const [entry] = drawEntries(english, { entries: [makeEntry(fields)] }).children;
  if (!entry) throw new Error('Expected an entry.');
  return entry;
}

const textOf = (entry: Element, selector: string) => entry.querySelector(selector)?.textContent ?? undefined;

describe('drawEntries', () => {
  test('puts the word and its rank on the first line, and all meanings below', () => {
    const entry = draw({});
    expect(textOf(entry, '.first .word')).toBe('Haus');
    expect(textOf(entry, '.first .rank')).toBe('#94');
    expect(textOf(entry, '.meanings')).toBe('house · home');
    expect(entry.querySelector('.first .gloss')).toBeNull();
  });

  test('writes the rank from left to right beside meanings of either direction', () => {
    const entry = draw({ pair: 'eng-ara', word: 'house', meanings: ['بيت'] });
    expect((entry as HTMLElement).dir).toBe('rtl');
    expect(entry.querySelector<HTMLElement>('.rank')?.dir).toBe('ltr');
  });

  test('writes frequencies below the meanings, from left to right', () => {
    const entry = draw({ grammar: { classes: ['noun'] }, frequencies: ['JPDB #204'] });
    expect(textOf(entry, '.grammar')).toBe('noun · JPDB #204');
    expect(entry.querySelector<HTMLElement>('.grammar .rank')?.dir).toBe('ltr');
  });

  test('cuts a word of 80 letters unless more is allowed', () => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgebungsverfahren'.padEnd(80, 's');
    expect(textOf(draw({ word }), '.word')).toHaveLength(60);
    const pinned = drawEntries(english, { entries: [makeEntry({ word })] }, { maxWordLength: 1_000 });
    expect(textOf(pinned, '.word')).toBe(word);
  });

  test('writes the reading beside a word whose script does not show it', () => {
    const entry = draw({ pair: 'jpn-eng', word: '好む', reading: 'このむ', meanings: ['like'] });
    expect(textOf(entry, '.head .reading')).toBe('このむ');
    expect(entry.querySelector<HTMLElement>('.reading')?.lang).toBe('ja');
    expect(draw({}).querySelector('.reading')).toBeNull();
  });

  test('writes the class, the article and the plural below the meanings', () => {
    const entry = draw({ grammar: { article: 'das ', classes: ['noun'], parts: ['Häuser'] } });
    expect(textOf(entry, '.meanings + .grammar')).toBe('noun · das Haus, Häuser');
    expect(entry.querySelector<HTMLElement>('.grammar .parts')?.lang).toBe('de');
    expect(textOf(draw({}), '.grammar')).toBe('');
  });

  test('keeps classes apart from meanings', () => {
    const entry = draw({
      pair: 'eng-cmn',
      word: 'exchange',
      meanings: ['交换'],
      grammar: { classes: ['noun', 'verb'] },
    });
    expect([textOf(entry, '.meanings'), textOf(entry, '.grammar')]).toEqual(['交换', 'noun, verb']);
  });

  test('shows the learner’s spelling instead of the word', () => {
    expect(textOf(draw({ word: 'Umfragen', headword: 'Umfrage' }), '.word')).toBe('Umfrage');
  });

  test('names the gender if no article shows it', () => {
    const entry = draw({ pair: 'rus-eng', word: 'окно', grammar: { classes: ['noun'], genders: ['neuter'] } });
    expect(textOf(entry, '.grammar')).toBe('noun, neuter');
  });

  test('runs a word with its article in the direction of the word', () => {
    const entry = draw({ pair: 'heb-eng', word: 'בית', grammar: { article: 'ה', parts: ['בתים'] } });
    expect(entry.querySelector<HTMLElement>('.parts')?.dir).toBe('rtl');
    const other = draw({ pair: 'deu-ara', meanings: ['بيت'], grammar: { article: 'das ' } });
    expect(other.querySelector<HTMLElement>('.parts')?.dir).toBe('ltr');
  });

  test('cuts a long list of parts', () => {
    expect(textOf(draw({ grammar: { parts: ['x'.repeat(100)] } }), '.parts')).toHaveLength(80);
    expect(textOf(draw({ word: 'x'.repeat(30), grammar: { parts: ['xs'] } }), '.parts')).toBeUndefined();
  });

  test('names the source where the meanings of each begin', () => {
    const sources = [
      { name: 'Kapitel 3', count: 1 },
      { name: 'Wayword', count: 2 },
    ];
    const entry = draw({ meanings: ['home', 'house', 'building'], sources });
    expect(textOf(entry, '.meanings')).toBe('Kapitel 3: home · Wayword: house · building');
    const own = draw({ definition: 'mine', meanings: ['home'], sources: [{ name: 'Kapitel 3', count: 1 }] });
    expect(textOf(own, '.meanings')).toBe('mine yours · Kapitel 3: home');
  });

  test('names the class where the meanings of each begin, and not again below', () => {
    const groups: LookupEntry['groups'] = [
      { name: 'noun', count: 1 },
      { name: 'verb', count: 2 },
    ];
    const meanings = ['power', 'can', 'be able to'];
    const entry = draw({ meanings, grammar: { classes: ['verb'] }, groups });
    expect(textOf(entry, '.meanings')).toBe('noun: power · verb: can · be able to');
    expect(textOf(entry, '.grammar')).toBe('');
    const own = draw({ definition: 'mine', meanings, groups });
    expect(textOf(own, '.meanings')).toBe('mine yours · noun: power · verb: can · be able to');
  });

  test('names the languages if the entries have several', () => {
    const german = [makeEntry(), makeEntry({ pair: 'deu-spa', meanings: ['casa'] })];
    const languagesOf = (entries: LookupEntry[]) =>
      [...drawEntries(english, { entries }).children].map((entry) => textOf(entry, '.grammar .language'));
    expect(languagesOf(german)).toEqual([undefined, undefined]);
    const man = [makeEntry({ word: 'man' }), makeEntry({ pair: 'nld-eng', word: 'man' })];
    expect(languagesOf(man)).toEqual(['German', 'Dutch']);
  });

  test('puts the learner’s definition first and marks it', () => {
    const entry = draw({ definition: 'my home' });
    expect(textOf(entry, '.mine')).toBe('yours');
    expect(textOf(entry, '.meanings')).toBe('my home yours · house · home');
  });

  test('gives the reason of the match, if there is one', () => {
    expect(textOf(draw({ why: { steps: ['dámelo', 'da', 'dar'], reason: 'joined' } }), '.why')).toBe(
      'dámelo → da → dar · joined words',
    );
    expect(textOf(draw({}), '.why')).toBeUndefined();
  });

  test.each([
    [{ steps: ['ging', 'gehen'], reason: 'form' }, 'ging → gehen'],
    [{ steps: ['ging', 'gehen'], reason: 'form', forms: [['past', 'plural']] }, 'ging → gehen · past, plural'],
    [
      { steps: ['kept', 'keep'], reason: 'form', forms: [['past'], ['past-participle']] },
      'kept → keep · past / past participle',
    ],
    [{ steps: ['Hausboot', 'Haus', 'Boot'], reason: 'compound' }, 'Hausboot = Haus + Boot'],
    [{ steps: ['AgileBits', 'agil', 'Bit'], reason: 'cut' }, 'AgileBits = agil + Bit · a guess'],
  ] as const)('says the reason as grammar: %o', (why, expected) => {
    expect(textOf(draw({ why: why as unknown as LookupEntry['why'] }), '.why')).toBe(expected);
  });

  test.each([
    [{ state: 'new', isWanted: false }, 'new'],
    [{ state: 'new', isWanted: true }, 'up next'],
    [{ state: 'learning', isWanted: false }, 'learning'],
    [{ state: 'due', isWanted: false }, 'due'],
    [{ state: 'known', isWanted: false }, 'known'],
    [{ state: 'suspended', isWanted: false }, 'paused'],
  ] as const)('shows the learning state: %o', (known, text) => {
    expect(textOf(draw({ known }), '.first .state')).toBe(text);
  });

  test('shows no learning state when it is unknown', () => {
    expect(textOf(draw({}), '.state')).toBeUndefined();
  });

  test('shows a word that has only been defined, without a rank', () => {
    expect(textOf(draw({ rank: undefined, definition: 'mine', meanings: [] }), '.rank')).toBeUndefined();
  });

  test('reports a missing meaning', () => {
    expect(textOf(draw({ meanings: [] }), '.none')).toBe('no meaning given');
  });

  test('draws markup as text', () => {
    const entry = draw({ word: '<img src=x onerror=alert(1)>', meanings: ['<b>bold</b>'] });
    expect(entry.querySelector('img, b')).toBeNull();
    expect(textOf(entry, '.gloss')).toBe('<b>bold</b>');
  });

  test('gives words and meanings their language and direction', () => {
    const entry = draw({ pair: 'ara-eng', word: 'كتاب', meanings: ['book'] });
    expect(entry.getAttribute('dir')).toBe('ltr');
    expect(entry.querySelector('.word')).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(entry.querySelector('.gloss')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  test('reads from right to left where the meanings do', () => {
    expect(draw({ pair: 'eng-ara', word: 'book', meanings: ['كتاب'] }).getAttribute('dir')).toBe('rtl');
  });

  test('cuts a word of 5,000 letters, and no surrogate pair in two', () => {
    const word = textOf(draw({ word: 'x'.repeat(58) + '𝒲'.repeat(2_500) }), '.word') ?? '';
    expect(word).toBe(`${'x'.repeat(58)}…`);
  });

  test('draws at most eight entries', () => {
    const entries = Array.from({ length: 20 }, () => makeEntry());
    expect(drawEntries(english, { entries }).children).toHaveLength(8);
  });
});
