import { effect, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { DeckSummary } from '../../../../../src/model/source.ts';
import { createImportModel } from '../../../../../src/ui/options/get-deck/import/import-model.ts';
import { createInterruptedImport } from '../../../../../src/ui/options/get-deck/vocabulary/interrupted-import.ts';
import { directFiles } from '../../../../support/direct-files.ts';
import { makeDeck, makeSpanishBackground } from '../../../support/builders.ts';
import { type FakeBackground, makeBackground } from '../../../support/fake-background.ts';

function make(background: FakeBackground = makeBackground(), spoken = ['en-GB']) {
  const sources = signal<DeckSummary[]>([]);
  const refresh = async () => {
    sources.value = background.decks;
  };
  void refresh();
  const model = createImportModel({
    onBegin: () => undefined,
    send: background.send,
    sources,
    spoken,
    detect: async (text) => (text.includes('Straße') ? 'de' : undefined),
    files: directFiles,
    vocabulary: {
      interrupted: createInterruptedImport(background.send),
      model: signal(undefined),
      open: async () => undefined,
      close: () => undefined,
    },
    onAdded: refresh,
  });
  return { model, background };
}

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const SPANISH = file('spa-eng.csv', 'word,meaning\ncasa,house; home\naño,year\n');

/** Rows that need more than one message. */
const MANY_ROWS = 24_000;
const manyRows = (word: (row: number) => string) =>
  file('deu-eng.tsv', Array.from({ length: MANY_ROWS }, (_, index) => `${word(index + 1)}\tm`).join('\n'));

describe('a chosen file', () => {
  const SWAPPED = 'the train\tZug\nthe street\tStraße\nthe house\tHaus\n';
  const sides = ({ model }: ReturnType<typeof make>) =>
    model.content.value?.preview.map(({ word, meanings }) => [word, ...meanings]);

  test.each([
    ['whose first side is in the language of the person', 'reversed.txt', ['en-GB']],
    ['whose name has the languages the other way round', 'deu-eng.txt', ['de', 'en']],
  ])('%s is read from the other side, and asks for a check', async (_, name, spoken) => {
    const made = make(undefined, spoken);
    await made.model.chooseFile(file(name, SWAPPED));
    expect(sides(made)?.[1]).toEqual(['Straße', 'the street']);
    expect([made.model.from.value, made.model.to.value]).toEqual(['deu', 'eng']);
    expect(made.model.content.value?.file.doubt).toBe('columns');
  });

  test.each([
    ['by a person who speaks both languages', 'reversed.txt', 'the street\tStraße\n', ['en', 'de']],
    ['whose header names the sides', 'reversed.txt', 'word\tmeaning\nthe street\tStraße\n', ['en']],
  ])('%s is read as it stands', async (_, name, content, spoken) => {
    const made = make(undefined, spoken);
    await made.model.chooseFile(file(name, content));
    expect(sides(made)?.[0]).toEqual(['the street', 'Straße']);
  });

  test('that is not UTF-8 is shown in the likeliest encoding and in any other', async () => {
    const made = make();
    const { model, background } = made;
    const latin1 = Uint8Array.from('Stra\xDFe;street\nT\xFCr;door\n', (letter) => letter.charCodeAt(0));
    await model.chooseFile(file('deu-eng.csv', latin1));
    expect(sides(made)).toEqual([
      ['Straße', 'street'],
      ['Tür', 'door'],
    ]);
    expect(model.content.value?.file.encodings).toContainEqual({ label: 'windows-1251', sample: 'StraЯe' });
    await model.chooseEncoding('windows-1251');
    expect(sides(made)?.[0]).toEqual(['StraЯe', 'street']);
    await model.chooseEncoding('windows-1252');
    await model.start();
    expect([...background.decks.map(({ pair }) => pair)]).toEqual(['deu-eng']);
  });

  test('is previewed with its first cards and languages, and creates no deck', async () => {
    const { model, background } = make();
    expect(model.stage.value.kind).toBe('empty');
    const reading = model.chooseFile(SPANISH);
    expect(model.stage.value.kind).toBe('reading');
    await reading;
    expect(model.stage.value.kind).toBe('chosen');
    expect(model.content.value?.preview.map(({ word, meanings }) => [word, meanings])).toEqual([
      ['casa', ['house', 'home']],
      ['año', ['year']],
    ]);
    expect([model.from.value, model.to.value, model.missing.value]).toEqual(['spa', 'eng', undefined]);
    await expect.poll(() => background.imports.size).toBe(1);
    expect([background.received, background.decks]).toEqual([['deck.import'], []]);
  });

  test('is stored during the preview, and becomes the deck only on confirmation', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.received).toEqual(['deck.import']);
    await model.start();
    expect(background.received).toEqual(['deck.import', 'deck.importFinish']);
    expect(background.decks.map(({ pair }) => pair)).toEqual(['spa-eng']);
  });

  test('is not stored again for the language that it already has', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.imports.size).toBe(1);
    model.chooseFrom('spa');
    model.chooseTo('eng');
    await model.start();
    expect(background.received).toEqual(['deck.import', 'deck.importFinish']);
  });

  test('is stored again with changed choices, and the earlier copy is dropped', async () => {
    const { model, background } = make();
    await model.chooseFile(file('spa-eng.csv', 'casa,house\naño,year\n'));
    await expect.poll(() => background.imports.size).toBe(1);
    model.chooseTo('fra');
    await expect.poll(() => [...background.imports.values()].map(({ to }) => to.iso639_3)).toEqual(['fra']);
    await model.chooseColumns({ word: 1, meanings: [0] }, false);
    await expect
      .poll(() => [...background.imports.values()].map(({ cards }) => cards.map(([, word]) => word)))
      .toEqual([['house', 'year']]);
    model.cancel();
    await expect.poll(() => background.imports.size).toBe(0);
  });

  test('that was dropped in the meantime is read again', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.imports.size).toBe(1);
    background.imports.clear();
    await model.start();
    expect(model.stage.value).toMatchObject({ kind: 'done', deck: { cards: 2 } });
  });

  test('reports a full disk only on confirmation', async () => {
    const { model, background } = make();
    background.failures.set('deck.import', 'storage-full');
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.received).toEqual(['deck.import', 'deck.importCancel']);
    expect([model.problem.value, model.missing.value]).toEqual([undefined, undefined]);
    background.failures.clear();
    await model.start();
    expect(model.stage.value.kind).toBe('done');
  });

  test('reports a broken line far behind the first cards before confirmation', async () => {
    const { model, background } = make();
    await model.chooseFile(manyRows((row) => (row === 22_057 ? 'x'.repeat(10_001) : `Haus${row}`)));
    await expect
      .poll(() => model.problem.value?.message)
      .toBe('Line 22057: expected at most 10000 characters in word, got 10001.');
    expect([model.stage.value.kind, model.missing.value, background.imports.size]).toEqual(['chosen', 'columns', 0]);
  });

  test('is not stored in advance if it is too large for that', async () => {
    const { model, background } = make();
    const large = file('deu-eng.tsv', `Haus\t${'m'.repeat(9_000)}\n`.repeat(1_000));
    await model.chooseFile(large);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(background.received).toEqual([]);
    await model.start();
    expect(model.stage.value).toMatchObject({ kind: 'done', deck: { cards: 1_000 } });
  });

  test('has its meanings in a language that the person speaks, unless that is the language of its words', async () => {
    const { model } = make(makeBackground(), ['fr-CA', 'en']);
    await model.chooseFile(file('german.csv', 'Haus,maison\n'));
    expect([model.from.value, model.to.value]).toEqual(['deu', 'fra']);
    await model.chooseFile(file('french.csv', 'maison,house\n'));
    expect([model.from.value, model.to.value]).toEqual(['fra', 'eng']);
  });

  test('with columns named after languages does not turn the names into a card', async () => {
    const { model } = make();
    await model.chooseFile(file('Vokabeln.csv', '\uFEFFGerman;English\r\nHaus;house\r\nStraße;street\r\n'));
    expect([model.from.value, model.to.value]).toEqual(['deu', 'eng']);
    expect(model.content.value?.preview.map(({ word }) => word)).toEqual(['Haus', 'Straße']);
    expect(model.content.value?.file.doubt).toBeUndefined();
  });

  test('keeps its choices when it is chosen again; another one does not', async () => {
    const { model } = make();
    await model.chooseFile(file('list.csv', 'uno,one\n'));
    expect([model.from.value, model.missing.value]).toEqual([undefined, 'from']);
    model.chooseFrom('ita');
    expect(model.missing.value).toBeUndefined();
    await model.chooseFile(file('list.csv', 'uno,one\ndue,two\n'));
    expect(model.from.value).toBe('ita');
    await model.chooseFile(file('other.csv', 'un,one\n'));
    expect(model.from.value).toBeUndefined();
  });

  test('with one language on both sides can only be looked up', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    model.chooseTo('spa');
    expect([model.use.value, model.missing.value]).toEqual(['look-up', undefined]);
    model.chooseUse('study');
    expect(model.missing.value).toBe('other-language');
    await model.start();
    expect([model.stage.value.kind, background.decks]).toEqual(['chosen', []]);
  });

  test('is replaced by one that is chosen while it is read', async () => {
    const { model } = make();
    const first = model.chooseFile(file('german.csv', 'Haus,house\n'));
    await model.chooseFile(SPANISH);
    await first;
    expect([model.name.value, model.from.value]).toEqual(['spa-eng.csv', 'spa']);
    expect(model.content.value?.preview[0]?.word).toBe('casa');
  });

  test('can be read with other columns', async () => {
    const { model } = make();
    await model.chooseFile(file('turned.csv', 'house,casa\nyear,año\n'));
    await model.chooseColumns({ word: 1, meanings: [0] }, true);
    expect(model.content.value?.preview).toMatchObject([{ word: 'año', meanings: ['year'] }]);
  });

  test('can be put away', async () => {
    const { model } = make();
    await model.chooseFile(SPANISH);
    model.cancel();
    expect([model.stage.value.kind, model.content.value, model.name.value]).toEqual(['empty', undefined, '']);
  });
});

