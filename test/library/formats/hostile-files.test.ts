import Papa from 'papaparse';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import { MAX_BACKUP_ENTRY_BYTES, splitBackup } from '../../../src/file-reader/split-backup.ts';
import { MAX_LINE_BYTES, MAX_ROW_LENGTH } from '../../../src/library/formats/check-text.ts';
import { MAX_COLUMNS } from '../../../src/library/formats/delimited.ts';
import { createJsonGuard, MAX_JSON_DEPTH, MAX_JSON_TOKEN_BYTES } from '../../../src/library/formats/json-guard.ts';
import { MAX_JSON_TABLE_LENGTH } from '../../../src/library/formats/lines/json-table.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { HEAD_BYTES, recogniseFile } from '../../../src/library/formats/recognise.ts';
import { stageFile } from '../../../src/ui/backup/backup-file.ts';

/** The longest entry of a backup, and a slice. A hostile file is refused before more of it is read. */
const MOST_READ_BYTES = MAX_BACKUP_ENTRY_BYTES + 2_000_000;

/** A file that counts the bytes that are cut out of it to be read. */
class CountedFile extends Blob {
  readBytes = 0;

  override slice(start = 0, end = this.size): Blob {
    this.readBytes += Math.min(end, this.size) - start;
    return super.slice(start, end);
  }
}

/** A file of one piece that repeats, in the memory of one piece. */
const repeat = (start: string, piece: string, megabytes: number) => {
  const block = new Blob([piece.repeat(Math.ceil(1_000_000 / piece.length))]);
  return new CountedFile([start, ...Array.from({ length: megabytes }, () => block)]);
};

const codeOf = (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown));

const stage = (file: Blob) =>
  stageFile(async () => Promise.reject(new Error('Expected no message.')), file, { read: (blob) => splitBackup(blob) });

async function readDeck(file: Blob): Promise<void> {
  for await (const _ of readCardRows(file, { kind: 'deck' }));
}

describe.each<[string, CountedFile]>([
  ['a million levels', repeat('', '{"a":', 5)],
  ['200 MB of brackets', repeat('', '[', 200)],
  ['a text of 200 MB', repeat('{"format":"', 'a', 200)],
  ['200 MB of digits', repeat('{"version":', '1', 200)],
  ['200 MB of spaces', repeat('{', ' ', 200)],
])('JSON with %s', (_, file) => {
  test('is refused as a backup at once', async () => {
    file.readBytes = 0;
    expect(await stage(file).catch(codeOf)).toBe('backup-invalid');
    expect(file.readBytes).toBeGreaterThan(0);
    expect(file.readBytes).toBeLessThan(MOST_READ_BYTES);
  });

  test('is refused as a deck at once', async () => {
    file.readBytes = 0;
    expect(await readDeck(file).catch(codeOf)).toBe('deck-file-invalid');
    expect(file.readBytes).toBeGreaterThan(0);
    expect(file.readBytes).toBeLessThan(MOST_READ_BYTES);
  });
});

test.each(['{"settings":{"a":[1', '{"settings":[1', '{"ops":[{"words":[1'])(
  'a backup with 200 MB in the list of %s is refused at once',
  async (head) => {
    const file = repeat(head, ',1', 200);
    expect(await stage(file).catch(codeOf)).toBe('backup-invalid');
    expect(file.readBytes).toBeGreaterThan(0);
    expect(file.readBytes).toBeLessThan(MOST_READ_BYTES);
  },
);

/** A word and its meaning, without a head. */
const TABLE = {
  kind: 'delimited',
  delimiter: ',',
  headLines: 0,
  hasHeader: false,
  isHtml: false,
  columns: { word: 0, meanings: [1] },
} as const;

