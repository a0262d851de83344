import { type CardRow, createRowCheck, failAtLine, quote } from './card-row.ts';

/**
 * Reads cards from JSON lines: `{"rank": 1, "word": "de", "meanings": ["of"]}`. The rank is optional, `meanings` may be one text, `forms` is a
 * list of inflected spellings, and unknown fields are ignored.
 *
 * @param text - In pieces that end with a line.
 * @throws {AppError} `deck-file-invalid` with the line that is wrong.
 */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<CardRow[]> {
  const check = createRowCheck();
  let line = 0;
  for await (const piece of text) {
    const lines = piece.split('\n');
    // Text after the last line feed is not a complete line yet.
    if (lines.at(-1) === '') lines.pop();
    const cards: CardRow[] = [];
    for (const json of lines) {
      line += 1;
      if (json.trim() === '') continue;
      const { rank, word, meanings, forms } = parseObject(json, line);
      cards.push(check({ line, rank, word, meanings: meanings ?? undefined, forms }));
    }
    yield cards;
  }
}

function parseObject(json: string, line: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    failAtLine(line, 'a JSON object', quote(json), cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    failAtLine(line, 'a JSON object', quote(value));
  }
  return value as Record<string, unknown>;
}
