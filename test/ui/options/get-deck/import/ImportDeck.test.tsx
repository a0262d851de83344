// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { ImportDeck } from '../../../../../src/ui/options/get-deck/import/ImportDeck.tsx';
import { createOptionsModel } from '../../../../../src/ui/options/options-model.ts';
import type { FileWorker } from '../../../../../src/ui/shared/file-worker.ts';
import { directFiles } from '../../../../support/direct-files.ts';
import { writeDictionaryZip, writeZip } from '../../../../support/zip.ts';
import { makeSpanishBackground, makeThreeSources } from '../../../support/builders.ts';
import { chooseLanguage } from '../../../support/choose-language.ts';
import { type FakeBackground, makeBackground } from '../../../support/fake-background.ts';
import { byId, settle, textOf } from '../../../support/page.ts';

async function open(background: FakeBackground = makeBackground(), files: FileWorker = directFiles) {
  const root = document.body.appendChild(document.createElement('div'));
  const outside = document.body.appendChild(document.createElement('button'));
  const options = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files,
  });
  const model = options.fileImport;
  await settle(() => render(<ImportDeck model={model} />, root));
  await settle(() => options.load());
  return { model, background, outside };
}

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

const SPANISH = 'word,meanings,forms\ncasa,house; home,casas\naño,year,años\n';

/** Chooses a file as the browser's dialog does. */
async function choose(name: string, content: string | Uint8Array<ArrayBuffer>) {
  byId('import-choose').focus();
  const input = byId<HTMLInputElement>('import-file');
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
  await settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => textOf('import-drop')).not.toBe('Reading…');
  await settle(() => undefined);
}

async function select(id: string, value: string) {
  const field = byId<HTMLSelectElement>(id);
  field.value = value;
  await settle(() => field.dispatchEvent(new Event('change', { bubbles: true })));
}

const start = () => settle(() => byId('import-start').click());

/** Holds back the background's responses until it is opened. */
function closeGate(background: FakeBackground): () => Promise<void> {
  let open = () => {};
  background.gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => settle(open);
}

interface DragParts {
  types?: string[];
  files?: File[];
  relatedTarget?: EventTarget | null;
}

/** Dispatches drag events as a browser does. @returns Whether the browser's default action remains. */
async function drag(
  type: string,
  target: EventTarget,
  { types = ['Files'], files = [], relatedTarget }: DragParts = {},
) {
  const dataTransfer = { types, files, dropEffect: 'move' };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer, relatedTarget });
  await settle(() => target.dispatchEvent(event));
  await settle(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return { isDefault: !event.defaultPrevented, effect: dataTransfer.dropEffect };
}

