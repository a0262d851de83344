import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { recognise } from '../../../../src/file-reader/preview-file.ts';
import { MAX_LINGVO_CARD_LENGTH } from '../../../../src/library/formats/dictionary/limits.ts';
import { readDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import type { FileCard } from '../../../../src/model/file-format.ts';

const HEAD =
  '#NAME "Mein Wörterbuch (De-En)"\r\n#INDEX_LANGUAGE "GermanNewSpelling"\r\n#CONTENTS_LANGUAGE "English"\r\n';

const toUtf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const toFile = (bytes: Uint8Array<ArrayBuffer> | Buffer, name = 'woerter.dsl') =>
  new File([new Uint8Array(bytes)], name);

async function read(text: string) {
  const cards: FileCard[] = [];
  for await (const batch of readDictionary(toFile(toUtf16(HEAD + text)))) cards.push(...batch);
  return cards.map(({ word, meanings, forms, details }) => ({
    word,
    meanings,
    ...(forms && { forms }),
    ...(details && { details }),
  }));
}

describe('a Lingvo dictionary is recognised by its text', () => {
  const TEXT = `${HEAD}\r\nHaus\r\n\t[m1][trn]house[/trn][/m]\r\n`;
  test.each([
    ['UTF-16', toUtf16(TEXT), 'woerter.dsl'],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 'woerter.dsl'],
    ['UTF-8', Buffer.from(`\uFEFF${TEXT}`), 'woerter.txt'],
    ['UTF-8 without a mark', Buffer.from(TEXT), 'woerter'],
    [
      'a code page',
      Buffer.from(`#SOURCE_CODE_PAGE "Latin"\r\n${TEXT}`.replace('#SOURCE', '#NAME "x"\r\n#SOURCE'), 'latin1'),
      'w.dsl',
    ],
    ['gzip', gzipSync(toUtf16(TEXT)), 'woerter.dsl.dz'],
    ['below a comment', Buffer.from(`{{ 2026 }}\r\n${TEXT}`), 'woerter.dsl'],
  ])('%s', async (_, bytes, name) => {
    const file = toFile(bytes, name);
    expect(await recognise(file)).toMatchObject({
      format: { kind: 'dsl' },
      isDictionary: true,
      languages: { from: { iso639_3: 'deu' }, to: { iso639_3: 'eng' } },
    });
    const cards: FileCard[] = [];
    for await (const batch of readDictionary(file)) cards.push(...batch);
    expect(cards).toMatchObject([{ word: 'Haus', meanings: ['house'] }]);
  });

  test('its title is its name', async () => {
    expect(await recognise(toFile(toUtf16(TEXT)))).toMatchObject({ format: { title: 'Mein Wörterbuch (De-En)' } });
  });

  test('a gzipped JMdict is refused as what it is', async () => {
    const bytes = gzipSync('<?xml version="1.0"?>\n<!DOCTYPE JMdict [<!ELEMENT JMdict (entry*)>]>\n<JMdict></JMdict>');
    await expect(recognise(toFile(bytes, 'JMdict_e.gz'))).rejects.toMatchObject({ code: 'file-jmdict' });
  });
});

