// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { OwnWord } from '../../../../src/model/definition.ts';
import { OwnWordsSection } from '../../../../src/ui/options/own-words/OwnWordsSection.tsx';
import { searchOwnWords } from '../../../../src/ui/options/own-words/own-words.ts';
import { listEntries } from '../../../../src/ui/shared/deck-entries.ts';
import { makeDeck } from '../../support/builders.ts';
import { byId, settle, textOf } from '../../support/page.ts';

const makeWord = (word: string, parts: Partial<OwnWord> = {}): OwnWord => {
  return { pair: 'deu-eng', word, text: 'meaning', updatedAt: 0, rank: 5, isStudied: false, ...parts };
};

const WORDS = [
  makeWord('Häuser', { text: 'houses', rank: undefined, isStudied: true, sentence: 'Die Häuser sind rot.' }),
  makeWord('كتاب', { pair: 'ara-eng', text: 'book' }),
  makeWord('İstanbul', { pair: 'tur-eng', text: 'the city' }),
];

async function open(words = WORDS, pairs = ['deu-eng', 'ara-eng']) {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  let list = words;
  const send = (async (name: string, request: Record<string, unknown>) => {
    if (name === 'definition.list') return list;
    sent.push({ name, request });
    if (name === 'definition.remove') list = list.filter(({ word }) => word !== request.word);
    return undefined;
  }) as unknown as Send;
  const entries = listEntries(
    pairs.map((pair) => makeDeck(pair)),
    [],
  );
  const root = document.body.appendChild(document.createElement('div'));
  const draw = (changes: number) =>
    settle(() => render(<OwnWordsSection send={send} entries={entries} changes={changes} />, root));
  await draw(0);
  const change = (next: OwnWord[]) => {
    list = next;
    return draw(1);
  };
  return { sent, change };
}

