import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../src/library/formats/html-text.ts';
import { openSqlite } from '../../src/library/formats/vocabulary/sqlite.ts';
import type { Op } from '../../src/model/op.ts';
import type { AnkiExport } from '../../src/model/takeout.ts';
import { replay } from '../../src/study/replay.ts';
import { escapeHtml, NOTE_FIELDS } from '../../src/takeout/anki/fields.ts';
import { loadSqlite, openBytes, readAll, toStandings } from '../library/formats/vocabulary/read-fixture.ts';
import { makeOp } from '../support/study.ts';
import { ALL, exportWords, makeWords, NOW, readZip, study, TODAY } from './take-out.ts';

const sqlite = await loadSqlite();

async function openPackage(ops: readonly Op[], request: Partial<AnkiExport> = {}) {
  const file = await exportWords(ops, request);
  const files = await readZip(file);
  const [name = ''] = [...files.keys()].filter((key) => key.startsWith('collection'));
  const { rows, tables } = openSqlite(sqlite, files.get(name) ?? new Uint8Array());
  const all = (query: string) => [...rows(query)];
  const [[conf, models, decks, created] = []] = all('SELECT conf, models, decks, crt FROM col');
  const notes = all('SELECT id, guid, flds, csum, sfld, tags, mid FROM notes').map(
    ([id, guid, fields, csum, sfld, tags, mid]) => {
      const texts = String(fields).split('\x1F');
      return {
        id,
        guid,
        csum,
        sfld,
        tags,
        mid,
        fields: Object.fromEntries(NOTE_FIELDS.map((field, at) => [field, texts[at]])),
      };
    },
  );
  const find = (word: string) => notes.find(({ fields }) => fields.Word === word);
  return {
    file,
    files,
    name,
    tables,
    all,
    notes,
    find,
    conf: JSON.parse(String(conf)),
    models: JSON.parse(String(models)),
    decks: JSON.parse(String(decks)),
    created: Number(created),
  };
}

const open = await openPackage(makeWords());

