// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { LookedUpQuery, LookedUpWord } from '../../../../src/model/look-up.ts';
import type { OwnWordKey } from '../../../../src/model/own-word.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettings } from '../../../../src/settings/settings.ts';
import { LookedUpSection } from '../../../../src/ui/options/looked-up/LookedUpSection.tsx';
import type { LookedUpPlace } from '../../../../src/ui/options/looked-up/looked-up.ts';
import { createSettingsModel } from '../../../../src/ui/shared/settings-model.ts';
import { makeDeck, makeLookedUp } from '../../support/builders.ts';
import { byId, settle, textOf } from '../../support/page.ts';

/** 21 November 2026. */
const NOON = Date.UTC(2026, 10, 21, 12);
const TODAY = 20_778;

const makeWord = (word: string, parts: Partial<LookedUpWord> = {}) =>
  makeLookedUp(word, { pair: 'deu-eng', at: NOON, firstAt: NOON, count: 1, rank: 5, ...parts });

const WORDS = [
  makeWord('Haus', {
    form: 'Häuser',
    count: 4,
    firstAt: NOON - 9 * 86_400_000,
    sentence: { text: 'Die Häuser sind rot.', marked: { start: 4, end: 10 }, title: 'Rot, gelb' },
  }),
  makeWord('Jahr', { state: 'known' }),
];

/** A background whose list knows the filter `new` and pages. */
async function open(words = WORDS, page?: LookedUpPlace) {
  const sent: { name: string; request: Record<string, unknown> }[] = [];
  let list = words;
  let removed: LookedUpWord[] = [];
  let settings = DEFAULT_SETTINGS;
  const find = ({ filters, page: title }: LookedUpQuery) =>
    list.filter(
      ({ state, sentence }) =>
        (!filters.includes('new') || state === 'new') && (title === undefined || sentence?.title === title),
    );
  const answers: Record<string, (request: never) => unknown> = {
    'history.list': ({ offset, limit, ...query }: LookedUpQuery & { offset: number; limit: number }) => {
      const found = find(query);
      const pairs = [...new Set(list.map(({ pair }) => pair))];
      return { total: found.length, pairs, words: found.slice(offset, offset + limit), day: TODAY };
    },
    'history.keys': (query: LookedUpQuery) => find(query).map(({ pair, word }) => ({ pair, word })),
    'history.act': ({ act, words: acted }: { act: string; words: OwnWordKey[] }) => {
      const isActed = (own: OwnWordKey) => acted.some(({ word }) => word === own.word);
      if (act === 'remove') removed = list.filter(isActed);
      if (act === 'remove') list = list.filter((own) => !isActed(own));
      return { words: acted.length };
    },
    'history.takeBack': () => {
      list = [...removed, ...list];
    },
    'history.clear': () => {
      list = [];
    },
    'settings.get': () => settings,
    'settings.put': ({ change }: { change: Parameters<typeof mergeSettings>[1] }) => {
      settings = parseSettings(mergeSettings(settings, change));
      return settings;
    },
  };
  const send = (async (name: string, request: Record<string, unknown>) => {
    sent.push({ name, request });
    return answers[name]?.(request as never);
  }) as unknown as Send;
  const model = createSettingsModel(send);
  await model.load();
  const root = document.body.appendChild(document.createElement('div'));
  const section = (
    <LookedUpSection send={send} settings={model} decks={[makeDeck('deu-eng')]} changes={0} page={page} />
  );
  await settle(() => render(section, root));
  const lastAsked = () => sent.findLast(({ name }) => name === 'history.list')?.request;
  return { sent, lastAsked };
}

const listed = () => [...byId('looked-up-list').children].map((row) => row.getAttribute('data-word'));
const press = (id: string) => settle(() => byId<HTMLElement>(id).click());
const choose = (id: string, value: string) =>
  settle(() => {
    const field = byId<HTMLSelectElement>(id);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
  vi.restoreAllMocks();
});

