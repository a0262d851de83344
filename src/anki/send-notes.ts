import type { AnkiProblem, AnkiProblemCode } from '../model/anki.ts';
import { AnkiError, toProblem } from './anki-error.ts';
import type { AnkiClient, AnkiNote } from './client.ts';
import type { StoredAnki } from './configuration.ts';
import { toFields, toTags } from './to-note.ts';
import type { StoredNote } from './waiting.ts';

/** What became of one note. `waiting`: it is to be tried again. */
export type NoteOutcome = 'added' | 'present' | 'waiting' | 'refused';

export interface Sent {
  /** By the notes' ids. */
  outcomes: Map<string, NoteOutcome>;
  /** Why single notes were not added, by their ids. */
  problems: Map<string, AnkiProblem>;
  /** What stopped the others. */
  problem?: AnkiProblem | undefined;
}

/** Notes that are checked in one message. */
const CHECKED_AT_ONCE = 50;

/** Problems of a single note; behind any other one the rest would fail, too. */
const OF_ONE_NOTE: readonly AnkiProblemCode[] = ['duplicate', 'first-empty', 'other'];

/**
 * Adds notes to Anki, in order. It stops at the first problem that concerns them all.
 *
 * A note is added once, even if an earlier attempt got no answer: Anki is asked whether it has the note before it is added, and refuses a
 * second one with the same first field itself.
 *
 * @param onSettled - Called after each few notes; those that need not be tried again may be forgotten.
 */
export async function sendNotes(
  client: AnkiClient,
  anki: StoredAnki,
  notes: readonly StoredNote[],
  onSettled: (outcomes: Sent['outcomes']) => Promise<void>,
): Promise<Sent> {
  const sent: Sent = { outcomes: new Map(notes.map(({ id }) => [id, 'waiting'])), problems: new Map() };
  try {
    await checkFields(client, anki);
    for (let at = 0; at < notes.length; at += CHECKED_AT_ONCE) {
      await sendSome(client, anki, notes.slice(at, at + CHECKED_AT_ONCE), sent);
      await onSettled(sent.outcomes);
    }
  } catch (thrown) {
    sent.problem = toProblem(thrown);
    await onSettled(sent.outcomes);
  }
  return sent;
}

/** AnkiConnect ignores fields that the note type does not have. */
async function checkFields(client: AnkiClient, { noteType, fields }: StoredAnki): Promise<void> {
  const names = await client.listFields(noteType);
  const missing = Object.keys(fields).find((name) => !names.includes(name));
  if (missing !== undefined) throw new AnkiError('no-field', missing);
  if (names[0] === undefined || fields[names[0]] === undefined) throw new AnkiError('first-empty', names[0]);
}

async function sendSome(
  client: AnkiClient,
  anki: StoredAnki,
  stored: readonly StoredNote[],
  sent: Sent,
): Promise<void> {
  const notes = stored.map((note) => toAnkiNote(anki, note));
  const failures = await client.check(notes);
  for (const [index, note] of notes.entries()) {
    const { id } = stored[index] as StoredNote;
    try {
      const failure = failures[index];
      if (failure) throw failure;
      await client.add(note);
      sent.outcomes.set(id, 'added');
    } catch (thrown) {
      const problem = toProblem(thrown);
      if (!OF_ONE_NOTE.includes(problem.code)) throw thrown;
      sent.outcomes.set(id, problem.code === 'duplicate' ? 'present' : 'refused');
      sent.problems.set(id, problem);
    }
  }
}

function toAnkiNote(anki: StoredAnki, { word }: StoredNote): AnkiNote {
  return {
    deckName: anki.deck,
    modelName: anki.noteType,
    fields: toFields(anki, word),
    tags: toTags(anki),
    options: { allowDuplicate: false },
  };
}