describe('a package for Anki', () => {
  test('comes back with every word, state, sentence, meaning and reading', async () => {
    const vocabulary = await openBytes(await open.file.arrayBuffer(), 'wayword.apkg');
    expect(vocabulary.file).toMatchObject({
      program: 'anki',
      noteTypes: [{ name: 'Wayword', fields: [...NOTE_FIELDS], notes: 9 }],
      decks: [{ name: 'Wayword::German', notes: 9 }],
    });
    const { words, unusable } = readAll(vocabulary);
    expect(unusable).toBe(0);
    expect(toStandings(words)).toEqual({
      Haus: 'learning',
      lang: 'known',
      Schritt: 'learning',
      gemerkt: 'known',
      und: 'known',
      oder: 'known',
      bald: 'new',
      'das Eigene': 'new',
      Pause: 'suspended',
    });
    expect(words.find(({ word }) => word === 'Haus')).toMatchObject({ meaning: 'house\nhome', reading: 'haʊ̯s' });
    expect(words.find(({ word }) => word === 'das Eigene')?.meaning).toBe('my <own>\nmeaning');
    const [last] = makeWords()
      .filter(({ word, kind }) => word === 'Haus' && kind === 'review')
      .slice(-1);
    expect(words.find(({ word }) => word === 'Haus')?.last).toEqual({
      at: last?.at,
      rating: 'good',
      intervalDays: last?.kind === 'review' ? last.intervalDays : 0,
    });
    const sentences = words.flatMap(({ sentence }) => sentence ?? []);
    expect(sentences.sort()).toEqual([
      'Bald kommt sie, bald nicht.',
      'Das <alte> Haus & der Garten',
      'Der Weg ist lang.',
      'Es ist das Eigene.',
    ]);
  });

  test('comes back with every answer and the day on which a word is due', async () => {
    const vocabulary = await openBytes(await open.file.arrayBuffer(), 'wayword.apkg');
    const { card } = readAll(vocabulary).words.find(({ word }) => word === 'Haus') ?? {};
    const history = vocabulary.readHistories?.([card ?? 0]).get(card ?? 0);
    const ops = makeWords().filter(({ word, kind }) => word === 'Haus' && kind === 'review');
    const pick = ({ at, rating, intervalDays, delayMs, spentMs, day }: Record<string, unknown>) => ({
      at,
      rating,
      intervalDays,
      delayMs,
      spentMs,
      day,
    });
    expect(history?.answers.map((answer) => pick({ ...answer }))).toEqual(ops.map((op) => pick({ ...op })));
  });

  test('marks the word in its sentence, and escapes everything else', () => {
    expect(open.find('Haus')?.fields).toEqual({
      Word: 'Haus',
      Reading: 'haʊ̯s',
      Meaning: 'house<br>home',
      Sentence: 'Das &lt;alte&gt; <b>Haus</b> &amp; der Garten',
      Translation: '',
      Source: '<a href="https://example.org/a?b">Häuser &quot;heute&quot;</a>',
    });
    expect(open.find('lang')?.fields).toMatchObject({
      Sentence: 'Der Weg ist <b>lang</b>.',
      Translation: 'The way is long.',
    });
  });

  test.each([
    '<script>alert(1)</script>',
    '[sound:a.mp3]',
    '[latex]x[/latex]',
    '\\(x\\)',
    'a\x1Fb',
    '{{c1::a}}',
    'a\r\nb',
    '"&\'',
  ])('shows %j as text', (text) => {
    const html = escapeHtml(text);
    expect(html).not.toMatch(/<(?!br>)|\[sound:|\[latex\]|\\[([]|\p{Cc}|\{\{/u);
    expect(toPlainText(html)).toBe(text.replace('\x1F', ' ').replace('\r\n', '\n'));
  });

  test('shows any text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/<(?!br>)|"|\p{Cc}/u);
      }),
    );
  });

  test('has the due days, intervals and memory of the study', () => {
    const [haus] = replay(makeWords().filter(({ word }) => word === 'Haus')).cards;
    const firstDay = (open.created / 3_600 + 2 - 4) / 24;
    const [[due, ivl, type, queue, reps, lapses, data] = []] = open.all(
      `SELECT due, ivl, type, queue, reps, lapses, data FROM cards WHERE nid = ${open.find('Haus')?.id}`,
    );
    expect([Number(due) + firstDay, ivl, type, queue, reps, lapses]).toEqual([
      haus?.due,
      haus?.intervalDays,
      2,
      2,
      5,
      1,
    ]);
    const memory = JSON.parse(String(data));
    expect(memory.s).toBeCloseTo(haus?.stability ?? 0, 3);
    expect(memory.d).toBeCloseTo(haus?.difficulty ?? 0, 2);
    expect(memory).toMatchObject({ dr: 0.9, decay: 0.154 });
    const states = open.all('SELECT flds, type, queue, due > 0 FROM cards JOIN notes ON notes.id = nid');
    expect(
      Object.fromEntries(states.map(([fields, ...state]) => [String(fields).split('\x1F')[0], state])),
    ).toMatchObject({
      Schritt: [1, 1, 1],
      Pause: [2, -1, 1],
      bald: [0, 0, 1],
      gemerkt: [2, 2, 1],
    });
  });

  test('has an entry for each answer that was not undone', () => {
    const cards = new Map(open.all('SELECT id, nid FROM cards').map(([id, note]) => [id, note]));
    const answers = open.all('SELECT cid, ease, ivl, type, time, factor, id FROM revlog ORDER BY id');
    const reviews = makeWords().filter((op) => op.kind === 'review');
    expect(answers).toHaveLength(reviews.length);
    const own = answers.filter(([card]) => cards.get(card ?? null) === open.find('Haus')?.id);
    expect(own.map(([, ease, , type, time]) => [ease, type, time])).toEqual([
      [3, 0, 4_000],
      [3, 0, 4_000],
      [1, 1, 4_000],
      [3, 2, 4_000],
      [3, 1, 4_000],
    ]);
    expect(own.every(([, , , , , factor]) => Number(factor) >= 100 && Number(factor) <= 1_100)).toBe(true);
    expect(answers.every(([, , , , , , id]) => Number(id) <= NOW.at)).toBe(true);
  });

  test('has a reset as an entry that Anki takes for one', async () => {
    const reset = makeOp({ kind: 'reset' }, { word: 'Haus', at: (TODAY * 24 + 11) * 3_600_000 });
    const { all } = await openPackage([
      ...study('Haus', [TODAY - 3, 'good']),
      reset,
      makeOp({ kind: 'want' }, { word: 'Haus', at: reset.at + 1 }),
    ]);
    expect(all('SELECT ease, type, factor FROM revlog ORDER BY id DESC LIMIT 1')).toEqual([[0, 4, 0]]);
    expect(all('SELECT type, queue, reps FROM cards')).toEqual([[0, 0, 0]]);
  });

  test('without the schedule has only new cards, in a file that every program reads', async () => {
    const plain = await openPackage(makeWords(), { hasSchedule: false });
    expect([...plain.files.keys()]).toEqual(['collection.anki2', 'media']);
    expect([...open.files.keys()]).toEqual(['collection.anki21', 'media']);
    expect(plain.all('SELECT DISTINCT type, queue, ivl, reps, data FROM cards')).toEqual([[0, 0, 0, 0, '{}']]);
    expect(plain.all('SELECT count(*) FROM revlog')).toEqual([[0]]);
  });

  test('is recognised by Anki as the newer version of an earlier one', async () => {
    const more = makeOp({ kind: 'define', text: 'another' }, { word: 'Haus', at: NOW.at - 5 });
    const later = await openPackage([...makeWords(), more, makeOp({ kind: 'want' }, { word: 'neu', at: NOW.at - 4 })]);
    const guids = (notes: typeof open.notes) =>
      Object.fromEntries(notes.map(({ fields, guid, mid }) => [fields.Word, [guid, mid]]));
    expect(guids(later.notes)).toMatchObject(guids(open.notes));
    expect(later.find('Haus')?.fields.Meaning).toBe('another');
    expect(Object.keys(later.decks)).toEqual(Object.keys(open.decks));
    // The ids are in the collections of people who have imported a package: they never change.
    expect(open.find('Haus')?.guid).toBe('51dc3d877482a212c5cf');
    expect(Object.keys(open.models)).toEqual(['1764460800117']);
    expect(open.decks).toHaveProperty('1600037826600');
  });

  test('is consistent: every reference leads somewhere, and sums are Anki’s', () => {
    expect([...open.tables.keys()].sort()).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
    for (const [query, name] of [
      ['SELECT id FROM cards WHERE nid NOT IN (SELECT id FROM notes)', 'notes'],
      ['SELECT id FROM revlog WHERE cid NOT IN (SELECT id FROM cards)', 'cards'],
      ['SELECT guid FROM notes GROUP BY guid HAVING count(*) > 1', 'guids'],
    ])
      expect(open.all(query ?? ''), name).toEqual([]);
    for (const [did] of open.all('SELECT DISTINCT did FROM cards')) expect(open.decks).toHaveProperty(String(did));
    for (const { mid, csum, fields, tags } of open.notes) {
      expect(open.models).toHaveProperty(String(mid));
      expect(csum).toBe(
        Number.parseInt(
          createHash('sha1')
            .update(fields.Word ?? '')
            .digest('hex')
            .slice(0, 8),
          16,
        ),
      );
      expect(tags).toMatch(/^ wayword wayword::deu-eng wayword::\w+ $/);
    }
    expect(open.all('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(open.conf).toMatchObject({ schedVer: 2, rollover: 4, creationOffset: -120 });
    const [model] = Object.values<{ css: string; tmpls: { qfmt: string; afmt: string }[]; flds: { name: string }[] }>(
      open.models,
    );
    expect(model?.flds.map(({ name }) => name)).toEqual([...NOTE_FIELDS]);
    expect(model?.css).toContain('.nightMode');
    const fields = [...`${model?.tmpls[0]?.qfmt}${model?.tmpls[0]?.afmt}`.matchAll(/\{\{[#/]?(\w+)\}\}/g)].map(
      ([, field]) => field,
    );
    expect([...new Set(fields)].sort()).toEqual([...NOTE_FIELDS].sort());
  });
});

test('text for Anki has its headers, and one line for each word', async () => {
  const file = await exportWords(makeWords(), { format: 'text' });
  const lines = (await file.text()).split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#notetype column:2',
    '#deck column:3',
    '#tags column:10',
    '#if matches:update current',
    '#columns:GUID\tNote type\tDeck\tWord\tReading\tMeaning\tSentence\tTranslation\tSource\tTags',
  ]);
  const rows = lines.slice(8, -1).map((line) => line.split('\t'));
  expect(rows).toHaveLength(9);
  expect(rows.every((row) => row.length === 10)).toBe(true);
  const haus = rows.find(([, , , word]) => word === 'Haus');
  expect(haus?.[0]).toBe(open.find('Haus')?.guid);
  expect(haus?.slice(1, 7)).toEqual([
    'Wayword',
    'Wayword::German',
    'Haus',
    'haʊ̯s',
    'house<br>home',
    'Das &lt;alte&gt; <b>Haus</b> &amp; der Garten',
  ]);
});

test('a table has plain text', async () => {
  const text = await (
    await exportWords(makeWords(), { format: 'csv', choice: { ...ALL, groups: ['own', 'learning'] } })
  ).text();
  expect(text).toMatch(/^word,reading,meaning,sentence,translation,page,address,state,added,due,languages\r\n/);
  expect(text).toContain(
    'Haus,haʊ̯s,house; home,Das <alte> Haus & der Garten,,"Häuser ""heute""",https://example.org/a?b,learning,',
  );
  expect(text.split('\r\n')).toHaveLength(5);
});