const button = (label: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`Expected a button ${label}, got none.`);
  return found;
};
const rows = () => [...document.querySelectorAll<HTMLElement>('.entry-row')].map(({ dataset }) => dataset.word);
const type = (id: string, value: string) =>
  settle(() => {
    const field = byId<HTMLInputElement>(id);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

test('a search finds words, meanings and sentences, ignoring case and diacritics', () => {
  const find = (typed: string) => searchOwnWords(WORDS, typed).map(({ word }) => word);
  expect(find('hauser')).toEqual(['Häuser']);
  expect(find(' ROT ')).toEqual(['Häuser']);
  expect(find('book')).toEqual(['كتاب']);
  expect(find('istanbul')).toEqual(['İstanbul']);
  expect(find('')).toHaveLength(3);
  expect(find('nothing')).toEqual([]);
});

test.each([
  ['Straße', 'strasse'],
  ['ışık', 'isik'],
  ['łódź', 'lodz'],
  ['smørrebrød', 'smorrebrod'],
  ['कुत्ता', 'कुत्ता'],
])('a search for %s accepts %s', (word, typed) => {
  expect(searchOwnWords([makeWord(word)], typed)).toHaveLength(1);
});

test('a search distinguishes Hindi words that differ only in their vowels', () => {
  expect(searchOwnWords([makeWord('कला', { text: 'art' })], 'किला')).toEqual([]);
});

describe('my words', () => {
  test('are listed in their language, and searchable', async () => {
    await open();
    expect(textOf('own-list')).toContain('Häuser houses Your own word');
    expect(document.querySelector('[data-word="كتاب"] bdi')?.getAttribute('dir')).toBe('rtl');
    await type('own-search', 'CITY');
    expect(rows()).toEqual(['İstanbul']);
    expect(textOf('own-count')).toBe('1 word');
  });

  test('are read again when another page has changed them', async () => {
    const { change } = await open();
    await change([makeWord('neu')]);
    expect(rows()).toEqual(['neu']);
  });

  test('take a new one, with its sentence, and put it into study', async () => {
    const { sent } = await open();
    await settle(() => byId('own-add').click());
    expect(document.activeElement?.id).toBe('own-word');
    await settle(() => byId('own-save').click());
    expect(textOf('own-missing')).toBe('Enter the word and its meaning first.');
    const describe = (id: string) => [byId(id).getAttribute('aria-invalid'), byId(id).getAttribute('aria-describedby')];
    expect(describe('own-word')).toEqual(['true', 'own-missing']);
    expect(describe('own-meaning')).toEqual(['true', 'own-missing']);
    expect(document.activeElement?.id).toBe('own-word');
    await type('own-word', 'Feierabend');
    await settle(() => byId('own-save').click());
    expect(describe('own-word')).toEqual(['false', null]);
    expect(document.activeElement?.id).toBe('own-meaning');
    expect(sent).toEqual([]);
    byId<HTMLSelectElement>('own-pair').value = 'deu-eng';
    await settle(() => byId('own-pair').dispatchEvent(new Event('change', { bubbles: true })));
    expect(byId('own-word').getAttribute('lang')).toBe('de');
    await type('own-word', ' Feierabend ');
    await type('own-meaning', 'end of the working day');
    await type('own-sentence', 'Endlich Feierabend!');
    await settle(() => byId('own-save').click());
    expect(sent.map(({ name }) => name)).toEqual(['definition.put', 'study.mark']);
    expect(sent[0]?.request).toMatchObject({
      pair: 'deu-eng',
      word: 'Feierabend',
      text: 'end of the working day',
      sentence: 'Endlich Feierabend!',
    });
    expect(sent[1]?.request).toMatchObject({ pair: 'deu-eng', word: 'Feierabend', mark: 'want' });
    expect(textOf('own-messages')).toContain('Feierabend is saved.');
    expect(document.getElementById('own-form')).toBeNull();
    expect(document.activeElement?.id).toBe('own-add');
  });

  test('are changed in place', async () => {
    const { sent } = await open();
    await settle(() => button('Study: كتاب').click());
    sent.length = 0;
    button('Edit: Häuser').focus();
    await settle(() => button('Edit: Häuser').click());
    expect(textOf('own-messages'), 'what was done before is no longer of interest').toBe('');
    expect(byId('own-form').getAttribute('aria-label')).toBe('Edit: Häuser');
    const meaning = byId<HTMLTextAreaElement>('own-meaning');
    expect(meaning.value).toBe('houses');
    expect([document.activeElement, meaning.selectionStart, meaning.selectionEnd]).toEqual([meaning, 6, 6]);
    expect(byId<HTMLInputElement>('own-word').value).toBe('Häuser');
    expect(byId('own-word').lang).toBe('de');
    await settle(() => byId('own-cancel').click());
    expect(document.activeElement).toBe(button('Edit: Häuser'));
    await settle(() => button('Edit: Häuser').click());
    await type('own-meaning', 'houses (plural)');
    await settle(() => byId('own-save').click());
    expect(sent).toMatchObject([
      {
        name: 'definition.put',
        request: { word: 'Häuser', text: 'houses (plural)', sentence: 'Die Häuser sind rot.' },
      },
    ]);
    expect(sent[0]?.request).not.toHaveProperty('headword');
    expect(document.activeElement).toBe(button('Edit: Häuser'));
    await settle(() => byId('own-undo').click());
    expect(sent[1]).toMatchObject({ name: 'study.takeBack', request: { ref: sent[0]?.request.id } });
    expect(textOf('own-messages')).toBe('Undone: Häuser');
  });

  test('can have another headword, and keep the page of an unchanged sentence', async () => {
    const origin = { title: 'Bauen', address: 'https://example.org/bauen' };
    const { sent } = await open([makeWord('Häuser', { sentence: 'Die Häuser sind rot.', ...origin })]);
    await settle(() => button('Edit: Häuser').click());
    expect(byId('own-word').getAttribute('aria-describedby')).toBe('own-word-hint');
    await type('own-word', 'Haus');
    await settle(() => byId('own-save').click());
    expect(sent[0]?.request).toMatchObject({ word: 'Häuser', headword: 'Haus', ...origin });
    expect(textOf('own-messages')).toContain('Haus is saved.');
  });

  test('are listed by their headword, which can be found and removed', async () => {
    const { sent } = await open([makeWord('Häuser', { headword: 'Haus' })]);
    expect(textOf('own-list')).toContain('Haus');
    expect(textOf('own-list')).toContain('Met as Häuser');
    await type('own-search', 'haus');
    expect(rows()).toEqual(['Häuser']);
    await settle(() => button('Edit: Haus').click());
    await type('own-word', 'Häuser');
    await settle(() => byId('own-save').click());
    expect(sent[0]?.request).toMatchObject({ word: 'Häuser', headword: '' });
  });

  test('are removed and restored with all of their data', async () => {
    const { sent } = await open();
    await settle(() => button('Remove: Häuser').click());
    expect(rows()).not.toContain('Häuser');
    expect(sent.map(({ name }) => name)).toEqual(['definition.remove', 'study.hold']);
    expect(document.activeElement?.id).toBe('own-undo');
    await settle(() => byId('own-undo').click());
    expect(sent.slice(2)).toMatchObject([
      { name: 'study.takeBack', request: { ref: sent[1]?.request.id } },
      { name: 'study.takeBack', request: { ref: sent[0]?.request.id } },
    ]);
    expect(textOf('own-messages')).toBe('Häuser is back.');
    await settle(() => button('Remove: كتاب').click());
    expect(sent.at(-1)?.name, 'its deck still has the word').toBe('definition.remove');
  });

  test('are put into study with one click', async () => {
    const { sent } = await open();
    expect(document.querySelector('[aria-label="Study: Häuser"]')).toBeNull();
    await settle(() => button('Study: كتاب').click());
    expect(sent).toMatchObject([{ name: 'study.mark', request: { word: 'كتاب', mark: 'want' } }]);
  });

  test('reports that there are none, and that a word has no deck', async () => {
    await open([], []);
    expect(textOf('own-words')).toContain('None yet.');
    expect(textOf('own-words')).toContain('Get a deck first');
    expect(document.getElementById('own-add')).toBeNull();
  });
});
