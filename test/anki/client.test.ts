import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AnkiError } from '../../src/anki/anki-error.ts';
import { ask, MAX_ANKI_ANSWER_BYTES } from '../../src/anki/ask.ts';
import { type AnkiNote, createAnkiClient } from '../../src/anki/client.ts';
import type { AnkiProblem } from '../../src/model/anki.ts';
import { type AnkiServer, makeAnkiServer } from '../support/anki/anki-server.ts';

const ORIGIN = 'chrome-extension://wayword';

let anki: AnkiServer;
beforeEach(async () => {
  anki = makeAnkiServer();
  await anki.start();
});
afterEach(() => anki.stop());

/** As a background, which sends its origin. */
const fetchAsExtension: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...init?.headers, Origin: ORIGIN } });

const clientOf = (address = anki.address, key = '') => createAnkiClient({ address, key, fetch: fetchAsExtension });

const note = (change: Partial<AnkiNote> = {}): AnkiNote => ({
  deckName: 'Deutsch',
  modelName: 'Basic',
  fields: { Front: 'das Haus', Back: 'house' },
  tags: ['wayword'],
  options: { allowDuplicate: false },
  ...change,
});

async function findProblem(question: Promise<unknown>): Promise<AnkiProblem> {
  const thrown = await question.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AnkiError)) throw new Error(`Expected a problem with Anki, got ${String(thrown)}.`);
  return thrown.problem;
}

