import { describe, expect, test } from 'vitest';
import { readParts } from '../../../../../src/file-reader/file-parts.ts';
import type { Send } from '../../../../../src/messaging/client.ts';
import type { MessageName } from '../../../../../src/messaging/messages.ts';
import { MAX_KNOWN_WORDS } from '../../../../../src/model/limits.ts';
import { createKnownWords } from '../../../../../src/ui/options/get-deck/import/known-words.ts';

const FORMAT = {
  kind: 'delimited',
  delimiter: ',',
  headLines: 0,
  isHtml: false,
  hasHeader: false,
  columns: { word: 0, meanings: [1] },
} as const;

/** A background whose deck has every capitalised word. */
function make() {
  const sent: [MessageName, object][] = [];
  const known = new Set<string>();
  const send = (async (name: MessageName, request: { words: string[]; isDryRun?: boolean }) => {
    sent.push([name, request]);
    const isFound = (word: string) => /^\p{Lu}/u.test(word);
    if (name === 'study.findListed') {
      return { words: request.words.filter(isFound), missing: request.words.filter((word) => !isFound(word)) };
    }
    if (name === 'study.takeBack') known.clear();
    if (name !== 'study.knowWords') return undefined;
    const open = request.words.filter((word) => !known.has(word));
    if (!request.isDryRun) for (const word of open) known.add(word);
    return { words: open.length };
  }) as unknown as Send;
  const model = createKnownWords({ send, readParts });
  const look = (text: string, pair: string | undefined = 'deu-eng') =>
    model.look({ file: new File([text], 'known.txt'), format: FORMAT, pair });
  return { model, sent, known, look };
}

describe('a list of known words', () => {
  test('is looked up and counted before anything is marked', async () => {
    const { model, look, known } = make();
    await look('Haus\nWasser\nxyz\nHaus\n');
    expect(model.state.value).toEqual({
      kind: 'found',
      found: { pair: 'deu-eng', words: ['Haus', 'Wasser'], missing: ['xyz'], fresh: 2 },
      isTakenBack: false,
    });
    expect(known.size).toBe(0);
  });

  test('is marked at once, which one click undoes', async () => {
    const { model, look, known, sent } = make();
    await look('Haus\nWasser\n');
    await model.mark();
    expect(model.state.value).toMatchObject({ kind: 'marked', marked: 2 });
    expect([...known]).toEqual(['Haus', 'Wasser']);
    const marks = sent.filter(
      ([name, request]) => name === 'study.knowWords' && !('isDryRun' in request && request.isDryRun),
    );
    expect(marks).toHaveLength(1);
    await model.takeBack();
    expect(model.state.value).toMatchObject({ kind: 'found', isTakenBack: true, found: { fresh: 2 } });
    const [, mark] = marks[0] ?? [];
    const [, undo] = sent.find(([name]) => name === 'study.takeBack') ?? [];
    expect(undo).toMatchObject({ ref: (mark as { id: string }).id });
  });

  test('is requested in parts if it is long', async () => {
    const { look, sent, model } = make();
    await look(Array.from({ length: 450 }, (_, index) => `Wort ${index}`).join('\n'));
    expect(sent.filter(([name]) => name === 'study.findListed')).toHaveLength(3);
    expect(model.state.value).toMatchObject({ kind: 'found', found: { fresh: 450 } });
  });

  test('has up to 100,000 words, and a longer one is refused', async () => {
    const { look, model } = make();
    const lookFor = (count: number) => look(Array.from({ length: count }, (_, index) => `Wort ${index}`).join('\n'));
    await lookFor(MAX_KNOWN_WORDS);
    expect(model.state.value).toMatchObject({ kind: 'found', found: { fresh: MAX_KNOWN_WORDS } });
    await lookFor(MAX_KNOWN_WORDS + 1);
    expect(model.state.value).toEqual({ kind: 'failed', code: 'deck-file-invalid' });
  });

  test('needs a deck', async () => {
    const { model, sent } = make();
    await model.look({ file: new File(['Haus'], 'known.txt'), format: FORMAT, pair: undefined });
    expect([model.state.value, sent]).toEqual([{ kind: 'no-deck' }, []]);
    await model.look(undefined);
    expect(model.state.value).toBeUndefined();
  });
});
