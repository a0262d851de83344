import { createQueue } from '../async/queue.ts';
import type { AnkiChange, AnkiOffer, AnkiProblem, AnkiReport, AnkiView, AnkiWord } from '../model/anki.ts';
import { AnkiError, toProblem } from './anki-error.ts';
import { type AnkiQuestion, ask } from './ask.ts';
import { type AnkiClient, createAnkiClient } from './client.ts';
import { NO_ANKI, parseAnki, type StoredAnki } from './configuration.ts';
import type { FollowedNotes } from './known-notes.ts';
import { type NoteOutcome, sendNotes } from './send-notes.ts';
import { createWaiting, toWaitingNote, type Waiting } from './waiting.ts';

export interface AnkiParts {
  /** @returns The configuration as JSON; undefined if there is none. */
  readConfig(): Promise<string | undefined>;
  writeConfig(json: string): Promise<unknown>;
  keyValues: Parameters<typeof createWaiting>[0];
  fetch: typeof fetch;
  newId(): string;
}

type OrProblem<T> = (T & { problem?: undefined }) | { problem: AnkiProblem };

/** The Anki of this device: its configuration, and the words that are added to it. */
export interface Anki {
  look(): Promise<AnkiView>;
  /** What is not valid stays as it was. */
  change(change: AnkiChange): Promise<AnkiView>;
  /** Asks Anki for permission, and which decks and note types it has. */
  connect(): Promise<OrProblem<AnkiOffer>>;
  listFields(noteType: string): Promise<OrProblem<{ fields: string[] }>>;
  /** Adds words, after those that wait. Words that Anki cannot take now wait. The report is about the given ones. */
  add(words: readonly AnkiWord[]): Promise<AnkiReport>;
  /** Tries the words that wait. */
  retry(): Promise<AnkiReport>;
  /** Forgets words that wait. */
  remove(ids: readonly string[]): Promise<AnkiView>;
  /** Where the learner's words are in Anki. @throws {AnkiError} If that is not set up. */
  findNotes(): Promise<FollowedNotes>;
  /** Asks the Anki that is configured now, for what follows it. @throws {AnkiError} */
  ask(question: AnkiQuestion): Promise<unknown>;
}

export function createAnki(parts: AnkiParts): Anki {
  const { newId, keyValues } = parts;
  const waiting = createWaiting(keyValues, newId);
  // One after the other, so that no word is added twice at once.
  const enqueue = createQueue();
  const read = async () => {
    const json = await parts.readConfig();
    return json === undefined ? NO_ANKI : parseAnki(JSON.parse(json));
  };
  const write = (anki: StoredAnki) => parts.writeConfig(JSON.stringify(anki));
  const clientFor = ({ address, key }: StoredAnki): AnkiClient =>
    createAnkiClient({ address, key, fetch: parts.fetch });
  const look = async (): Promise<AnkiView> => {
    const { key, ...config } = await read();
    return { config, hasKey: key !== '', waiting: (await waiting.read()).map(toWaitingNote) };
  };
  const tell = async <T extends object>(question: (client: AnkiClient) => Promise<T>): Promise<OrProblem<T>> => {
    try {
      return { ...(await question(clientFor(await read()))), problem: undefined };
    } catch (thrown) {
      return { problem: toProblem(thrown) };
    }
  };
  return {
    look,
    change: (change) =>
      enqueue(async () => {
        await write(parseAnki(change, await read()));
        return look();
      }),
    connect: () =>
      tell(async (client) => {
        const { needsKey, ...offer } = await client.connect();
        if (needsKey === false) await enqueue(async () => write({ ...(await read()), key: '' }));
        return offer;
      }),
    listFields: (noteType) => tell(async (client) => ({ fields: await client.listFields(noteType) })),
    add: (words) =>
      enqueue(async () => {
        const anki = await read();
        const lack = findLack(anki);
        if (lack) return { ...NOTHING, refused: words.length, problem: lack };
        const each = new Map(words.map((word) => [`${word.pair} ${word.word}`, word]));
        const ids = await waiting.add([...each.values()]);
        return send(clientFor(anki), anki, waiting, ids);
      }),
    retry: () =>
      enqueue(async () => {
        const anki = await read();
        const notes = await waiting.read();
        const lack = findLack(anki);
        if (notes.length === 0) return NOTHING;
        if (lack) return { ...NOTHING, waiting: notes.length, problem: lack };
        return send(clientFor(anki), anki, waiting);
      }),
    remove: (ids) =>
      enqueue(async () => {
        await waiting.remove(new Set(ids));
        return look();
      }),
    async findNotes() {
      const anki = await read();
      const [field] = Object.keys(anki.fields).filter((name) => anki.fields[name] === 'word');
      const lack = findLack(anki)?.code ?? (field === undefined ? 'not-set-up' : undefined);
      if (lack || field === undefined) throw new AnkiError(lack ?? 'not-set-up');
      return { deck: anki.deck, noteType: anki.noteType, field };
    },
    ask: async (question) => ask({ ...(await read()), fetch: parts.fetch }, question),
  };
}

const NOTHING: AnkiReport = { added: 0, present: 0, waiting: 0, refused: 0 };

function findLack({ isOn, deck, noteType, fields }: StoredAnki): AnkiProblem | undefined {
  if (!isOn) return { code: 'off' };
  return deck === '' || noteType === '' || Object.keys(fields).length === 0 ? { code: 'not-set-up' } : undefined;
}

/** Sends all that waits. @param asked - Ids that the report is about, undefined for a word without room; absent for all. */
async function send(
  client: AnkiClient,
  anki: StoredAnki,
  waiting: Waiting,
  asked?: readonly (string | undefined)[],
): Promise<AnkiReport> {
  const notes = await waiting.read();
  // A word that was asked for now is refused with a reason. One that has waited stays until the person removes it.
  const mayForget = (id: string, outcome: NoteOutcome) =>
    outcome !== 'waiting' && (outcome !== 'refused' || asked?.includes(id) === true);
  const { outcomes, problems, problem } = await sendNotes(client, anki, notes, (settled) =>
    waiting.remove(new Set([...settled].filter((entry) => mayForget(...entry)).map(([id]) => id))),
  );
  const ids = asked ?? [...outcomes.keys()];
  const report = { ...NOTHING };
  for (const id of ids) {
    const outcome = id === undefined ? 'refused' : (outcomes.get(id) ?? 'waiting');
    report[outcome === 'refused' && asked === undefined ? 'waiting' : outcome] += 1;
  }
  const own = ids.flatMap((id) => (id === undefined ? { code: 'full' as const } : (problems.get(id) ?? [])));
  return { ...report, problem: report.waiting > 0 ? (problem ?? own[0]) : own[0] };
}