describe('a file that cannot be read', () => {
  test.each<[string, File, string]>([
    [
      'broken lines',
      file('a.csv', 'word,meaning\ncasa,house\n"año"!,year\n"mes"!,month\n'),
      'Line 3: expected a separator after a closing quote, got something else.\nLine 4: expected a separator',
    ],
    ['no cards', file('a.csv', ''), 'Expected at least one card, got none.'],
    [
      'a picture',
      file('a.csv', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
      'Line 1: expected text',
    ],
    ['no JSON', file('a.jsonl', '{"word":"casa"}\n{"word":\n'), 'Line 1: expected meanings'],
  ])('says so: %s', async (_, broken, message) => {
    const { model } = make();
    await model.chooseFile(broken);
    expect(model.problem.value?.code).toBe('deck-file-invalid');
    expect(model.problem.value?.message).toContain(message);
    await model.start();
    expect(model.stage.value.kind).not.toBe('importing');
  });

  test.each<[string, File]>([
    ['columns', file('a.csv', 'word,meaning\ncasa,house\n"año"!,year\n')],
    ['file', file('a.jsonl', '{"word":"casa","meanings":["house"],"rank":"first"}\n')],
  ])('should be fixed, or read with other columns if it has any: %s', async (missing, broken) => {
    const { model } = make();
    await model.chooseFile(broken);
    expect([model.problem.value?.code, model.missing.value]).toEqual(['deck-file-invalid', missing]);
  });

  test('for a reason other than its content says so', async () => {
    const { model } = make();
    const folder = file('folder', '');
    folder.slice = () => {
      throw new DOMException('A requested file or directory could not be found.', 'NotFoundError');
    };
    await model.chooseFile(folder);
    expect([model.problem.value?.code, model.stage.value.kind]).toEqual(['file-unreadable', 'empty']);
  });

  test('is forgotten with the next file', async () => {
    const { model } = make();
    await model.chooseFile(file('a.csv', ''));
    await model.chooseFile(SPANISH);
    expect([model.problem.value, model.missing.value]).toEqual([undefined, undefined]);
  });
});

describe('the import', () => {
  test('makes a deck and says how many cards it has', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    await model.start();
    expect(model.stage.value).toMatchObject({ kind: 'done', deck: { cards: 2 } });
    expect(model.content.value).toBeUndefined();
    expect(background.cards.get('spa-eng')).toEqual([
      [1, 'casa', ['house', 'home']],
      [2, 'año', ['year']],
    ]);
    expect(background.decks[0]).toMatchObject({ origin: { kind: 'file', name: 'spa-eng.csv' } });
  });

  test('reports its progress', async () => {
    const { model } = make();
    await model.chooseFile(manyRows((row) => `Haus${row}`));
    const seen: [number, boolean][] = [];
    const stop = effect(() => {
      const stage = model.stage.value;
      if (stage.kind === 'importing') seen.push([stage.progress.value.cards, stage.progress.value.isFinishing]);
    });
    await model.start();
    stop();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a[0] - b[0]));
    expect(seen.filter(([, isFinishing]) => isFinishing)).toEqual([[MANY_ROWS, true]]);
  });

  test('does not change the decks of its pair', async () => {
    const { model, background } = make(makeSpanishBackground());
    await model.chooseFile(SPANISH);
    expect([model.versions.value, model.replaces.value]).toEqual([[], undefined]);
    await model.start();
    expect(model.stage.value).toMatchObject({ kind: 'done', isNewer: false });
    expect(background.decks.map(({ id, isMain, cards }) => [id, isMain, cards])).toEqual([
      ['spa-eng', true, 3],
      ['spa-eng:2', false, 2],
    ]);
  });

  test('changes nothing when it is cancelled', async () => {
    const { model, background } = make(makeSpanishBackground());
    let open = () => {};
    await model.chooseFile(manyRows((row) => `Haus${row}`));
    background.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = model.start();
    await expect.poll(() => background.received).toContain('deck.import');
    model.cancel();
    open();
    await running;
    expect(model.stage.value.kind).toBe('cancelled');
    expect(background.received.at(-1)).toBe('deck.importCancel');
    expect([background.imports.size, background.decks.map(({ pair }) => pair)]).toEqual([0, ['spa-eng']]);
  });

  test('cannot be cancelled, and does not offer it, once it becomes a deck', async () => {
    const { model, background } = make();
    let open = () => {};
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.imports.size).toBe(1);
    background.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = model.start();
    await expect.poll(() => background.received).toContain('deck.importFinish');
    model.cancel();
    open();
    await running;
    expect(model.stage.value.kind).toBe('done');
    expect(background.decks).toHaveLength(1);
  });

  test('is dropped at once when its page closes', async () => {
    const { model, background } = make();
    let open = () => {};
    await model.chooseFile(manyRows((row) => `Haus${row}`));
    background.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = model.start();
    await expect.poll(() => background.received).toContain('deck.import');
    model.leave();
    // Before the response to the part, which may arrive after the page is closed.
    expect(background.received).toEqual(['deck.import', 'deck.importCancel']);
    open();
    await running;
    expect([model.stage.value.kind, background.decks]).toEqual(['cancelled', []]);
  });

  test('is dropped with its page before confirmation, and the page may be shown again', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    await expect.poll(() => background.imports.size).toBe(1);
    model.leave();
    await expect.poll(() => background.imports.size).toBe(0);
    await model.start();
    expect(model.stage.value).toMatchObject({ kind: 'done', deck: { cards: 2 } });
  });

  test('leaves nothing behind after a broken line far behind the first cards', async () => {
    const { model, background } = make();
    await model.chooseFile(manyRows((row) => (row === 22_057 ? 'x'.repeat(10_001) : `Haus${row}`)));
    await model.start();
    expect(model.problem.value?.message).toBe('Line 22057: expected at most 10000 characters in word, got 10001.');
    expect([model.stage.value.kind, model.content.value !== undefined]).toEqual(['chosen', true]);
    expect([background.imports.size, background.decks]).toEqual([0, []]);
  });

  test('can be repeated after a full disk', async () => {
    const { model, background } = make();
    await model.chooseFile(SPANISH);
    background.failures.set('deck.import', 'storage-full');
    await model.start();
    expect([model.problem.value?.code, model.missing.value]).toEqual(['storage-full', undefined]);
    background.failures.clear();
    await model.start();
    expect([model.problem.value, model.stage.value.kind]).toEqual([undefined, 'done']);
  });

  test('is not disturbed by another file', async () => {
    const { model, background } = make();
    let open = () => {};
    await model.chooseFile(SPANISH);
    background.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = model.start();
    await model.chooseFile(file('german.csv', 'Haus,house\n'));
    expect([model.stage.value.kind, model.name.value]).toEqual(['importing', 'spa-eng.csv']);
    open();
    await running;
    expect(background.decks.map(({ pair }) => pair)).toEqual(['spa-eng']);
  });
});