describe('before a file is chosen', () => {
  test('a button and a zone wait for one', async () => {
    await open();
    expect(byId('import-choose').textContent).toBe('Choose a file');
    expect(byId('import-choose').getAttribute('aria-describedby')).toBe('import-drop');
    expect(textOf('import-drop')).toBe('or drop the file here');
    expect(byId<HTMLInputElement>('import-file').hidden).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test('the button opens the browser’s dialog', async () => {
    await open();
    let opened = 0;
    byId('import-file').addEventListener('click', () => {
      opened += 1;
    });
    await settle(() => byId('import-choose').click());
    expect(opened).toBe(1);
  });
});

test('while a long file is checked, a bar shows how much of it is read', async () => {
  let [report, end]: [(bytes: number) => void, () => void] = [() => {}, () => {}];
  await open(makeBackground(), {
    ...directFiles,
    async readPreview(file, recognised, { onRead } = {}) {
      await new Promise<void>((resolve) => {
        [report, end] = [onRead ?? report, resolve];
      });
      return directFiles.readPreview(file, recognised);
    },
  });
  const input = byId<HTMLInputElement>('import-file');
  Object.defineProperty(input, 'files', { value: [new File([SPANISH], 'words.csv')] });
  await settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => document.querySelector('#import-stop')).not.toBeNull();
  const bar = document.querySelector('progress');
  expect([bar?.getAttribute('value'), bar?.max]).toEqual([null, SPANISH.length + 2]);
  await settle(() => report(20));
  await expect.poll(() => bar?.getAttribute('value')).toBe('20');
  await settle(end);
  await expect.poll(() => document.querySelector('#import-stop')).toBeNull();
});

describe('a file that is dragged', () => {
  const zone = () => byId('import-zone');

  test('shows where it can be dropped, and is accepted there', async () => {
    const { model, outside } = await open();
    expect(await drag('dragover', outside)).toEqual({ isDefault: false, effect: 'none' });
    expect(zone().dataset.drag).toBe('page');
    expect(await drag('dragover', byId('import-choose'))).toEqual({ isDefault: false, effect: 'copy' });
    expect([zone().dataset.drag, textOf('import-drop')]).toEqual(['zone', 'Drop to import']);
    await drag('drop', zone(), { files: [new File([SPANISH], 'spa-eng.csv')] });
    await expect.poll(() => model.stage.value.kind).toBe('chosen');
    expect([zone().dataset.drag, model.name.value]).toEqual(['none', 'spa-eng.csv']);
  });

  test('dropped beside the zone neither leaves the page nor is accepted', async () => {
    const { model, outside } = await open();
    await drag('dragenter', outside);
    expect((await drag('drop', outside, { files: [new File([SPANISH], 'a.csv')] })).isDefault).toBe(false);
    expect([zone().dataset.drag, model.stage.value.kind]).toEqual(['none', 'empty']);
  });

  test('that leaves the page leaves no trace', async () => {
    await open();
    await drag('dragenter', zone());
    await drag('dragleave', zone(), { relatedTarget: document.body });
    expect(zone().dataset.drag).toBe('zone');
    await drag('dragleave', zone(), { relatedTarget: null });
    expect(zone().dataset.drag).toBe('none');
  });

  test('is distinguished from text, which fields accept', async () => {
    await open();
    expect((await drag('dragover', zone(), { types: ['text/plain'] })).isDefault).toBe(true);
    expect((await drag('drop', zone(), { types: ['text/plain'] })).isDefault).toBe(true);
    expect(zone().dataset.drag).toBe('none');
  });

  test('while another one is imported is rejected', async () => {
    const { background, model } = await open();
    await choose('spa-eng.csv', SPANISH);
    const openGate = closeGate(background);
    await start();
    expect((await drag('dragover', zone())).effect).toBe('none');
    await drag('drop', zone(), { files: [new File(['Haus,house'], 'german.csv')] });
    expect(model.name.value).toBe('spa-eng.csv');
    await openGate();
  });
});

describe('a chosen file', () => {
  test('is previewed, and its name has the focus', async () => {
    await open();
    await choose('spa-eng.csv', SPANISH);
    expect(document.activeElement).toBe(byId('import-name'));
    expect(textOf('import-name')).toBe('spa-eng.csv');
    expect(textOf('import-format')).toBe('Table, separated by commas · 59\u00A0bytes');
    const pair = ['import-from', 'import-to'].map((id) => byId<HTMLInputElement>(id).value);
    expect(pair).toEqual(['Spanish', 'English']);
    expect(byId<HTMLDetailsElement>('import-columns').open).toBe(false);
  });

  test.each<[string, string, string, [string, string], [string, string]]>([
    ['Spanish', 'spa-eng.csv', 'casa,house', ['es', 'ltr'], ['en', 'ltr']],
    ['Arabic', 'ara-eng.csv', 'بيت,house', ['ar', 'rtl'], ['en', 'ltr']],
    ['English into Hebrew', 'eng-heb.csv', 'house,בית', ['en', 'ltr'], ['he', 'rtl']],
    ['Japanese', 'jpn-eng.csv', '食べる,to eat', ['ja', 'ltr'], ['en', 'ltr']],
  ])('has words and meanings in their own language and direction: %s', async (_, name, content, word, meaning) => {
    await open();
    await choose(name, `${content}\n`);
    const cells = [...byId('import-preview').querySelectorAll('td bdi')].map((cell) => [
      cell.getAttribute('lang'),
      cell.getAttribute('dir'),
    ]);
    expect(cells).toEqual([word, meaning]);
  });

  test('shows an endless text truncated, and many meanings as a number', async () => {
    await open();
    const word = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(80).slice(0, 5_000);
    const meanings = Array.from({ length: 12 }, (_, index) => `meaning ${index + 1}`).join('; ');
    await choose('deu-eng.csv', `word,meaning\n${word},${meanings}\n`);
    const [, wordCell, meaningCell] = byId('import-preview').querySelectorAll('td');
    expect(wordCell?.textContent).toContain('…');
    expect(wordCell?.textContent).toContain('(5,000 characters)');
    expect(wordCell?.textContent.length).toBeLessThan(200);
    expect(meaningCell?.querySelectorAll('bdi')).toHaveLength(5);
    expect(meaningCell?.textContent).toContain('and 7 more');
  });

  test('with guessed columns asks for a check, and shows changes', async () => {
    const { model } = await open();
    await choose('spa-eng.csv', 'house,casa\nyear,año\n');
    expect(byId<HTMLDetailsElement>('import-columns').open).toBe(true);
    const field = byId('import-word');
    field.focus();
    await select('import-word', '1');
    await select('import-meanings', '0');
    await expect.poll(() => textOf('import-preview')).toContain('1casahouse');
    await settle(() => byId<HTMLInputElement>('import-header').click());
    await expect.poll(() => model.content.value?.preview).toMatchObject([{ word: 'año', meanings: ['year'] }]);
    await select('import-rank', '0');
    await expect.poll(() => textOf('import-messages')).toContain('is not a rank. A rank is a whole number.');
    expect(document.activeElement).toBe(field);
    await select('import-rank', '');
    await expect.poll(() => textOf('import-messages')).toBe('');
  });

  test('of a teacher lists the rows that are not cards, and takes words without a meaning on demand', async () => {
    const { background } = await open();
    await choose(
      'deu-eng.csv',
      'Klasse 7b;\nDeutsch;Englisch\nLektion 1;\n"das Haus, -""er";house\ndie Tür;door\nder Weg;\n',
    );
    expect(byId('import-left-out').textContent).toContain('3 rows are not cards');
    expect([...byId('import-left-out').querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Line 1: \u2068Klasse 7b\u2069 (title)',
      'Line 3: \u2068Lektion 1\u2069 (chapter)',
      'Line 6: \u2068der Weg\u2069 (no meaning)',
    ]);
    expect(textOf('import-preview')).toContain('das HausHäuserhouse');
    expect(textOf('import-start')).toBe('Import to study and look up');
    await settle(() => byId<HTMLInputElement>('import-bare').click());
    await expect.poll(() => textOf('import-left-out')).toContain('2 rows are not cards');
    await start();
    expect(background.cards.get('deu-eng')).toEqual([
      [1, 'das Haus', ['house'], [], { parts: ['Häuser'] }],
      [2, 'die Tür', ['door']],
      [3, 'der Weg', []],
    ]);
  });

  test('with several columns of meanings keeps them all', async () => {
    const { background } = await open();
    await choose('spa-eng.csv', 'word,meaning 1,meaning 2\ncasa,house,home\n');
    const field = byId<HTMLSelectElement>('import-meanings');
    expect(field.selectedOptions[0]?.textContent).toBe('Columns 2 and 3');
    await start();
    expect(background.cards.get('spa-eng')).toEqual([[1, 'casa', ['house', 'home']]]);
  });

  test('without a known language says what is missing and leads there', async () => {
    const { background } = await open();
    await choose('list.csv', 'uno,one\n');
    expect(byId('import-start').getAttribute('aria-disabled')).toBe('true');
    expect(textOf('import-missing')).toBe('Choose the language of the words.');
    await start();
    expect(document.activeElement).toBe(byId('import-from'));
    expect(background.received).not.toContain('deck.import');
    await chooseLanguage('import-from', 'ita');
    expect(byId('import-start').getAttribute('aria-disabled')).toBe('false');
    expect(document.getElementById('import-missing')).toBeNull();
  });

  test('that names its languages itself needs no choice', async () => {
    const { background } = await open();
    const deck = {
      format: 'wayword-deck',
      version: 1,
      from: { iso639_3: 'ast', name: 'Asturian' },
      to: { iso639_3: 'eng', name: 'English' },
      licence: { id: 'CC0-1.0', url: '' },
      sources: [],
      changes: '',
      cards: [['perru', ['dog'], ['perros']]],
    };
    await choose('deck.json', JSON.stringify(deck));
    expect(textOf('import-pair')).toContain('Asturian');
    expect(document.getElementById('import-from')).toBeNull();
    await start();
    expect(background.cards.get('ast-eng')).toEqual([[1, 'perru', ['dog'], ['perros']]]);
  });

  test('with details has a column chosen for each of them, and keeps them', async () => {
    const { background } = await open();
    await choose('deu-eng.csv', 'Wort,Artikel,Plural,Beispiel,Bedeutung\nHaus,das,Häuser,Zu Hause.,house\n');
    const chosen = ['genders', 'parts', 'examples', 'reading'].map(
      (role) => byId<HTMLSelectElement>(`import-${role}`).value,
    );
    expect(chosen).toEqual(['1', '2', '3', '']);
    await select('import-examples', '');
    await start();
    expect(background.cards.get('deu-eng')).toEqual([
      [1, 'Haus', ['house'], [], { genders: ['neuter'], parts: ['Häuser'] }],
    ]);
  });

  test('can be added as a dictionary', async () => {
    const { background } = await open();
    await choose('spa-eng.csv', SPANISH);
    expect(byId<HTMLSelectElement>('import-use').value).toBe('study');
    await select('import-use', 'look-up');
    await start();
    expect(background.decks).toMatchObject([{ origin: { kind: 'file', isDictionary: true }, inStudy: false }]);
  });

  test('that has only facts about words says which, and asks for one language', async () => {
    const { background } = await open();
    const rows = [
      ['猫', 'freq', 204],
      ['犬', 'freq', 12],
      ['橋', 'pitch', { reading: 'はし', pitches: [{ position: 2 }] }],
    ];
    await choose('jpdb.zip', new Uint8Array(writeDictionaryZip({ term_meta_bank_1: rows }, { title: 'JPDB' })));
    expect(textOf('import-understood')).toMatch(/^2 words with a frequency · 1 word with a pitch accent · Word/);
    expect(textOf('import-preview')).toContain('犬#12猫#204橋はし [2]');
    for (const id of ['import-to', 'import-use', 'import-known']) expect(document.getElementById(id)).toBeNull();
    expect(document.getElementById('import-missing')).toBeNull();
    await start();
    await expect
      .poll(() => textOf('import-messages'))
      .toContain('2 words with a frequency and 1 word with a pitch accent added as “JPDB.zip”.Japanese, in 1 second.');
    expect(document.getElementById('import-browse')).toBeNull();
    expect(background.decks).toMatchObject([
      { pair: 'jpn-jpn', origin: { isDictionary: true, facts: { frequencies: 2, pitches: 1, pronunciations: 0 } } },
    ]);
  });

  test('can be put away, which focuses the file button', async () => {
    await open();
    await choose('spa-eng.csv', SPANISH);
    byId('import-close').focus();
    await settle(() => byId('import-close').click());
    expect(document.getElementById('import-name')).toBeNull();
    expect(document.activeElement).toBe(byId('import-choose'));
  });
});

describe('a file that is not a deck', () => {
  test('and a workbook says how to save it as a list', async () => {
    await open();
    await choose('words.xlsx', new Uint8Array(writeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '' })));
    expect(textOf('import-messages')).toContain('This is a spreadsheet');
    expect(textOf('import-problem')).toContain('save it as “CSV UTF-8”');
    expect(byId<HTMLInputElement>('import-file').accept).toContain('.xlsx,');
  });

  test.each<[string, string, string | Uint8Array<ArrayBuffer>, string]>([
    [
      'broken lines',
      'broken.csv',
      'word,meaning\ncasa,house\n"año"!,year\n"mes"!,month\n',
      'Line 3: there is text after a closing quotation mark. Write a quotation mark inside a quoted cell twice.Line 4:',
    ],
    [
      'nothing in it',
      'empty.csv',
      '',
      'The file is damaged, or it has no cards. Expected at least one card, got none.',
    ],
    ['no text', 'picture.png', '\u0000\u0001PNG', 'Line 1: the characters are in another encoding.'],
    [
      'a dictionary of inflected forms alone',
      'forms.zip',
      new Uint8Array(
        writeDictionaryZip({ term_bank_1: [['Berge', '', '', '', 0, [['Berg', ['plural']]], 0, '']] }, { title: 'F' }),
      ),
      'Expected at least one entry with a meaning, got none: it may list only inflected forms.',
    ],
  ])('is rejected with its name and the reason: %s', async (_, name, content, reason) => {
    const { background } = await open();
    await choose(name, content);
    expect(textOf('import-messages')).toContain(`${name} cannot be imported.`);
    expect(textOf('import-problem')).toContain(reason);
    expect(textOf('import-problem')).toContain('Nothing was changed.');
    expect(document.activeElement).toBe(byId('import-messages'));
    expect(background.received).not.toContain('deck.import');
  });
});