describe('the cards of a Lingvo dictionary', () => {
  test.each([
    [
      'labels, a transcription, senses and examples',
      'Haus\r\n\t[p]n[/p], [p]neut[/p] [t]haʊs[/t]\r\n\t[m1]1) [trn]house[/trn][/m]\r\n\t[m2][*][ex][lang id=1031]zu Hause[/lang] — at home[/ex][/*][/m]\r\n\t[m1]2) [p]ugs.[/p] [trn]place[/trn][/m]\r\n',
      [
        {
          word: 'Haus',
          meanings: ['house', '(ugs) place'],
          details: {
            reading: 'haʊs',
            classes: ['noun'],
            genders: ['neuter'],
            examples: [['zu Hause', 'at home']],
          },
        },
      ],
    ],
    [
      'several headwords, and parts in brackets',
      'Abtei\r\nAbbey\r\n\tabbey\r\nabb(e)y\r\n\t[b]Abtei[/b]\r\n{to }go\r\n\t[i]gehen[/i], [c green]laufen[/c]\r\n',
      [
        { word: 'Abtei', meanings: ['abbey'], forms: ['Abbey'] },
        { word: 'abbey', meanings: ['Abtei'], forms: ['abby'] },
        { word: 'go', meanings: ['gehen, laufen'] },
      ],
    ],
    [
      'comments, the headword as a tilde, references and escaped signs',
      'Hund {{a comment}}\r\n\t[m1]dog {{and more}} \\[animal\\][/m]\r\n{{several\r\n\tlines}}\r\n\t[m1]~ehütte: kennel[/m]\r\n\t[m1]see <<Katze>>, [ref]Maus[/ref][/m]\r\n',
      [{ word: 'Hund', meanings: ['dog [animal]', 'Hundehütte: kennel', 'see Katze, Maus'] }],
    ],
    [
      'a card within a card',
      'gehen\r\n\t[m1]to go[/m]\r\n\t@ weggehen\r\n\t[m1]to leave[/m]\r\n\t@\r\n\t[m1]to walk[/m]\r\n',
      [
        { word: 'gehen', meanings: ['to go', 'to walk'] },
        { word: 'weggehen', meanings: ['to leave'] },
      ],
    ],
    [
      'sounds and empty cards',
      'Ton\r\n\t[s]ton.wav[/s]\r\n\t[m1]sound[/m]\r\nleer\r\n\t[s]leer.wav[/s]\r\n',
      [{ word: 'Ton', meanings: ['sound'] }],
    ],
  ])('%s', async (_, text, cards) => {
    expect(await read(text)).toEqual(cards);
  });
});

test('a card of the greatest length is read, and a longer one is refused', async () => {
  const line = `\t${'x'.repeat(99)}\n`;
  const read = async (length: number) => {
    const lines = Math.floor((length - 'Haus'.length) / 100);
    const rest = length - 'Haus'.length - lines * 100;
    const text = `#NAME "A"\nHaus\n${line.repeat(lines)}${rest === 0 ? '' : `\t${'y'.repeat(rest - 1)}\n`}`;
    let words: string[] = [];
    for await (const batch of readDictionary(toFile(Buffer.from(text)))) words = batch.map(({ word }) => word);
    return words;
  };
  expect(await read(MAX_LINGVO_CARD_LENGTH - '#NAME "A"'.length)).toEqual(['Haus']);
  await expect(read(MAX_LINGVO_CARD_LENGTH + 1)).rejects.toThrow('expected cards of at most 4000000 characters');
});

describe('a Lingvo dictionary that is made to be hard', () => {
  const readBytes = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) => {
    const words: string[] = [];
    for await (const batch of readDictionary(new File(['#NAME "A"\n', ...parts], 'a.dsl')))
      for (const { word } of batch) words.push(word);
    return words;
  };

  test('with a tilde for each letter of a card is refused, in one line and in many', async () => {
    const word = 'w'.repeat(200);
    for (const body of [`\t${'~'.repeat(3_900_000)}\n`, `\t${'~'.repeat(1_000)}\n`.repeat(3_900)]) {
      await expect(readBytes(`${word}\n${body}`)).rejects.toThrow(
        'at most 4000000 characters with its word for each ~',
      );
    }
  });

  test('with 150,000 cards within a card is read', async () => {
    expect(await readBytes(`Haus\n${'\t@ a\n\tb\n'.repeat(150_000)}`)).toHaveLength(150_000);
  });

  test('with a comment that does not end is refused, naming its line', async () => {
    await expect(readBytes('Haus\n\thouse\n{{ a }} {{ b\nKatze\n\tcat\n')).rejects.toThrow(
      'The file, line 4: expected a comment that ends with }}',
    );
  });

  test('with other bytes than UTF-8 far behind its beginning is refused, naming the line', async () => {
    const text = `Haus\n\t${'house '.repeat(2_000)}\nB`;
    await expect(readBytes(text, Uint8Array.of(0xe4), 'r\n\tbear\n')).rejects.toThrow(
      'The file, line 4: expected text in UTF',
    );
    await expect(readBytes(text, Uint8Array.of(0xc3))).rejects.toThrow('expected text in UTF-8');
  });

  test('keeps escaped letters that are not ASCII, and letters of the private range', async () => {
    expect(await read('Haus\r\n\thouse \\😀 \\中 \\~ \ue041\r\n')).toEqual([
      { word: 'Haus', meanings: ['house 😀 中 ~ \ue041'] },
    ]);
  });

  test('loses no word beside one that is too long or empty', async () => {
    expect(await readBytes(`${'x'.repeat(3_000)}\n{}\nKatze\n\tcat\n`)).toEqual(['Katze']);
  });
});