describe('a file of a pair that files were imported for', () => {
  const makeFile = (id: string, name: string) =>
    makeDeck('spa-eng', { id, origin: { kind: 'file', name }, isMain: id === 'spa-eng' });
  const withFiles = () =>
    make(makeBackground({ decks: [makeFile('spa-eng', 'other.csv'), makeFile('spa-eng:2', 'spa-eng.csv')] }));
  const finished = ({ requests }: FakeBackground) =>
    requests.filter(({ name }) => name === 'deck.importFinish').map(({ request }) => request);

  test('counts as the newer version of the one with its name', async () => {
    const { model, background } = withFiles();
    await model.chooseFile(SPANISH);
    expect(model.versions.value.map(({ id }) => id)).toEqual(['spa-eng', 'spa-eng:2']);
    expect(model.replaces.value).toBe('spa-eng:2');
    await model.start();
    expect(finished(background)).toMatchObject([{ replaces: 'spa-eng:2' }]);
    expect(model.stage.value).toMatchObject({ kind: 'done', isNewer: true, deck: { id: 'spa-eng:2', cards: 2 } });
    expect(background.decks).toHaveLength(2);
  });

  test('becomes a separate list on request', async () => {
    const { model, background } = withFiles();
    await model.chooseFile(SPANISH);
    model.chooseReplaced(undefined);
    await model.start();
    expect(finished(background)[0]).not.toHaveProperty('replaces');
    expect(model.stage.value).toMatchObject({ isNewer: false, deck: { id: 'spa-eng:3' } });
  });

  test('becomes the newer version of another one on request', async () => {
    const { model, background } = withFiles();
    await model.chooseFile(SPANISH);
    model.chooseReplaced('spa-eng');
    await model.start();
    expect(finished(background)).toMatchObject([{ replaces: 'spa-eng' }]);
  });

  test('is a separate list with another name, and for another pair', async () => {
    const { model } = withFiles();
    await model.chooseFile(file('new spa-eng.csv', 'casa,house\n'));
    expect([model.versions.value.length, model.replaces.value]).toEqual([2, undefined]);
    await model.chooseFile(SPANISH);
    model.chooseTo('fra');
    expect([model.versions.value.length, model.replaces.value]).toEqual([0, undefined]);
  });

  test('forgets the choices for another file', async () => {
    const { model } = withFiles();
    await model.chooseFile(file('new spa-eng.csv', 'casa,house\n'));
    model.chooseReplaced('spa-eng');
    await model.chooseFile(SPANISH);
    expect(model.replaces.value).toBe('spa-eng:2');
  });
});

