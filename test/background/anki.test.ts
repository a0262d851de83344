import { expect, test, vi } from 'vitest';
import { startAnki } from '../../entrypoints/services/anki.ts';
import { type AnkiHandlers, offerAnki } from '../../entrypoints/services/anki-script.ts';
import { createAnkiHandlers } from '../../entrypoints/services/handlers/anki-handlers.ts';
import type { HandlerParts } from '../../entrypoints/services/handlers/handler-parts.ts';
import { FOLLOWED_KEY } from '../../src/anki/follow.ts';
import { WAITING_KEY } from '../../src/anki/waiting.ts';
import { ANKI_MESSAGES } from '../../src/messaging/anki.ts';
import { makeKeyValues } from '../support/key-values.ts';

/** A background whose script for Anki notes what it is asked. */
function setUp(waiting?: unknown[], followed?: object) {
  const asked: string[] = [];
  const create = vi.fn(() => {
    const answer = (name: string) => async () => void asked.push(name);
    return Object.fromEntries(
      Object.keys(ANKI_MESSAGES).map((name) => [name, answer(name)]),
    ) as unknown as AnkiHandlers;
  });
  offerAnki(create);
  const starts: (() => void)[] = [];
  const event = { addListener: (listener: () => void) => void starts.push(listener), isHeard: true };
  const stored = [
    [WAITING_KEY, waiting],
    [FOLLOWED_KEY, followed],
  ] as const;
  const keyValues = makeKeyValues(new Map(stored.filter(([, value]) => value !== undefined)));
  const anki = startAnki({
    events: { installed: { addListener: () => {}, isHeard: true }, startup: event },
    changes: { settings: { emit: () => {}, on: () => {} } },
    keyValues,
  } as unknown as Parameters<typeof startAnki>[0]);
  const startBrowser = () => {
    for (const start of starts) start();
  };
  return { anki, asked, create, startBrowser };
}

test('words that wait are tried when the browser starts', async () => {
  const { asked, startBrowser } = setUp([{ id: 'a', word: { pair: 'deu-eng', word: 'Haus', meanings: [] } }]);
  expect(asked).toEqual([]);
  startBrowser();
  await vi.waitFor(() => expect(asked).toEqual(['anki.retry']));
});

test('without words that wait, nothing is loaded for Anki', async () => {
  const { create, startBrowser } = setUp();
  startBrowser();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(create).not.toHaveBeenCalled();
});

test('words that are known there are read again when the browser starts', async () => {
  const { asked, startBrowser } = setUp(undefined, { id: 'a' });
  startBrowser();
  await vi.waitFor(() => expect(asked).toEqual(['anki.follow']));
});

test('each message reaches the script, which starts once', async () => {
  const { anki, asked, create } = setUp();
  const handlers = createAnkiHandlers({ anki } as unknown as HandlerParts) as unknown as Record<string, () => unknown>;
  for (const name of Object.keys(ANKI_MESSAGES)) await handlers[name]?.();
  expect(asked).toEqual(Object.keys(ANKI_MESSAGES));
  expect(create).toHaveBeenCalledTimes(1);
});