/** Answers as another program would, for the length of a test. */
async function withStranger(listener: RequestListener, work: (address: string) => Promise<void>): Promise<void> {
  const stranger = createServer(listener);
  stranger.listen(0, '127.0.0.1');
  await new Promise((resolve) => stranger.once('listening', resolve));
  try {
    await work(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
  } finally {
    stranger.closeAllConnections();
    await new Promise((resolve) => stranger.close(resolve));
  }
}

test('reads decks, note types and fields, and adds a note', async () => {
  const client = clientOf();
  expect(await client.connect()).toEqual({ decks: anki.decks, noteTypes: ['Basic', 'Wort'], needsKey: false });
  expect(await client.listFields('Basic')).toEqual(['Front', 'Back']);
  expect(await client.check([note()])).toEqual([undefined]);
  await client.add(note());
  expect(anki.notes).toMatchObject([{ deckName: 'Deutsch', fields: { Front: 'das Haus', Back: 'house' } }]);
});

test('an origin that is not listed is asked for in Anki, and is listed then', async () => {
  anki.origins = ['http://localhost'];
  expect(await findProblem(clientOf().listFields('Basic'))).toEqual({ code: 'refused' });
  await clientOf().connect();
  expect(await clientOf().listFields('Basic')).toEqual(['Front', 'Back']);
});

test('a person who says No is told so', async () => {
  anki.permission = 'denied';
  expect(await findProblem(clientOf().connect())).toEqual({ code: 'denied' });
});

test('a key is asked for, and a wrong one is told apart from a missing one', async () => {
  anki.key = 'secret';
  expect(await findProblem(clientOf().connect())).toEqual({ code: 'key-missing' });
  expect(await findProblem(clientOf().listFields('Basic'))).toEqual({ code: 'key-missing' });
  expect(await findProblem(clientOf(anki.address, 'other').connect())).toEqual({ code: 'key-wrong' });
  expect((await clientOf(anki.address, 'secret').connect()).decks).toEqual(anki.decks);
});

test('a key that AnkiConnect does not have is left out while connecting', async () => {
  expect(await findProblem(clientOf(anki.address, 'old').listFields('Basic'))).toEqual({ code: 'key-wrong' });
  expect(await clientOf(anki.address, 'old').connect()).toMatchObject({ decks: anki.decks, needsKey: false });
});

describe('versions', () => {
  test.each([2, 4, 5])('version %i is too old', async (version) => {
    anki.version = version;
    anki.unknown = ['requestPermission'];
    expect(await findProblem(clientOf().connect())).toEqual({ code: 'old-version' });
  });

  test('one without a question for permission is used without it', async () => {
    anki.unknown = ['requestPermission'];
    expect((await clientOf().connect()).noteTypes).toEqual(['Basic', 'Wort']);
  });

  test('one that says nothing in advance leaves the answer to adding', async () => {
    anki.unknown = ['canAddNotesWithErrorDetail'];
    await clientOf().add(note());
    expect(await clientOf().check([note()])).toEqual([undefined]);
    expect(await findProblem(clientOf().add(note()))).toEqual({ code: 'duplicate' });
  });
});

describe('what Anki refuses', () => {
  test.each<[string, Partial<AnkiNote>, AnkiProblem]>([
    ['a deck that is gone', { deckName: 'Gone: old' }, { code: 'no-deck', detail: 'Gone: old' }],
    ['a note type that is gone', { modelName: 'Gone' }, { code: 'no-note-type', detail: 'Gone' }],
    ['an empty first field', { fields: { Front: '<b></b> ', Back: 'x' } }, { code: 'first-empty' }],
  ])('%s', async (_, change, problem) => {
    expect(await findProblem(clientOf().add(note(change)))).toEqual(problem);
    const [failure] = await clientOf().check([note(change)]);
    expect(failure?.problem).toEqual(problem);
  });

  test('a duplicate, before and while it is added', async () => {
    await clientOf().add(note());
    expect((await clientOf().check([note()]))[0]?.problem).toEqual({ code: 'duplicate' });
    expect(await findProblem(clientOf().add(note()))).toEqual({ code: 'duplicate' });
    expect(anki.notes).toHaveLength(1);
  });

  test('everything while no profile is open', async () => {
    anki.isOpen = false;
    expect(await findProblem(clientOf().connect())).toEqual({ code: 'no-profile' });
    expect(await findProblem(clientOf().add(note()))).toEqual({ code: 'no-profile' });
  });

  test('something else is told in its own words', async () => {
    await withStranger(
      (_, response) => response.end('{"result": null, "error": "cannot create note for unknown reason"}'),
      async (address) =>
        expect(await findProblem(clientOf(address).add(note()))).toEqual({
          code: 'other',
          detail: 'cannot create note for unknown reason',
        }),
    );
  });
});

describe('who answers', () => {
  test('nobody', async () => {
    await anki.stop();
    expect(await findProblem(clientOf().connect())).toEqual({ code: 'not-running' });
  });

  test('Anki, which stops before its answer', async () => {
    anki.beforeAnswer = () => false;
    expect(await findProblem(clientOf().add(note()))).toEqual({ code: 'not-running' });
    expect(anki.notes).toHaveLength(1);
  });

  test('Anki, which takes too long', async () => {
    anki.beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, 2_000, true));
    const question = { action: 'version', timeoutMs: 50 };
    expect(await findProblem(ask({ address: anki.address, key: '', fetch }, question))).toEqual({ code: 'timeout' });
  });

  test.each<[string, RequestListener]>([
    ['a web server', (_, response) => response.writeHead(404).end('<h1>Not found</h1>')],
    ['a page', (_, response) => response.end('<h1>Hello</h1>')],
    ['another list', (_, response) => response.end('[1]')],
    ['another object', (_, response) => response.end('{"result": 1}')],
    ['an error of another kind', (_, response) => response.end('{"result": 1, "error": {}}')],
    ['nothing at all', (_, response) => response.end('')],
    ['too much', (_, response) => response.end('x'.repeat(MAX_ANKI_ANSWER_BYTES + 1))],
  ])('another program: %s', async (_, listener) => {
    await withStranger(listener, async (address) =>
      expect(await findProblem(clientOf(address).connect())).toEqual({ code: 'stranger' }),
    );
  });

  test('no redirect is followed', async () => {
    const before = anki.asked.length;
    await withStranger(
      (_, response) => response.writeHead(307, { Location: anki.address }).end(),
      async (address) => expect(await findProblem(clientOf(address).connect())).toEqual({ code: 'stranger' }),
    );
    expect(anki.asked).toHaveLength(before);
  });

  test.each(['http://192.168.0.1:8765', 'https://example.org', 'http://localhost@example.org'])(
    'nobody at %s is asked',
    async (address) => {
      const refuse = () => Promise.reject(new Error('Expected no request, got one.'));
      const client = createAnkiClient({ address, key: 'secret', fetch: refuse });
      expect(await findProblem(client.connect())).toEqual({ code: 'stranger' });
    },
  );
});
