import type { FileCard } from '../../model/file-format.ts';
import { createRowCheck } from './card-row.ts';
import { failAtLine, MAX_ROW_LENGTH, quote } from './check-text.ts';

/**
 * Reads cards from JSON lines: `{"rank": 1, "word": "de", "meanings": ["of"]}`. The rank may be left out, `meanings` may be one
 * text, `forms` is a list of inflected spellings, and the fields of `CardDetails` have its names; other fields are passed over.
 *
 * @param text - In pieces that end with a line.
 * @throws {AppError} `deck-file-invalid` with the line that is wrong.
 */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FileCard[]> {
  const check = createRowCheck();
  let line = 0;
  for await (const piece of text) {
    const lines = piece.split('\n');
    // Text after the last line feed is not a complete line yet.
    if (lines.at(-1) === '') lines.pop();
    const cards: FileCard[] = [];
    for (const json of lines) {
      line += 1;
      if (json.trim() === '') continue;
      if (json.length > MAX_ROW_LENGTH) failLong(line, json.length);
      const { meanings, ...fields } = parseObject(json, line);
      cards.push(check({ word: undefined, ...fields, line, meanings: meanings ?? undefined }));
    }
    yield cards;
  }
}

function failLong(line: number, length: number): never {
  const about = { kind: 'text-length', limit: MAX_ROW_LENGTH } as const;
  failAtLine(line, `a line of at most ${MAX_ROW_LENGTH} characters`, `${length}`, about);
}

function parseObject(json: string, line: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    failAtLine(line, 'a JSON object', quote(json), { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    failAtLine(line, 'a JSON object', quote(value));
  }
  return value as Record<string, unknown>;
}
