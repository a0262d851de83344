import type { PageTexts } from '../../messaging/hover.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import { newId } from './new-id.ts';

export type StudyAct = 'study' | 'know';

/** An entry with its sentence on the page. */
export interface MetEntry {
  entry: LookupEntry;
  sentence: string | undefined;
}

/** The result of a mark. */
export interface Marked {
  /** Message for the learner. */
  text: string;
  /** Id of the mark, for undo; undefined if nothing was stored. */
  ref?: string;
}

/** Adds a word to study, marks it as known, or undoes the mark, and updates the entry. */
export async function markWord(
  { send, parts, settings }: PageCore,
  act: StudyAct,
  { entry, sentence }: MetEntry,
): Promise<Marked> {
  const { pair, word } = entry;
  try {
    const known = entry.known?.isMarked ? 'unknow' : 'know';
    const mark = act === 'study' ? ({ mark: 'want', sentence } as const) : ({ mark: known } as const);
    const id = newId();
    entry.known = await send('study.mark', { id, pair, word, ...mark });
    return { text: parts.describeState(settings.texts, entry.known), ref: id };
  } catch (error) {
    return { text: describeFailure(settings.texts, error) };
  }
}

/** Undoes a mark. @returns The new state of its word; undefined if it was already undone. */
export async function undoMark({ send }: Pick<PageCore, 'send'>, ref: string): Promise<LookupEntry['known']> {
  const { state } = await send('study.undoMark', { id: newId(), ref });
  return state;
}

export function describeFailure({ pinned }: PageTexts, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'storage-full') return pinned.storageFull;
  return code === 'storage-private' ? pinned.storagePrivate : pinned.failed;
}
