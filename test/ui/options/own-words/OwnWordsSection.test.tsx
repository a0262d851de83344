// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { OwnWord, OwnWordKey, OwnWordQuery } from '../../../../src/model/own-word.ts';
import { OwnWordsSection } from '../../../../src/ui/options/own-words/OwnWordsSection.tsx';
import { listEntries } from '../../../../src/ui/shared/deck-entries.ts';
import { makeDeck } from '../../support/builders.ts';
import { byId, settle, textOf } from '../../support/page.ts';

/** 21 November 2026. */
const TODAY = 20_778;

const makeWord = (word: string, parts: Partial<OwnWord> = {}): OwnWord => {
  return {
    pair: 'deu-eng',
    word,
    headword: word,
    definition: 'meaning',
    meanings: [],
    sentence: undefined,
    ownSentence: undefined,
    at: 0,
    state: 'new',
    isWanted: false,
    dueDay: undefined,
    source: parts.pair ?? 'deu-eng',
    rank: 5,
    ...parts,
  };
};

const SENTENCE = 'Die Häuser sind rot.';
const WORDS = [
  makeWord('Häuser', {
    definition: 'houses',
    source: undefined,
    rank: undefined,
    isWanted: true,
    sentence: { text: SENTENCE, marked: { start: 4, end: 10 }, title: 'Bauen', address: 'https://example.org/bauen' },
    ownSentence: SENTENCE,
  }),
  makeWord('كتاب', { pair: 'ara-eng', definition: undefined, meanings: ['book', 'letter'] }),
  makeWord('İstanbul', { pair: 'tur-eng', definition: 'the city', state: 'learning', dueDay: TODAY + 3 }),
];

