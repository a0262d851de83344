import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Note {
  deckName: string;
  modelName: string;
  fields: Record<string, string>;
  tags: string[];
  /** Interval in days; absent for a new note. */
  intervalDays?: number;
}

/** The state of a small Anki with AnkiConnect, which answers as its documentation and its source say. Tests change it at will. */
export interface AnkiServer {
  address: string;
  port: number;
  notes: Note[];
  decks: string[];
  noteTypes: Record<string, string[]>;
  /** Origins that AnkiConnect's settings list; undefined for all. */
  origins: string[] | undefined;
  /** How the person answers the question for permission. */
  permission: 'granted' | 'denied';
  key: string | undefined;
  version: number;
  /** A profile is open. */
  isOpen: boolean;
  /** Actions that this AnkiConnect does not have. */
  unknown: string[];
  /** Called before an answer is sent; `false` cuts the connection instead: what was asked for has been done. */
  beforeAnswer: (action: string) => boolean | Promise<boolean>;
  /** Called before anything is done; `false` cuts the connection. */
  beforeAction: (action: string) => boolean;
  /** The asked actions with their origins, in order. */
  asked: { action: string; origin: string | undefined }[];
  start(port?: number): Promise<void>;
  stop(): Promise<void>;
}

class Refusal extends Error {}

type Params = Record<string, unknown>;

const isBlank = (html: string | undefined) => (html ?? '').replace(/<[^>]*>/g, '').trim() === '';

function findFault(server: AnkiServer, note: Note): string | undefined {
  const names = server.noteTypes[note.modelName];
  if (!names) return `model was not found: ${note.modelName}`;
  if (!server.decks.includes(note.deckName)) return `deck was not found: ${note.deckName}`;
  const first = names[0] ?? '';
  if (isBlank(note.fields[first])) return 'cannot create note because it is empty';
  const has = server.notes.some(
    (each) => each.modelName === note.modelName && each.fields[first] === note.fields[first],
  );
  return has ? 'cannot create note because it is a duplicate' : undefined;
}

/** Long because it is a list of short actions. */
function act(server: AnkiServer, action: string, params: Params, origin: string | undefined): unknown {
  if (server.unknown.includes(action)) throw new Refusal('unsupported action');
  if (action === 'version') return server.version;
  if (action === 'requestPermission') {
    if (server.permission === 'denied') return { permission: 'denied' };
    if (origin !== undefined && server.origins && !server.origins.includes(origin)) server.origins.push(origin);
    return { permission: 'granted', requireApikey: server.key !== undefined, version: server.version };
  }
  if (!server.isOpen) throw new Refusal('collection is not available');
  const note = params.note as Note;
  switch (action) {
    case 'deckNames':
      return server.decks;
    case 'modelNames':
      return Object.keys(server.noteTypes);
    case 'modelFieldNames': {
      const names = server.noteTypes[String(params.modelName)];
      if (!names) throw new Refusal(`model was not found: ${params.modelName}`);
      return names;
    }
    case 'canAddNotesWithErrorDetail':
      return (params.notes as Note[]).map((each) => {
        const error = findFault(server, each);
        return error === undefined ? { canAdd: true } : { canAdd: false, error };
      });
    case 'addNote': {
      const fault = findFault(server, note);
      if (fault !== undefined) throw new Refusal(fault);
      // Unknown fields are ignored.
      const names = server.noteTypes[note.modelName] ?? [];
      server.notes.push({ ...note, fields: Object.fromEntries(names.map((name) => [name, note.fields[name] ?? ''])) });
      return FIRST_NOTE + server.notes.length - 1;
    }
    case 'findNotes':
      return find(server, String(params.query));
    case 'notesInfo':
      return (params.notes as number[]).map((id) => {
        const found = server.notes[id - FIRST_NOTE];
        const fields = Object.entries(found?.fields ?? {}).map(([name, value], order) => [name, { value, order }]);
        return found ? { noteId: id, modelName: found.modelName, fields: Object.fromEntries(fields) } : {};
      });
    default:
      throw new Refusal('unsupported action');
  }
}

const FIRST_NOTE = 1_700_000_000_001;

/** Answers the one search that Wayword makes. */
function find(server: AnkiServer, query: string): number[] {
  const match = /^"deck:(.*)" "note:(.*)" prop:ivl>=(\d+) -is:suspended$/.exec(query);
  if (!match) throw new Refusal(`invalid search: ${query}`);
  const [, deck, noteType, days] = match;
  const plain = (name = '') => name.replaceAll(/\\(.)/g, '$1');
  return server.notes.flatMap(({ deckName, modelName, intervalDays = 0 }, index) =>
    deckName === plain(deck) && modelName === plain(noteType) && intervalDays >= Number(days) ? FIRST_NOTE + index : [],
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

async function answer(server: AnkiServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin } = request.headers;
  const isAllowed = origin === undefined || !server.origins || server.origins.includes(origin);
  const asked = JSON.parse(await readBody(request)) as { action: string; key?: string; params?: Params };
  const { action, key, params = {} } = asked;
  server.asked.push({ action, origin });
  if (!isAllowed && action !== 'requestPermission') {
    response.writeHead(403, { 'Access-Control-Allow-Origin': 'http://localhost' }).end('');
    return;
  }
  if (!server.beforeAction(action)) return void request.socket.destroy();
  let reply: { result: unknown; error: string | null };
  try {
    if (action !== 'requestPermission' && key !== server.key) throw new Refusal('valid api key must be provided');
    reply = { result: act(server, action, params, origin) ?? null, error: null };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    reply = { result: null, error: thrown.message };
  }
  if (!(await server.beforeAnswer(action))) return void request.socket.destroy();
  response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': origin ?? '*' });
  // Below version 5, without an envelope.
  response.end(JSON.stringify(server.version < 5 ? reply.result : reply));
}

/** Creates an Anki that is closed. */
export function makeAnkiServer(): AnkiServer {
  let running: Server | undefined;
  const server: AnkiServer = {
    address: '',
    port: 0,
    notes: [],
    decks: ['Default', 'Deutsch'],
    noteTypes: { Basic: ['Front', 'Back'], Wort: ['Word', 'Reading', 'Meaning', 'Sentence', 'Source', 'URL'] },
    origins: undefined,
    permission: 'granted',
    key: undefined,
    version: 6,
    isOpen: true,
    unknown: [],
    beforeAnswer: () => true,
    beforeAction: () => true,
    asked: [],
    async start(port = server.port) {
      running = createServer((request, response) => void answer(server, request, response));
      running.listen(port, '127.0.0.1');
      await new Promise((resolve) => running?.once('listening', resolve));
      server.port = (running.address() as AddressInfo).port;
      server.address = `http://127.0.0.1:${server.port}`;
    },
    async stop() {
      const closing = running;
      running = undefined;
      if (!closing) return;
      closing.closeAllConnections();
      await new Promise((resolve) => closing.close(resolve));
    },
  };
  return server;
}