describe('the check of JSON', () => {
  const check = (text: string) => () =>
    createJsonGuard({ code: 'backup-invalid', list: 'ops', maxEntryBytes: MAX_BACKUP_ENTRY_BYTES })(
      new TextEncoder().encode(text),
    );
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const quote = (bytes: number) => `"${'a'.repeat(bytes - 1)}"`;

  test('accepts the deepest nesting, and refuses one level more', () => {
    expect(check(nest(MAX_JSON_DEPTH))).not.toThrow();
    expect(check(nest(MAX_JSON_DEPTH + 1))).toThrow(AppError);
  });

  test('accepts the longest text, and refuses one byte more', () => {
    expect(check(quote(MAX_JSON_TOKEN_BYTES))).not.toThrow();
    expect(check(quote(MAX_JSON_TOKEN_BYTES + 1))).toThrow(AppError);
  });

  test('accepts any number of entries, and refuses a single one that is too long', () => {
    const words = Array.from({ length: 16 }, () => quote(MAX_JSON_TOKEN_BYTES - 10)).join(',');
    expect(check(`{"ops":[${words}]}`)).not.toThrow();
    expect(check(`{"ops":[{"words":[${words}]}]}`)).toThrow(AppError);
  });

  test('names the line, also in a later chunk', () => {
    expect(check(`[1,\n\n${nest(MAX_JSON_DEPTH)}`)).toThrow(/^Line 3: expected JSON with at most 64 levels/);
    const checkChunk = createJsonGuard({ code: 'deck-file-invalid' });
    checkChunk(new TextEncoder().encode('{"a": 1}\n{"a":\n'));
    expect(() => checkChunk(new TextEncoder().encode(`1}\n${nest(MAX_JSON_DEPTH + 1)}`))).toThrow(/^Line 4: /);
  });

  test('ignores brackets and quotes inside texts', () => {
    expect(check(`["${'['.repeat(1_000)}\\"${'{'.repeat(1_000)}"]`)).not.toThrow();
  });
});

describe('a table', () => {
  const toBytes = (text: string) => new TextEncoder().encode(text).subarray(0, HEAD_BYTES);

  test('of a million columns is refused by its beginning', async () => {
    const wide = 'a,'.repeat(1_000_000);
    await expect(recogniseFile(toBytes(wide), 'wide.csv')).rejects.toThrow(/at most 1000 columns/);
  });

  test('with the most columns is read, and one with another is refused with its line', async () => {
    const columns = { word: 0, meanings: [1] };
    const format = {
      kind: 'delimited',
      delimiter: ',',
      headLines: 0,
      hasHeader: false,
      isHtml: false,
      columns,
    } as const;
    const read = async (width: number) => {
      const row = Array.from({ length: width }, (_, index) => `a${index}`).join(',');
      for await (const cards of readCardRows(new Blob([`Haus,house\n${row}\n`]), format)) return cards.length;
      return 0;
    };
    expect(await read(MAX_COLUMNS)).toBe(2);
    await expect(read(MAX_COLUMNS + 1)).rejects.toThrow(/line 2/i);
  });
});

describe('a cell of beginnings alone', () => {
  const BEGINNINGS = [
    '[',
    '(',
    '- ',
    'a ',
    '1. ',
    '食[',
    '[;',
    '<a ',
    '<!--',
    '<br ',
    '<rt>',
    '<script ',
    '[sound:',
    '{{c1::',
  ];
  const PLACES = [
    ['', '\tb'],
    ['', '\nHaus,house\nBaum,tree\n'],
    ['word,meaning\nb,', '\n'],
    ['#separator:tab\n#html:true\nHaus\t', '\n'],
    ['#separator:tab\n#html:true\n', '\thouse\n'],
  ];

  async function read(text: string): Promise<void> {
    const { format } = await recogniseFile(new TextEncoder().encode(text).subarray(0, HEAD_BYTES), 'a.csv');
    for await (const _ of readCardRows(new Blob([text]), format));
  }

  /** The shortest of three runs: a machine that is busy with something else delays one. */
  async function measure(length: number): Promise<number> {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const startedAt = performance.now();
      for (const [before, after] of PLACES) {
        for (const unit of BEGINNINGS) await read(before + unit.repeat(length / unit.length) + after).catch(codeOf);
      }
      times.push(performance.now() - startedAt);
    }
    return Math.min(...times);
  }

  test('takes time in proportion to its length, not to its square', async () => {
    await measure(500);
    // In proportion 8, by the square 64.
    expect((await measure(32_000)) / (await measure(4_000))).toBeLessThan(20);
  });
});