/** A background with a list that finds words by their beginning. */
async function open(words = WORDS, pairs = ['deu-eng', 'ara-eng']) {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  let list = words;
  let removed: OwnWord[] = [];
  const find = ({ text, pair }: OwnWordQuery) =>
    list.filter((own) => own.word.startsWith(text.trim()) && (pair === undefined || own.pair === pair));
  const answers: Record<string, (request: never) => unknown> = {
    'word.list': ({ offset, limit, ...query }: OwnWordQuery & { offset: number; limit: number }) => {
      const found = find(query);
      const all = [...new Set(list.map(({ pair }) => pair))];
      return { total: found.length, pairs: all, words: found.slice(offset, offset + limit), day: TODAY };
    },
    'word.keys': (query: OwnWordQuery) => find(query).map(({ pair, word }) => ({ pair, word })),
    'word.act': ({ act, words: acted }: { act: string; words: OwnWordKey[] }) => {
      const isActed = (own: OwnWord) => acted.some(({ word }) => word === own.word);
      if (act === 'remove') {
        removed = list.filter(isActed);
        list = list.filter((own) => !isActed(own));
      }
      return { words: acted.length };
    },
    'word.takeBack': () => {
      list = [...removed, ...list];
    },
  };
  const send = (async (name: string, request: Record<string, unknown>) => {
    if (!['word.list', 'word.keys', 'anki.look'].includes(name)) sent.push({ name, request });
    return answers[name]?.(request as never);
  }) as unknown as Send;
  const decks = pairs.map((pair) => makeDeck(pair));
  const root = document.body.appendChild(document.createElement('div'));
  const draw = (changes: number) =>
    settle(() =>
      render(<OwnWordsSection send={send} entries={listEntries(decks, [])} decks={decks} changes={changes} />, root),
    );
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

describe('my words', () => {
  test('are listed in their language, with sentence, page, deck and state', async () => {
    await open();
    const rowOf = (word: string) => document.querySelector<HTMLElement>(`[data-word="${word}"]`);
    expect(rowOf('Häuser')?.querySelector('.own-text')?.textContent).toBe(
      `Häuser houses${SENTENCE}Next in Study · Your own word · Bauen`,
    );
    expect(rowOf('Häuser')?.querySelector('mark')?.textContent).toBe('Häuser');
    expect(rowOf('Häuser')?.querySelector('.own-sentence')?.getAttribute('lang')).toBe('de');
    expect(rowOf('Häuser')?.querySelector('a')?.href).toBe('https://example.org/bauen');
    expect(rowOf('كتاب')?.querySelector('bdi')?.dir).toBe('rtl');
    expect(rowOf('كتاب')?.querySelector('.own-text')?.textContent).toMatch(/^كتاب book; letterNew · .*rank 5$/);
    expect(rowOf('İstanbul')?.textContent).toContain('Learning, next on Nov 24, 2026');
  });

  test('never link an address that is not of a page', async () => {
    await open([makeWord('Haus', { sentence: { text: 'Haus', title: 'Bauen', address: 'javascript:alert(1)' } })]);
    expect(textOf('own-list')).toContain('Bauen');
    expect(document.querySelector('#own-list a')).toBeNull();
  });

  test('can be searched, sorted, and limited to a pair', async () => {
    await open();
    await type('own-search', 'İ');
    expect(rows()).toEqual(['İstanbul']);
    expect(textOf('own-count')).toBe('1 word');
    await type('own-search', 'xyz');
    expect([rows(), textOf('own-count')]).toEqual([[], '0 words']);
    await type('own-search', '');
    byId<HTMLSelectElement>('own-pairs').value = 'ara-eng';
    await settle(() => byId('own-pairs').dispatchEvent(new Event('change', { bubbles: true })));
    expect(rows()).toEqual(['كتاب']);
  });

  test('are read some at a time', async () => {
    await open(Array.from({ length: 70 }, (_, index) => makeWord(`Wort ${index}`)));
    expect(rows()).toHaveLength(30);
    expect(textOf('own-more')).toBe('Show more (40 left)');
    await settle(() => byId('own-more').click());
    await settle(() => byId('own-more').click());
    expect(rows()).toHaveLength(70);
    expect(document.getElementById('own-more')).toBeNull();
  });

  test('are selected, changed together, and restored by one undo', async () => {
    const { sent } = await open(Array.from({ length: 40 }, (_, index) => makeWord(`Wort ${index}`)));
    const isOff = (id: string) => byId<HTMLButtonElement>(id).disabled;
    expect(['own-study', 'own-know', 'own-stop', 'own-remove'].map(isOff)).toEqual([true, true, true, true]);
    await settle(() => button('Select: Wort 1').click());
    expect(textOf('own-selected')).toBe('1 selected');
    expect(byId<HTMLInputElement>('own-select-all').indeterminate).toBe(true);
    await settle(() => byId('own-select-all').click());
    expect(textOf('own-selected'), 'those that are not shown, too').toBe('40 selected');
    await settle(() => byId('own-remove').click());
    expect(sent).toMatchObject([{ name: 'word.act', request: { act: 'remove' } }]);
    expect(sent[0]?.request.words).toHaveLength(40);
    expect(textOf('own-messages')).toContain('40 words were removed from your words.');
    expect(document.activeElement?.id).toBe('own-undo');
    await settle(() => byId('own-undo').click());
    expect(sent[1]).toMatchObject({ name: 'word.takeBack', request: { ref: sent[0]?.request.id } });
    expect(textOf('own-messages')).toBe('Undone for 40 words.');
    expect(rows()).toHaveLength(30);
    expect(textOf('own-selected')).toBe('Select all');
  });

  test('lose their selection when others are searched, and keep it in another order', async () => {
    await open();
    await settle(() => button('Select: Häuser').click());
    byId<HTMLSelectElement>('own-sort').value = 'alphabet';
    await settle(() => byId('own-sort').dispatchEvent(new Event('change', { bubbles: true })));
    expect(textOf('own-selected')).toBe('1 selected');
    await type('own-search', 'İ');
    expect(textOf('own-selected')).toBe('Select all');
  });

  test('are changed in parts if they are thousands', async () => {
    const { sent } = await open(Array.from({ length: 2_500 }, (_, index) => makeWord(`Wort ${index}`)));
    await settle(() => byId('own-select-all').click());
    await settle(() => byId('own-know').click());
    const sizes = sent.map(({ request }) => (request.words as OwnWordKey[]).length);
    expect(sizes).toEqual([1_000, 1_000, 500]);
    expect(textOf('own-messages')).toContain('2,500 words are marked as known.');
    await settle(() => byId('own-undo').click());
    expect(sent.slice(3).map(({ request }) => request.ref)).toEqual(
      sent
        .slice(0, 3)
        .map(({ request }) => request.id)
        .reverse(),
    );
  });

  test('are saved as a file: the selected ones, or all', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:words';
    });
    await open();
    await settle(() => byId('own-export-csv').click());
    expect(textOf('own-export-messages')).toMatch(/^3 words saved as .*wayword-words\.csv.* in your downloads\.$/);
    await settle(() => button('Select: كتاب').click());
    await settle(() => byId('own-export-anki').click());
    expect(textOf('own-export-messages')).toMatch(/^1 word saved as .*wayword-words\.txt/);
    expect(await files[1]?.text()).toContain('كتاب\tbook; letter');
    vi.restoreAllMocks();
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
        request: { word: 'Häuser', text: 'houses (plural)' },
      },
    ]);
    expect(sent[0]?.request).not.toHaveProperty('headword');
    // The stored one stays, with its page.
    expect(sent[0]?.request).not.toHaveProperty('sentence');
    expect(document.activeElement).toBe(button('Edit: Häuser'));
    await settle(() => byId('own-undo').click());
    expect(sent[1]).toMatchObject({ name: 'study.takeBack', request: { ref: sent[0]?.request.id } });
    expect(textOf('own-messages')).toBe('Undone: Häuser');
  });

  test('can have another headword and another sentence', async () => {
    const { sent } = await open();
    await settle(() => button('Edit: Häuser').click());
    expect(byId('own-word').getAttribute('aria-describedby')).toBe('own-word-hint');
    await type('own-word', 'Haus');
    await type('own-sentence', '');
    await settle(() => byId('own-save').click());
    expect(sent[0]?.request).toMatchObject({ word: 'Häuser', headword: 'Haus', sentence: '' });
    expect(textOf('own-messages')).toContain('Haus is saved.');
  });

  test('begin with the meanings of the deck where the learner has written none', async () => {
    await open();
    await settle(() => button('Edit: كتاب').click());
    expect(byId<HTMLTextAreaElement>('own-meaning').value).toBe('book; letter');
  });

  test('are listed by their headword, which can be found and removed', async () => {
    const { sent } = await open([makeWord('Häuser', { headword: 'Haus' })]);
    expect(textOf('own-list')).toContain('Haus');
    expect(textOf('own-list')).toContain('Met as \u2068Häuser\u2069');
    await settle(() => button('Edit: Haus').click());
    await type('own-word', 'Häuser');
    await settle(() => byId('own-save').click());
    expect(sent[0]?.request).toMatchObject({ word: 'Häuser', headword: '' });
  });

  test('are removed and restored with one click each', async () => {
    const { sent } = await open();
    await settle(() => button('Remove: Häuser').click());
    expect(rows()).not.toContain('Häuser');
    expect(sent).toMatchObject([{ name: 'word.act', request: { act: 'remove', words: [{ word: 'Häuser' }] } }]);
    expect(textOf('own-messages')).toContain('Häuser was removed from your words.');
    expect(document.activeElement?.id).toBe('own-undo');
    await settle(() => byId('own-undo').click());
    expect(sent[1]).toMatchObject({ name: 'word.takeBack', request: { ref: sent[0]?.request.id } });
    expect(textOf('own-messages')).toBe('Häuser is back.');
    expect(rows()).toContain('Häuser');
  });

  test('are put into study with one click', async () => {
    const { sent } = await open();
    expect(document.querySelector('[aria-label="Study: Häuser"]')).toBeNull();
    await settle(() => button('Study: كتاب').click());
    expect(sent).toMatchObject([{ name: 'word.act', request: { act: 'study', words: [{ word: 'كتاب' }] } }]);
    expect(textOf('own-messages')).toContain('كتاب comes up in your next session.');
  });

  test('reports that there are none, and that a word has no deck', async () => {
    await open([], []);
    expect(textOf('own-words')).toContain('None yet.');
    expect(textOf('own-words')).toContain('Get a deck first');
    expect(document.getElementById('own-add')).toBeNull();
  });
});
