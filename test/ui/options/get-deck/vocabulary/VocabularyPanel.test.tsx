// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { RequestOf } from '../../../../../src/messaging/messages.ts';
import { ImportDeck } from '../../../../../src/ui/options/get-deck/import/ImportDeck.tsx';
import { createOptionsModel } from '../../../../../src/ui/options/options-model.ts';
import { directFiles } from '../../../../support/direct-files.ts';
import { makeDeck } from '../../../support/builders.ts';
import { type FakeBackground, makeBackground } from '../../../support/fake-background.ts';
import { byId, settle, textOf } from '../../../support/page.ts';

const readFixture = (name: string) => new Uint8Array(readFileSync(`test/fixtures/vocabulary/${name}`));

const makeLearner = () =>
  makeBackground({
    decks: [makeDeck('deu-eng'), makeDeck('jpn-eng')],
    cards: new Map([
      [
        'deu-eng',
        [
          [1, 'Haus', ['house']],
          [2, 'gehen', ['go']],
          [3, 'Katze', ['cat']],
        ],
      ],
    ]),
  });

async function open(background: FakeBackground = makeLearner()) {
  const root = document.body.appendChild(document.createElement('div'));
  const options = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async (text) => (/Haus|Baum|Wasser/.test(text) ? 'de' : undefined),
    files: directFiles,
  });
  await settle(() => render(<ImportDeck model={options.fileImport} />, root));
  await settle(() => options.load());
  return { background, model: options.fileImport };
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

const find = (id: string) => document.getElementById(id);

/** Chooses a file, and waits for what is found in it. */
async function choose(name: string, content: BlobPart = readFixture(name), shown = 'vocabulary-facts') {
  const input = byId<HTMLInputElement>('import-file');
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
  await settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => find(shown), { timeout: 5_000 }).not.toBeNull();
  await settle(() => undefined);
}

async function change(id: string, value: string) {
  const field = byId<HTMLSelectElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}

const waitForPreview = () =>
  expect.poll(() => document.querySelector('.vocabulary-preview')?.getAttribute('aria-busy')).toBe('false');

async function select(id: string, value: string) {
  await change(id, value);
  await waitForPreview();
}