describe('the use of a file', () => {
  const finished = ({ requests }: FakeBackground) =>
    requests.filter(({ name }) => name === 'deck.importFinish').map(({ request }) => request);
  const DICTIONARY = file(
    'words.json',
    JSON.stringify({
      format: 'wayword-deck',
      version: 2,
      kind: 'dictionary',
      from: { iso639_3: 'spa', name: 'Spanish' },
      to: { iso639_3: 'eng', name: 'English' },
      licence: { id: 'CC0-1.0', url: '' },
      sources: [],
      changes: '',
      cards: [['casa', ['house']]],
    }),
  );

  test('is study and look-ups by default', async () => {
    const { model, background } = make(makeBackground({ decks: [makeDeck('spa-eng', { cards: 2 })] }));
    await model.chooseFile(SPANISH);
    expect(model.use.value).toBe('study');
    await model.start();
    expect(finished(background)).toMatchObject([{ isDictionary: false }]);
    expect(background.decks.at(-1)).toMatchObject({ inStudy: true });
  });

  test.each([
    ['that calls itself a dictionary', DICTIONARY, 100],
    [
      'of thousands of rows, more than the main source has',
      file('spa-eng.csv', `word,meaning\n${'palabra,word\n'.repeat(12_000)}`),
      1,
    ],
    // Only its beginning is read before that is decided.
    ['that is very long', file('spa-eng.csv', `word,meaning\n${'palabra,word\n'.repeat(60_000)}`), 30_000],
  ])('is look-ups only for a file %s', async (_, content, cards) => {
    const { model, background } = make(makeBackground({ decks: [makeDeck('spa-eng', { cards })] }));
    await model.chooseFile(content);
    expect(model.use.value).toBe('look-up');
    await model.start();
    expect(finished(background)).toMatchObject([{ isDictionary: true }]);
  });

  test('is study for a class list, however short the list before it is', async () => {
    const { model } = make(makeBackground({ decks: [makeDeck('spa-eng', { cards: 119 })] }));
    await model.chooseFile(file('Kapitel 2 spa-eng.csv', `word,meaning\n${'palabra,word\n'.repeat(120)}`));
    expect(model.use.value).toBe('study');
  });

  test('is the learner’s choice, for this file', async () => {
    const { model, background } = make();
    await model.chooseFile(DICTIONARY);
    model.chooseUse('study');
    await model.start();
    expect(finished(background)).toMatchObject([{ isDictionary: false }]);
    await model.chooseFile(DICTIONARY);
    expect(model.use.value).toBe('look-up');
  });

  test('stays that of the source whose newer version a file is', async () => {
    const origin = { kind: 'file', name: 'words.json', isDictionary: true } as const;
    const { model, background } = make(makeBackground({ decks: [makeDeck('spa-eng', { origin })] }));
    await model.chooseFile(DICTIONARY);
    await model.start();
    expect(finished(background)[0]).not.toHaveProperty('isDictionary');
  });
});
