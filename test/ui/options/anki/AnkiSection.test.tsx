// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Send } from '../../../../src/messaging/client.ts';
import type {
  AnkiChange,
  AnkiConfig,
  AnkiFollowed,
  AnkiView,
  SaidProblem,
  SaidReport,
  WaitingNote,
} from '../../../../src/model/anki.ts';
import { AnkiSection } from '../../../../src/ui/options/anki/AnkiSection.tsx';
import { AnkiButton } from '../../../../src/ui/shared/anki/AnkiButton.tsx';
import { makeDeck } from '../../support/builders.ts';
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
    followed: undefined as AnkiFollowed | undefined,
    followProblem: undefined as SaidProblem | undefined,
    decks: [makeDeck('deu-eng')],
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
    'anki.follow': ({ act, pair = state.followed?.pair }: { act: string; pair?: string }) => {
      if (act === 'stop') state.followed = undefined;
      if (act === 'read' && pair && !state.followProblem) state.followed = { pair, words: 2, at: 1_790_000_000_000 };
      return { followed: state.followed, problem: act === 'look' ? undefined : state.followProblem };
    },
    'deck.list': () => state.decks,
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
  const draw = (changes: number) =>
    settle(() =>
      render(
        <>
          <AnkiSection send={send} changes={changes} />
          <AnkiButton id="add" send={send} findWords={async () => [{ pair: 'deu-eng', word: 'Haus', meanings: [] }]} />
        </>,
        root,
      ),
    );
  await draw(0);
  return Object.assign(state, { change: () => draw(1) });
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

describe('words that are known in Anki', () => {
  const SET_UP = { isOn: true, deck: 'Deutsch', noteType: 'Wort', fields: { Word: 'word' } } as const;
  const acts = ({ sent }: Awaited<ReturnType<typeof open>>) =>
    sent.flatMap(({ name, request }) => (name === 'anki.follow' ? [request] : []));
  const plain = (id: string) => textOf(id).replace(/[\u2068\u2069]/g, '');

  test('are offered once Anki was reached and the field of the word is chosen, and not read before', async () => {
    const state = await open({ ...SET_UP, fields: { Word: 'meanings' } });
    expect(document.getElementById('anki-follow')).toBeNull();
    await submit();
    expect(document.getElementById('anki-follow')).toBeNull();
    await choose('anki-field-0', 'word');
    expect(byId<HTMLInputElement>('anki-follow').checked).toBe(false);
    expect(document.getElementById('anki-follow-pair')).toBeNull();
    expect(acts(state)).toEqual([{ act: 'look' }]);
  });

  test('count as known, are read again, and not any more', async () => {
    const state = await open(SET_UP);
    await submit();
    await click('anki-follow');
    expect(acts(state).at(-1)).toEqual({ act: 'read', pair: 'deu-eng' });
    expect(plain('anki-follow-messages')).toMatch(/^2 words known in Anki, as of .*2026\.$/);
    state.followProblem = { code: 'not-running', text: 'Anki does not answer.' };
    await click('anki-follow-now');
    expect(acts(state).at(-1)).toEqual({ act: 'read' });
    expect(plain('anki-follow-messages')).toMatch(
      /^2 words known.*Anki does not answer. The words stay as they were.$/,
    );
    // The section looks again after each change in the background.
    await state.change();
    expect(plain('anki-follow-messages')).toContain('Anki does not answer.');
    await click('anki-follow');
    expect(acts(state).at(-1)).toEqual({ act: 'stop', pair: 'deu-eng' });
    expect(document.getElementById('anki-follow-now')).toBeNull();
  });

  test('are of one of several pairs', async () => {
    const state = await open(SET_UP);
    state.decks = [makeDeck('deu-eng'), makeDeck('spa-eng')];
    await click('anki-isOn');
    await click('anki-isOn');
    await submit();
    await choose('anki-follow-pair', 'spa-eng');
    await click('anki-follow');
    expect(acts(state).at(-1)).toEqual({ act: 'read', pair: 'spa-eng' });
    await choose('anki-follow-pair', 'deu-eng');
    expect(acts(state).at(-1)).toEqual({ act: 'read', pair: 'deu-eng' });
  });

  test('are taken back where Anki is switched off', async () => {
    const state = await open(SET_UP);
    await submit();
    await click('anki-follow');
    await click('anki-isOn');
    expect(acts(state).at(-1)).toEqual({ act: 'stop' });
    expect(state.view.config.isOn).toBe(false);
  });

  test('can be taken back while Anki is closed', async () => {
    const state = await open(SET_UP);
    expect(document.getElementById('anki-follow')).toBeNull();
    state.followed = { pair: 'deu-eng', words: 1, at: 1_790_000_000_000 };
    await click('anki-isOn');
    await click('anki-isOn');
    expect(byId<HTMLInputElement>('anki-follow').checked).toBe(true);
  });
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
