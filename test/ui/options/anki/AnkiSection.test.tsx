// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type { AnkiChange, AnkiConfig, AnkiView, SaidReport, WaitingNote } from '../../../../src/model/anki.ts';
import { AnkiSection } from '../../../../src/ui/options/anki/AnkiSection.tsx';
import { AnkiButton } from '../../../../src/ui/shared/anki/AnkiButton.tsx';
import { byId, settle, textOf } from '../../support/page.ts';

const OFF: AnkiConfig = {
  isOn: false,
  address: 'http://127.0.0.1:8765',
  deck: '',
  noteType: '',
  fields: {},
  tags: 'wayword',
};
const HAUS = {
  pair: 'deu-eng',
  word: 'Haus',
  headword: 'das Haus',
  definition: 'my home',
  meanings: ['house'],
  sentence: { text: 'Ein Haus.', marked: { start: 4, end: 8 }, title: 'Houses' },
};
const toReport = (parts: Partial<SaidReport>): SaidReport => {
  return { added: 0, present: 0, waiting: 0, refused: 0, text: '', ...parts };
};

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open(config: Partial<AnkiConfig> = {}, waiting: WaitingNote[] = []) {
  const state = {
    view: { config: { ...OFF, ...config }, hasKey: false, waiting } as AnkiView,
    connection: { decks: ['Deutsch'], noteTypes: ['Wort', 'Basic'] } as object,
    report: toReport({}),
    sent: [] as { name: string; request: unknown }[],
  };
  const answers: Record<string, (request: never) => unknown> = {
    'anki.look': () => state.view,
    'anki.change': ({ change: { key, ...change } }: { change: AnkiChange }) => {
      state.view = { ...state.view, config: { ...state.view.config, ...change }, hasKey: key !== undefined };
      return state.view;
    },
    'anki.connect': () => state.connection,
    'anki.fields': () => ({ fields: ['Word', 'Meaning', 'Sentence'] }),
    'anki.retry': () => {
      if (state.report.waiting === 0) state.view = { ...state.view, waiting: [] };
      return state.report;
    },
    'anki.add': () => state.report,
    'anki.remove': ({ ids }: { ids: string[] }) => {
      state.view = { ...state.view, waiting: state.view.waiting.filter(({ id }) => !ids.includes(id)) };
      return state.view;
    },
    'word.list': () => ({ total: 1, pairs: [], words: [HAUS], day: 0 }),
    'history.list': () => ({ total: 0, pairs: [], words: [], day: 0 }),
  };
  const send = (async (name: string, request: unknown) => {
    state.sent.push({ name, request });
    return answers[name]?.(request as never);
  }) as unknown as Send;
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() =>
    render(
      <>
        <AnkiSection send={send} changes={0} />
        <AnkiButton id="add" send={send} findWords={async () => [{ pair: 'deu-eng', word: 'Haus', meanings: [] }]} />
      </>,
      root,
    ),
  );
  return state;
}

const click = (id: string) => settle(() => byId(id).click());
const choose = (id: string, value: string) =>
  settle(() => {
    byId<HTMLSelectElement>(id).value = value;
    byId(id).dispatchEvent(new Event('change'));
  });
const type = (id: string, value: string) =>
  settle(() => {
    byId<HTMLInputElement>(id).value = value;
    byId(id).dispatchEvent(new Event('input'));
  });
const submit = () => settle(() => byId('anki-form').dispatchEvent(new Event('submit')));

test('is off at first: nothing is asked of Anki, and there is no button', async () => {
  const { sent } = await open();
  expect(sent.map(({ name }) => name).filter((name) => name !== 'anki.look')).toEqual([]);
  expect(document.getElementById('anki-form')).toBeNull();
  expect(document.getElementById('add')).toBeNull();
  await click('anki-isOn');
  expect(textOf('anki')).toContain('Start Anki and press Connect');
  expect(document.getElementById('add')).not.toBeNull();
});

test('an address of another machine is refused on the page', async () => {
  const { sent } = await open({ isOn: true });
  await type('anki-address', 'http://192.168.0.1:8765');
  await submit();
  expect(textOf('anki-messages')).toContain('not an address of this device');
  expect(sent.map(({ name }) => name)).not.toContain('anki.connect');
});

test('shows what happened, and keeps a key to itself', async () => {
  const state = await open({ isOn: true });
  state.connection = { problem: { code: 'key-wrong', text: 'The key is wrong.' } };
  await type('anki-key', 'secret');
  await submit();
  expect(textOf('anki-messages')).toBe('The key is wrong.');
  expect(state.sent).toContainEqual({
    name: 'anki.change',
    request: { change: { address: 'http://127.0.0.1:8765', key: 'secret' } },
  });
  expect(textOf('anki-key-hint')).toContain('A key is stored.');
});

test('fields are filled by their names, and shown with one of the learner’s words', async () => {
  const state = await open({ isOn: true });
  await submit();
  expect(textOf('anki-messages')).toContain('Connected. Decks in Anki: 1, note types: 2.');
  await choose('anki-deck', 'Deutsch');
  await choose('anki-noteType', 'Wort');
  expect(state.view.config).toMatchObject({
    deck: 'Deutsch',
    noteType: 'Wort',
    fields: { Word: 'word', Meaning: 'meanings', Sentence: 'sentence' },
  });
  expect(textOf('anki-preview')).toBe('Worddas HausMeaningmy homehouseSentenceEin Haus.Tagswayword');
  expect(byId('anki-preview').querySelector('b')?.textContent).toBe('Haus');
  await choose('anki-field-1', 'title');
  expect(textOf('anki-preview')).toContain('MeaningHouses');
  await choose('anki-field-1', '');
  expect(state.view.config.fields).toEqual({ Word: 'word', Sentence: 'sentence' });
});

const WAITING = Array.from({ length: 22 }, (_, index) => ({ id: `${index}`, pair: 'deu-eng', word: `Wort ${index}` }));

test('words that wait are tried when the page opens', async () => {
  const { sent } = await open({ isOn: true, deck: 'Deutsch', noteType: 'Wort' }, WAITING);
  expect(sent.filter(({ name }) => name === 'anki.retry')).toHaveLength(1);
  expect(document.getElementById('anki-waiting')).toBeNull();
});

test('a list of words that wait', async () => {
  const state = await open({ isOn: false }, WAITING);
  expect(textOf('anki-waiting-count')).toBe('22 words wait for Anki');
  expect(textOf('anki-waiting')).toContain('… and 2 more');
  state.report = toReport({ waiting: 22, problem: { code: 'not-running', text: 'Anki does not answer.' } });
  await click('anki-isOn');
  await click('anki-retry');
  expect(textOf('anki-messages')).toBe('22 wait for Anki. Anki does not answer.');
  await settle(() => byId('anki-waiting').querySelector('button')?.click());
  expect(textOf('anki-waiting-count')).toBe('21 words wait for Anki');
  state.report = toReport({ added: 20, present: 1 });
  await click('anki-retry');
  expect(textOf('anki-messages')).toBe('20 words were added to Anki. 1 is already in Anki.');
  expect(document.getElementById('anki-waiting')).toBeNull();
});

test('the button says what became of a word', async () => {
  const state = await open({ isOn: true, deck: 'Deutsch', noteType: 'Wort' });
  state.report = toReport({
    present: 1,
    text: 'Already in Anki.',
    problem: { code: 'duplicate', text: 'Already in Anki.' },
  });
  await click('add');
  expect(textOf('add-messages')).toBe('Already in Anki.');
});