const facts = (id = 'vocabulary-facts') =>
  Object.fromEntries(
    [...byId(id).querySelectorAll('div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
const labels = (id: string) =>
  [...byId(id).querySelectorAll('label, .label')].map(({ textContent }) => textContent?.trim());

function lastImport({ requests }: FakeBackground) {
  const real = requests.filter(
    ({ name, request }) => name === 'study.importWords' && !(request as { isDryRun: boolean }).isDryRun,
  );
  return real.at(-1)?.request as RequestOf<'study.importWords'> | undefined;
}

describe('an Anki package', () => {
  test('shows note types, fields, decks and what becomes of the words', async () => {
    await open();
    await choose('latest.colpkg');
    expect(textOf('vocabulary-name')).toBe('latest.colpkg');
    expect(byId<HTMLSelectElement>('vocabulary-deck').value).toBe('deu-eng');
    expect(byId('vocabulary-note-types').textContent).toMatch(/Basic.+\(10\).+German.*Mine.+\(2\).+Japanese.*Cloze/);
    expect(textOf('vocabulary-word-0')?.replace(/[\u2068\u2069]/g, '')).toBe('Front: HausBack: house & home');
    expect(labels('vocabulary-outcomes')).toEqual([
      'What becomes of them',
      'Known: 4',
      'In learning: 3',
      'Not begun: 1',
      'Suspended: 1',
    ]);
    expect(facts()).toEqual({
      Words: '9',
      'In your deck': '3',
      'Repeated, merged': '1',
      'Without a word': '1',
      'Become known': '2',
      'Continue in Study': '4',
      'Their answers': '4',
      'Wait to be studied': '1',
      'Of these, kept as your own words': '2',
    });
    expect(textOf('vocabulary-preview')).toContain('Haushouse & homeContinue on the same days');
    expect(document.activeElement?.id).toBe('vocabulary-name');
  });

  test('is imported, and undone with one press', async () => {
    const { background } = await open();
    await choose('latest.colpkg');
    await select('vocabulary-suspended', 'know');
    await settle(() => byId('vocabulary-start').click());
    expect(lastImport(background)).toMatchObject({
      pair: 'deu-eng',
      known: ['Stuhl', 'Tisch', 'gehen'],
      isLast: true,
    });
    const house = lastImport(background)?.words.find(({ word }) => word === 'Haus');
    expect(house?.past?.history?.answers).toMatchObject([{ rating: 'good', intervalDays: 1 }]);
    expect(textOf('vocabulary-messages')).toContain('latest.colpkg');
    expect(facts('vocabulary-result')).toMatchObject({ 'Become known': '3', 'Continue in Study': '4' });
    expect(find('vocabulary-name')).toBeNull();
    await settle(() => byId('vocabulary-undo').click());
    const { id } = lastImport(background) ?? {};
    expect(background.requests.at(-1)).toMatchObject({ name: 'study.takeBackImport', request: { ref: id } });
    expect(textOf('vocabulary-messages')).toBe('Undone. Everything is as it was before.');
  });

  test('that was imported says which of its words Wayword has already', async () => {
    const background = makeLearner();
    background.settledWords = new Set(['Haus', 'gehen']);
    await open(background);
    await choose('latest.colpkg');
    expect(facts()).toMatchObject({ 'Already in Wayword': '2', 'Become known': '1' });
    expect(textOf('vocabulary-preview')).toContain('Haushouse & homeAlready in Wayword');
  });

  describe('with a schedule that Anki fitted', () => {
    const requestsOf = ({ requests }: FakeBackground, names: readonly string[]) =>
      requests.filter(({ name }) => names.includes(name));

    test('adopts it before the words, with its desired retention, and undoes both', async () => {
      const { background } = await open();
      await choose('fitted.colpkg');
      expect(byId<HTMLInputElement>('vocabulary-schedule').checked).toBe(true);
      expect(textOf('vocabulary-schedule-hint').replace(/[\u2068\u2069]/g, '')).toBe(
        'From Anki’s preset “Languages”. Words come back when the chance that you know them has fallen to 87%.',
      );
      background.requests.length = 0;
      await settle(() => byId('vocabulary-start').click());
      await expect.poll(() => find('vocabulary-result')).not.toBeNull();
      const sent = requestsOf(background, ['study.beginImport', 'study.adoptWeights', 'study.importWords']);
      expect(sent.map(({ name }) => name)).toEqual(['study.beginImport', 'study.adoptWeights', 'study.importWords']);
      const { id } = lastImport(background) ?? {};
      expect(sent[1]?.request).toMatchObject({ id, part: expect.stringMatching(/./), pairs: ['deu-eng'] });
      expect(sent[1]?.request).toHaveProperty('weights.length', 21);
      expect(background.settings.study.retention).toBe(0.87);
      expect(textOf('vocabulary-messages')).toContain('Wayword now uses the schedule that Anki fitted to you.');
      await settle(() => byId('vocabulary-undo').click());
      await expect.poll(() => background.settings.study.retention).toBe(0.9);
      expect(requestsOf(background, ['study.takeBackImport'])).toMatchObject([{ request: { ref: id } }]);
    });

    test('keeps a retention that was changed since', async () => {
      const { background } = await open();
      await choose('fitted.colpkg');
      await settle(() => byId('vocabulary-start').click());
      await expect.poll(() => find('vocabulary-result')).not.toBeNull();
      const { study } = background.settings;
      background.settings = { ...background.settings, study: { ...study, retention: 0.95 } };
      await settle(() => byId('vocabulary-undo').click());
      await expect.poll(() => textOf('vocabulary-messages')).toContain('Undone.');
      expect(background.settings.study.retention).toBe(0.95);
    });

    test('leaves it where it is not wanted', async () => {
      const { background } = await open();
      await choose('fitted.colpkg');
      await settle(() => byId('vocabulary-schedule').click());
      await settle(() => byId('vocabulary-start').click());
      await expect.poll(() => find('vocabulary-result')).not.toBeNull();
      expect(requestsOf(background, ['study.adoptWeights', 'settings.put'])).toEqual([]);
      expect(textOf('vocabulary-messages')).not.toContain('schedule');
    });

    test('offers it, and takes it only if it is chosen, to who has a fitted one here; also without words', async () => {
      const background = makeLearner();
      background.isFitted = true;
      await open(background);
      await choose('fitted.colpkg');
      expect(byId<HTMLInputElement>('vocabulary-schedule').checked).toBe(false);
      for (const standing of ['known', 'learning']) await select(`vocabulary-${standing}`, 'leave');
      expect(byId('vocabulary-start').getAttribute('aria-disabled')).toBe('true');
      await settle(() => byId('vocabulary-schedule').click());
      await settle(() => byId('vocabulary-start').click());
      await expect.poll(() => find('vocabulary-result')).not.toBeNull();
      expect(requestsOf(background, ['study.adoptWeights'])).toHaveLength(1);
      expect(lastImport(background)).toMatchObject({ known: [], words: [], isLast: true });
    });
  });

  test('follows its choices: deck, fields, note types, decks in it and the interval', async () => {
    const { background, model } = await open();
    await choose('latest.colpkg');
    await select('vocabulary-known-days', '60');
    expect(labels('vocabulary-outcomes')).toContain('Known: 1');
    await select('vocabulary-word-0', '1');
    expect(textOf('vocabulary-preview')).toContain('to walk');
    await settle(() => byId('vocabulary-take-0').click());
    await select('vocabulary-deck', 'jpn-eng');
    expect(byId<HTMLInputElement>('vocabulary-take-1').checked).toBe(true);
    await settle(() => model.vocabulary.model.value?.takeDeck('10', false));
    await waitForPreview();
    await settle(() => byId('vocabulary-start').click());
    expect(lastImport(background)).toMatchObject({ pair: 'jpn-eng', known: [], words: [{ word: '食べる' }] });
  });

  test('keeps its preview while other words are read, and imports nothing meanwhile', async () => {
    const { background } = await open();
    await choose('latest.colpkg');
    let release = () => {};
    background.gate = new Promise((resolve) => {
      release = resolve;
    });
    await change('vocabulary-word-0', '1');
    await settle(() => byId('vocabulary-start').click());
    expect([find('vocabulary-preview'), find('vocabulary-outcomes')]).not.toContain(null);
    expect(textOf('vocabulary-preview')).toMatch(/^Finding the words in your deck: /);
    expect(byId('vocabulary-start').getAttribute('aria-disabled')).toBe('true');
    await settle(() => release());
    await expect.poll(() => textOf('vocabulary-preview')).toContain('house & homehouse & home');
    expect(byId('vocabulary-start').getAttribute('aria-disabled')).toBe('false');
    expect(lastImport(background)).toBeUndefined();
  });

  test('that is open in Anki says that the newest changes may be missing', async () => {
    await open();
    await choose('open.anki2');
    expect(byId('vocabulary').textContent).toContain('Another program may have this file open');
  });

  test('needs a deck', async () => {
    await open(makeBackground());
    await choose('latest.colpkg');
    expect(byId('vocabulary').textContent).toContain('These words need a deck of their language.');
    expect(byId('vocabulary-start').getAttribute('aria-disabled')).toBe('true');
  });

  test('can be closed, and another file takes its place', async () => {
    await open();
    await choose('latest.colpkg');
    await settle(() => byId('vocabulary-close').click());
    expect(find('vocabulary-name')).toBeNull();
    await choose('kindle.db');
    expect(byId('vocabulary-note-types').textContent).toMatch(/German.+\(3\).*English.+\(1\)/);
    await choose('words.csv', 'word,meaning\nHaus,house\n', 'import-name');
    expect(find('vocabulary-name')).toBeNull();
  });
});

test.each([
  ['newer.colpkg', 'This file is from a newer Anki.'],
  ['foreign.sqlite', 'This file belongs to a program that Wayword does not know.'],
  ['empty.apkg', 'There are no words in this file.'],
])('%s: says what was expected and found, and what helps', async (name, title) => {
  const { background } = await open();
  await choose(name, readFixture(name), 'vocabulary-problem');
  expect(textOf('vocabulary-messages')).toContain(title);
  expect(textOf('vocabulary-problem')).toMatch(/Nothing was changed\. Expected .+, got/);
  expect(background.received).not.toContain('study.importWords');
});

const MANY = `word,meaning,status\n${Array.from({ length: 3_600 }, (_, index) => `Wort ${index},m,known`).join('\n')}\n`;

describe('an import of many words', () => {
  const parts = ({ requests }: FakeBackground) =>
    requests.flatMap(({ name, request }) =>
      name === 'study.importWords' && !(request as RequestOf<'study.importWords'>).isDryRun
        ? [request as RequestOf<'study.importWords'>]
        : [],
    );

  test('is stored in parts of one id, in the order of the database', async () => {
    const { background } = await open();
    await choose('many.csv', MANY);
    await settle(() => byId('vocabulary-start').click());
    await expect.poll(() => find('vocabulary-result')).not.toBeNull();
    expect(facts('vocabulary-result')).toEqual({ 'Become known': '3,600' });
    const sent = parts(background);
    expect(sent.map(({ known, isLast }) => [known.length, isLast])).toEqual([
      [1_500, false],
      [1_500, false],
      [600, true],
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sent.map(({ part }) => part)).size).toBe(3);
    const words = sent.flatMap(({ known }) => known);
    expect(words).toEqual(words.toSorted());
  });

  test('shows its progress, and can be cancelled, which takes back what was stored', async () => {
    const { background, model } = await open();
    await choose('many.csv', MANY);
    let release = () => {};
    background.gate = new Promise((resolve) => {
      release = resolve;
    });
    await settle(() => byId('vocabulary-start').click());
    expect(byId('vocabulary').textContent).toContain('Importing: 0%');
    expect(document.activeElement?.id).toBe('vocabulary-stop');
    await settle(() => byId('vocabulary-stop').click());
    expect(byId('vocabulary').textContent).toContain('Undoing…');
    await settle(() => release());
    await expect.poll(() => model.vocabulary.model.value?.stage.value).toEqual({ kind: 'chosen', isCancelled: true });
    await settle(() => undefined);
    expect(parts(background).length).toBeLessThan(3);
    const begun = background.requests.find(({ name }) => name === 'study.beginImport')?.request as { id: string };
    expect(background.requests.find(({ name }) => name === 'study.takeBackImport')?.request).toMatchObject({
      ref: begun.id,
    });
    expect(textOf('vocabulary-messages')).toBe('Undone. Everything is as it was before.');
    expect(find('vocabulary-start')).not.toBeNull();
  });
});

describe('an import that was interrupted', () => {
  const LINGQ = 'term,status,hint\nHaus,4,house\nBaum,2,tree\n';
  const makeInterrupted = (name: string) => {
    const background = makeLearner();
    const counts = [{ known: 1_500, continued: 0, wanted: 3, defined: 0 }];
    background.unfinishedImport = { id: 'earlier', source: `deu-eng ${LINGQ.length} ${name}`, counts };
    return background;
  };

  test('is named when the page opens, and can be taken back', async () => {
    const background = makeInterrupted('my words.csv');
    await open(background);
    await expect.poll(() => find('vocabulary-interrupted')).not.toBeNull();
    expect(textOf('vocabulary-interrupted').replace(/[\u2068\u2069]/g, '')).toContain(
      'The import of “my words.csv” was interrupted, and some of its words are stored.',
    );
    await settle(() => byId('vocabulary-interrupted-undo').click());
    expect(background.requests.at(-1)).toMatchObject({ name: 'study.takeBackImport', request: { ref: 'earlier' } });
    expect(textOf('vocabulary-interrupted')).toBe('Undone. Everything is as it was before.');
  });

  test('is completed by the same file, and its result counts both parts', async () => {
    await open(makeInterrupted('lingq.csv'));
    await choose('lingq.csv', LINGQ);
    await settle(() => byId('vocabulary-start').click());
    await expect.poll(() => find('vocabulary-result')).not.toBeNull();
    expect(find('vocabulary-interrupted')).toBeNull();
    expect(textOf('vocabulary-messages')).toContain('An interrupted import is complete now.');
    expect(facts('vocabulary-result')).toMatchObject({ 'Become known': '1,501', 'Wait to be studied': '4' });
  });

  test('is not mentioned after another file', async () => {
    await open(makeInterrupted('other.csv'));
    await choose('lingq.csv', LINGQ);
    await settle(() => byId('vocabulary-start').click());
    await expect.poll(() => find('vocabulary-result')).not.toBeNull();
    expect(textOf('vocabulary-messages')).not.toContain('interrupted');
  });
});

test('An import that fails keeps the choices', async () => {
  const { background } = await open();
  await choose('kindle.db');
  background.failures.set('study.importWords', 'storage-full');
  await settle(() => byId('vocabulary-start').click());
  expect(textOf('vocabulary-name')).toBe('kindle.db');
  expect(find('vocabulary-problem')).not.toBeNull();
  expect(background.received.at(-1)).toBe('study.takeBackImport');
});

describe('a table that says how well words are known', () => {
  const LINGQ = 'term,status,hint\nHaus,4,house\nBaum,2,tree\n';

  test('is taken for known words, or for a deck on demand', async () => {
    await open();
    await choose('lingq.csv', LINGQ);
    expect(labels('vocabulary-outcomes')).toEqual(['What becomes of them', 'Known: 1', 'In learning: 1']);
    await settle(() => byId('vocabulary-as-deck').click());
    await expect.poll(() => find('import-name')).not.toBeNull();
    expect([find('vocabulary-name'), textOf('import-name')]).toEqual([null, 'lingq.csv']);
  });

  test('can be pasted', async () => {
    await open();
    byId<HTMLTextAreaElement>('import-paste').value = LINGQ.replaceAll(',', '\t');
    await settle(() => byId('import-paste-read').click());
    await expect.poll(() => find('vocabulary-facts')).not.toBeNull();
    expect(textOf('vocabulary-name')).toBe('Pasted text.txt');
  });
});

test.each([
  ['a set of Quizlet', 'das Haus\thouse\nder Baum\ttree\n', 'house'],
  ['lines of a chat', 'das Haus - house\nder Baum - tree\ndie Katze - cat\n', 'house'],
  ['a list of words', 'Haus\nBaum\nKatze\n', 'Haus'],
])('Pasted text is recognised as a file is: %s', async (_, pasted, shown) => {
  await open();
  byId<HTMLTextAreaElement>('import-paste').value = pasted;
  await settle(() => byId('import-paste-read').click());
  await expect.poll(() => find('import-preview')?.textContent).toContain(shown);
});

test('Nothing is read where nothing was pasted', async () => {
  await open();
  await settle(() => byId('import-paste-read').click());
  expect(document.activeElement?.id).toBe('import-paste');
});