describe('the list', () => {
  test('says how often and when a word was looked up, in which form, sentence and page', async () => {
    await open();
    expect(listed()).toEqual(['Haus', 'Jahr']);
    const [haus] = byId('looked-up-list').children;
    const text = haus?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
    expect(text).toContain('Looked up 4 times, last on Nov 21, 2026');
    expect(text).toContain('as Häuser');
    expect(text).toContain('Die Häuser sind rot.');
    expect(text).toContain('Rot, gelb');
    expect(byId('looked-up-list').children[1]?.textContent).toContain('Looked up once');
  });

  test('is asked for by count, and with filters that add up', async () => {
    const { lastAsked } = await open();
    await choose('looked-up-sort', 'count');
    await press('looked-up-only-new');
    await press('looked-up-only-often');
    expect(lastAsked()).toMatchObject({ sort: 'count', filters: ['new', 'often'] });
    expect(listed()).toEqual(['Haus']);
    await press('looked-up-only-new');
    expect(lastAsked()).toMatchObject({ filters: ['often'] });
    expect(listed()).toEqual(['Haus', 'Jahr']);
  });

  test('begins with the words of the page from which it was opened', async () => {
    const { lastAsked } = await open(WORDS, { title: 'Rot, gelb', address: 'https://news.example/rot' });
    expect(lastAsked()).toMatchObject({ page: 'Rot, gelb', address: 'https://news.example/rot' });
    expect([listed(), byId<HTMLInputElement>('looked-up-page').checked]).toEqual([['Haus'], true]);
    await press('looked-up-page');
    expect(lastAsked()).toMatchObject({ page: undefined, address: undefined });
    expect(listed()).toEqual(['Haus', 'Jahr']);
  });

  test('has no filter of a page if it was opened from none', async () => {
    await open();
    expect(document.getElementById('looked-up-page')).toBeNull();
  });

  test('says how it begins', async () => {
    await open([]);
    expect(textOf('looked-up')).toContain('None yet.');
    expect(document.getElementById('looked-up-clear')).toBeNull();
  });
});

describe('many words', () => {
  test.each(['study', 'know', 'stop'])('%s with one press', async (act) => {
    const { sent } = await open();
    await press('looked-up-select-all');
    await press(`looked-up-${act}`);
    const words = WORDS.map(({ pair, word }) => ({ pair, word }));
    expect(sent.find(({ name }) => name === 'history.act')?.request).toMatchObject({ act, words });
    expect(textOf('looked-up-messages')).toContain('2 words');
  });

  test('change once with a double press', async () => {
    const { sent } = await open();
    await press('looked-up-select-all');
    await settle(() => {
      byId('looked-up-study').click();
      byId('looked-up-study').click();
    });
    expect(sent.filter(({ name }) => name === 'history.act')).toHaveLength(1);
    expect(textOf('looked-up-messages')).toContain('2 words');
  });

  test('are removed from this list, and come back', async () => {
    await open();
    await press('looked-up-select-all');
    await press('looked-up-remove');
    expect(textOf('looked-up-messages')).toContain('2 words were removed from this list.');
    expect(document.activeElement).toBe(byId('looked-up-undo'));
    await press('looked-up-undo');
    expect(listed()).toEqual(['Haus', 'Jahr']);
  });

  test('are all removed after a question', async () => {
    const { sent } = await open();
    await press('looked-up-clear');
    const buttons = () => [...byId('looked-up').querySelectorAll<HTMLButtonElement>('.confirm button')];
    await settle(() => buttons()[1]?.click());
    expect(document.activeElement).toBe(byId('looked-up-clear'));
    await press('looked-up-clear');
    await settle(() => buttons()[0]?.click());
    expect(sent.filter(({ name }) => name === 'history.clear')).toHaveLength(1);
    expect(textOf('looked-up')).toContain('None yet.');
    expect(textOf('looked-up-messages')).toBe('2 words were removed from this list.');
    expect(document.getElementById('looked-up-undo')).toBeNull();
  });
});

test('the table has a row for each word', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:table';
  });
  await open();
  await press('looked-up-export-csv');
  const [head, haus, jahr] = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(head).toBe('\uFEFFword,form,meaning,sentence,page,address,count,first,last,state,deck,languages');
  expect(haus).toMatch(
    /^Haus,Häuser,meaning,Die Häuser sind rot\.,"Rot, gelb",,4,2026-11-12,2026-11-21,new,.*,deu-eng$/,
  );
  expect(jahr).toMatch(/^Jahr,Jahr,meaning,,,,1,2026-11-21,2026-11-21,known,/);
});

test('one switch turns the history off, and a choice says how long it is kept', async () => {
  const { sent } = await open();
  await press('history-on');
  await choose('history-keep', 'month');
  const changes = sent.filter(({ name }) => name === 'settings.put').map(({ request }) => request.change);
  expect(changes).toEqual([{ history: { isOn: false } }, { history: { keep: 'month' } }]);
});
