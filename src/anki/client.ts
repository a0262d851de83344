import type { AnkiOffer } from '../model/anki.ts';
import { AnkiError, toAnkiError } from './anki-error.ts';
import { ANKI_VERSION, type AnkiPlace, ask } from './ask.ts';

/** A note as AnkiConnect takes it. */
export interface AnkiNote {
  deckName: string;
  modelName: string;
  fields: Record<string, string>;
  tags: string[];
  options: { allowDuplicate: false };
}

/** What Wayword asks of AnkiConnect. All of them throw an {@link AnkiError}. */
export interface AnkiClient {
  /** Asks for permission, which the person gives in Anki, and reads which decks and note types there are. */
  connect(): Promise<AnkiOffer & { needsKey: boolean | undefined }>;
  listFields(noteType: string): Promise<string[]>;
  /** @returns For each note why it cannot be added; undefined if it can, or if this AnkiConnect says nothing before it adds. */
  check(notes: readonly AnkiNote[]): Promise<(AnkiError | undefined)[]>;
  /** Adds one note. Anki refuses a second one with the same first field. */
  add(note: AnkiNote): Promise<void>;
}

/** The person may have to find Anki's window first. */
const PERMISSION_MS = 120_000;
/** Anki compares the first field of each. */
const CHECK_MS = 30_000;

export function createAnkiClient(place: AnkiPlace): AnkiClient {
  const listNames = async (action: string, params = {}, asked = place) => {
    const names = await ask(asked, { action, params });
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) throw new AnkiError('stranger');
    return names;
  };
  return {
    async connect() {
      const needsKey = await askPermission(place);
      // A key that AnkiConnect does not have is refused like a wrong one.
      const open = needsKey === false ? { ...place, key: '' } : place;
      const version = await ask(open, { action: 'version' });
      if (typeof version !== 'number') throw new AnkiError('stranger');
      if (version < ANKI_VERSION) throw new AnkiError('old-version');
      return {
        decks: await listNames('deckNames', {}, open),
        noteTypes: await listNames('modelNames', {}, open),
        needsKey,
      };
    },
    listFields: (modelName) => listNames('modelFieldNames', { modelName }),
    check: (notes) => check(place, notes),
    async add(note) {
      const id = await ask(place, { action: 'addNote', params: { note } });
      // Some versions answer with nothing instead of an error.
      if (typeof id !== 'number') throw new AnkiError('other', '');
    },
  };
}

/** @returns Whether AnkiConnect has a key; undefined if it does not tell. */
async function askPermission(place: AnkiPlace): Promise<boolean | undefined> {
  let answer: unknown;
  try {
    answer = await ask(place, { action: 'requestPermission', timeoutMs: PERMISSION_MS });
  } catch (thrown) {
    // Versions of 2020 and before do not ask, and still older ones answer in another form. The next question tells them apart.
    if (thrown instanceof AnkiError && /old-version|stranger/.test(thrown.problem.code)) return undefined;
    throw thrown;
  }
  if (typeof answer !== 'object' || answer === null || !('permission' in answer)) throw new AnkiError('stranger');
  if (answer.permission !== 'granted') throw new AnkiError('denied');
  // Its documentation writes `requireApiKey`, its code `requireApikey`.
  const { requireApiKey, requireApikey = requireApiKey } = answer as {
    requireApiKey?: unknown;
    requireApikey?: unknown;
  };
  if (requireApikey === true && place.key === '') throw new AnkiError('key-missing');
  return typeof requireApikey === 'boolean' ? requireApikey : undefined;
}

async function check(place: AnkiPlace, notes: readonly AnkiNote[]): Promise<(AnkiError | undefined)[]> {
  let answers: unknown;
  try {
    answers = await ask(place, { action: 'canAddNotesWithErrorDetail', params: { notes }, timeoutMs: CHECK_MS });
  } catch (thrown) {
    // `canAddNotes` says no more than yes or no, and the answer to adding says why.
    if (thrown instanceof AnkiError && thrown.problem.code === 'old-version') return notes.map(() => undefined);
    throw thrown;
  }
  if (!Array.isArray(answers) || answers.length !== notes.length) throw new AnkiError('stranger');
  return answers.map((answer: unknown) => {
    const { canAdd, error } = (answer ?? {}) as { canAdd?: unknown; error?: unknown };
    return canAdd === true || typeof error !== 'string' ? undefined : toAnkiError(error);
  });
}
