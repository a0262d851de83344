import type { PageTexts } from '../../messaging/hover.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import { newId } from './new-id.ts';

export type StudyAct = 'study' | 'know' | 'undo';

/** An entry with its sentence on the page. */
export interface MetEntry {
  entry: LookupEntry;
  sentence: string | undefined;
}

/** The result of a mark. */
export interface Marked {
  /** Message for the learner. */
  text: string;
  isStored: boolean;
}

/**
 * Takes a word into Study, marks it as known, or undoes the mark, and updates the entry. A word that this card has taken into Study is given
 * back. A card may have the word in several entries.
 */
export async function markWord(
  { send, parts, settings }: PageCore,
  act: StudyAct,
  { entry, sentence }: MetEntry,
  entries: readonly LookupEntry[],
): Promise<Marked> {
  const { pair, word, taken } = entry;
  const id = newId();
  const isUndo = taken !== undefined && act !== 'know';
  try {
    if (isUndo) {
      const { state } = await send('study.undoMark', { id, ref: taken });
      if (state) entry.known = state;
    } else if (act === 'study') {
      entry.known = await send('study.mark', { id, pair, word, mark: 'want', sentence });
    } else if (act === 'know') {
      entry.known = await send('study.mark', { id, pair, word, mark: entry.known?.isMarked ? 'unknow' : 'know' });
    }
    entry.taken = act === 'study' && !isUndo ? id : undefined;
    for (const other of entries) {
      if (other.pair === pair && other.word === word) {
        Object.assign(other, { known: entry.known, taken: entry.taken, definition: entry.definition });
      }
    }
    return { text: entry.known ? parts.describeState(settings.texts, entry.known) : '', isStored: true };
  } catch (error) {
    return { text: describeFailure(settings.texts, error), isStored: false };
  }
}

export function describeFailure({ pinned }: PageTexts, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'storage-full') return pinned.storageFull;
  return code === 'storage-private' ? pinned.storagePrivate : pinned.failed;
}