describe('a pair that has decks already', () => {
  const own = () => document.getElementById('import-as') as HTMLSelectElement | null;

  test('gets another one without a question', async () => {
    const { background } = await open(makeSpanishBackground());
    await choose('spa-eng.csv', SPANISH);
    expect(own()).toBeNull();
    await start();
    expect(textOf('import-messages')).toContain('2 cards added as “spa-eng.csv”.');
    expect(document.getElementById('import-browse')).toBeNull();
    expect(background.decks.map(({ origin }) => origin.kind)).toEqual(['upstream', 'file']);
  });

  test('from files offers the newer version of one of them', async () => {
    const { background } = await open(makeBackground({ decks: makeThreeSources() }));
    await choose('spa-eng.csv', SPANISH);
    expect([...(own()?.options ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Add as a separate list',
      'Newer version of “chapter 3”',
    ]);
    expect([own()?.value, textOf('import-as-hint')]).toEqual(['', 'Your other decks stay as they are.']);
    expect(document.getElementById('import-use')).not.toBeNull();
    await select('import-as', 'spa-eng:3');
    expect(document.getElementById('import-use')).toBeNull();
    expect(textOf('import-as-hint')).toContain('replace those of “chapter 3”');
    await start();
    expect(textOf('import-messages')).toContain('“chapter 3” updated: 2 cards.');
    expect(background.decks.map(({ id, cards }) => [id, cards])).toEqual([
      ['spa-eng', 2_000],
      ['spa-eng:2', 300],
      ['spa-eng:3', 2],
    ]);
  });

  test('offers the newer version when the same file is chosen again', async () => {
    const { background } = await open(makeBackground({ decks: makeThreeSources() }));
    await choose('chapter 3.csv', SPANISH);
    await chooseLanguage('import-from', 'spa');
    await chooseLanguage('import-to', 'eng');
    expect(own()?.value).toBe('spa-eng:3');
    await select('import-as', '');
    await start();
    expect(background.decks).toHaveLength(4);
  });
});

describe('the import', () => {
  /** Enough rows for several messages. */
  const MANY = Array.from({ length: 22_000 }, (_, index) => `Haus${index + 1}\tm`).join('\n');

  test('shows its progress, locks the choices and focuses its button', async () => {
    const { background } = await open();
    const openGate = closeGate(background);
    await choose('deu-eng.tsv', MANY);
    byId('import-start').focus();
    await start();
    await expect.poll(() => textOf('import-count')).toMatch(/^1,\d{3} of about \d\d,\d{3} cards read$/);
    expect(document.activeElement).toBe(byId('import-cancel'));
    expect(byId('import-from').closest('fieldset')?.disabled).toBe(true);
    expect(byId('import-choose').getAttribute('aria-disabled')).toBe('true');
    expect(byId('import-progress').getAttribute('aria-label')).toBe('Reading deu-eng.tsv');
    await openGate();
    await expect.poll(() => textOf('import-messages')).toContain('22,000 cards added');
  });

  test('is announced in steps: the text that changes with every part is not a live region', async () => {
    const { background } = await open();
    const openGate = closeGate(background);
    await choose('deu-eng.tsv', MANY);
    await start();
    await expect.poll(() => textOf('import-count')).toMatch(/^1,\d{3} of about \d\d,\d{3} cards read$/);
    expect(byId('import-announced').getAttribute('role')).toBe('status');
    expect(byId('import-count').closest('[role="status"], [aria-live]')).toBeNull();
    await openGate();
    await expect.poll(() => textOf('import-messages')).toContain('added');
    expect(textOf('import-announced')).toBe('');
  });

  test('reports its result, with a link to the deck', async () => {
    await open();
    await choose('spa-eng.csv', SPANISH);
    byId('import-start').focus();
    await start();
    expect(textOf('import-messages')).toContain('2 cards added as “spa-eng.csv”.Spanish to English, in 1 second.');
    expect(document.activeElement).toBe(byId('import-messages'));
    expect(byId<HTMLAnchorElement>('import-browse').getAttribute('href')).toBe('/popup.html?tab&deck=spa-eng');
    expect(document.getElementById('import-name')).toBeNull();
  });

  test('confirms after a cancellation that nothing was changed', async () => {
    const { background } = await open();
    const openGate = closeGate(background);
    await choose('deu-eng.tsv', MANY);
    byId('import-start').focus();
    await start();
    await expect.poll(() => background.received).toContain('deck.import');
    await settle(() => byId('import-cancel').click());
    await openGate();
    await expect.poll(() => textOf('import-messages')).toBe('Cancelled. Nothing was changed.');
    expect(document.activeElement).toBe(byId('import-messages'));
    expect(background.decks).toEqual([]);
  });

  test('gives the reason of a failure, keeps the choices and can be repeated', async () => {
    const { background } = await open();
    background.failures.set('deck.import', 'storage-full');
    await choose('spa-eng.csv', SPANISH);
    byId('import-start').focus();
    await start();
    expect(textOf('import-messages')).toContain('The disk is full.');
    expect(document.activeElement).toBe(byId('import-messages'));
    background.failures.clear();
    await start();
    expect(textOf('import-messages')).toContain('2 cards added');
  });

  test('does not take the focus from a person who works elsewhere', async () => {
    const { outside, background } = await open();
    await choose('spa-eng.csv', SPANISH);
    const openGate = closeGate(background);
    await start();
    outside.focus();
    await openGate();
    await expect.poll(() => textOf('import-messages')).toContain('added');
    expect(document.activeElement).toBe(outside);
  });
});