describe('a table whose rows do not end or are blank', () => {
  /** Characters that the parser of tables gets for a file. */
  async function countParsed(text: string): Promise<{ parsed: number; end: string | undefined }> {
    let parsed = 0;
    const { Parser } = Papa;
    class CountingParser extends Parser {
      constructor(...config: ConstructorParameters<typeof Parser>) {
        super(...config);
        const { parse } = this;
        this.parse = (input, ...more) => {
          parsed += input.length;
          return parse.call(this, input, ...more);
        };
      }
    }
    const spy = vi.spyOn(Papa, 'Parser').mockImplementation(CountingParser as typeof Parser);
    onTestFinished(() => spy.mockRestore());
    const read = async () => {
      for await (const _ of readCardRows(new Blob([text]), TABLE));
      return undefined;
    };
    return {
      end: await read().catch((thrown: unknown) => (thrown instanceof AppError ? thrown.message : String(thrown))),
      parsed,
    };
  }

  test('an open quote over many pieces of the file is not parsed again with each piece', async () => {
    const text = `a,"${`${'b'.repeat(99)}\n`.repeat(20_000)}`;
    const { parsed, end } = await countParsed(text);
    expect(end).toContain('expected a closing quote');
    // In proportion 4 times, by pieces 30 times.
    expect(parsed / text.length).toBeLessThan(6);
  });

  test('blank lines are passed over before they are parsed', async () => {
    const blank = '\n'.repeat(1_000_000);
    const { parsed, end } = await countParsed(`${blank}Haus,house\n${blank}`);
    expect([end, parsed < 100_000]).toEqual([undefined, true]);
  });

  test('a broken row behind blank lines keeps its line', async () => {
    const rows = `${'\n'.repeat(100_000)}Haus,house\n${'\n'.repeat(50_000)}Baum,"tree\n`;
    expect((await countParsed(rows)).end).toMatch(/^Line 150002: /);
  });
});

describe('a line that does not end', () => {
  test.each([
    ['a table', 'Haus,house\n', '[', TABLE],
    ['JSON lines', '{"word":"Haus","meanings":["house"]}\n{"word":"a","meanings":["b"', ',"c"', { kind: 'json-lines' }],
  ] as const)('in %s of 200 MB is refused, naming it, before more of it is read', async (_, start, piece, format) => {
    const file = repeat(start, piece, 200);
    const read = async () => {
      for await (const _ of readCardRows(file, format));
    };
    await expect(read()).rejects.toThrow(/^Line 2: expected a line of at most 16000000 bytes/);
    expect(file.readBytes).toBeLessThan(MAX_LINE_BYTES + 4_000_000);
  });

  test('of JSON with as many characters as a row may have is read, and one with another is refused', async () => {
    const read = async (length: number) => {
      const start = '{"word":"Haus","meanings":["house"]';
      const fields = Array.from({ length: 39 }, (_, index) => `,"x${index}":"${'y'.repeat(100_000)}"`).join('');
      const last = length - start.length - fields.length - ',"z":""}'.length;
      const file = new Blob([`${start}${fields},"z":"${'y'.repeat(last)}"}`]);
      for await (const cards of readCardRows(file, { kind: 'json-lines' })) return cards.length;
      return 0;
    };
    expect(await read(MAX_ROW_LENGTH)).toBe(1);
    await expect(read(MAX_ROW_LENGTH + 1)).rejects.toThrow(/^Line 1: expected a line of at most 4000000 characters/);
  });
});

describe('a large file of another program', () => {
  const JSON_TABLE = { ...TABLE, delimiter: '\t', hasHeader: true, lineForm: { kind: 'json' } } as const;
  const line = `{"front":"Haus","back":"${'house '.repeat(30)}"}\n`;

  test('in JSON lines is read some cards at a time', async () => {
    const file = repeat('', line, 60);
    for await (const cards of readCardRows(file, JSON_TABLE)) {
      if (cards.length === 0) continue;
      expect(cards[0]?.word).toBe('Haus');
      break;
    }
    expect(file.readBytes).toBeLessThan(2_000_000);
  });

  test('with a wrong line of JSON is refused, naming it', async () => {
    const file = new Blob([line.repeat(1_000), '{"front":\n', line]);
    const read = async () => {
      for await (const _ of readCardRows(file, JSON_TABLE));
    };
    await expect(read()).rejects.toThrow('Line 1001: expected JSON, got ');
  });

  test('that is one value of JSON is read up to its greatest length, and refused above it', async () => {
    const read = async (length: number) => {
      const item = `{"front":"Haus","back":"${'x'.repeat(9_000)}"},\n`;
      const end = '{"front":"Hof","back":"yard"}]';
      const items = Math.floor((length - end.length - 1) / item.length);
      const space = ' '.repeat(length - end.length - 1 - items * item.length);
      let count = 0;
      for await (const cards of readCardRows(new Blob(['[', item.repeat(items), space, end]), JSON_TABLE)) {
        count += cards.length;
      }
      return count === items + 1;
    };
    expect(await read(MAX_JSON_TABLE_LENGTH)).toBe(true);
    await expect(read(MAX_JSON_TABLE_LENGTH + 1)).rejects.toThrow(
      'Expected a JSON value of at most 50000000 characters, got a longer one: save it as JSON lines',
    );
  });
});
