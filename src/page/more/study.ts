import type { PageTexts } from '../../messaging/extension-texts.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../core.ts';
import { newId } from './new-id.ts';

export type StudyAct = 'study' | 'know';

/** An entry, and the sentence on the page that it was met in. */
export interface MetEntry {
  entry: LookupEntry;
  sentence: string | undefined;
}

/** The result of a mark. */
export interface Marked {
  /** Shown to the learner. */
  text: string;
  /** Id of the mark, by which it can be taken back; undefined where nothing was stored. */
  ref?: string;
}

/** Puts a word into study, marks it as known, or takes that mark back; the entry says so from then on. */
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

/** Takes a mark back. @returns The state of its word afterwards; undefined where it was taken back already. */
export async function undoMark({ send }: Pick<PageCore, 'send'>, ref: string): Promise<LookupEntry['known']> {
  const { state } = await send('study.undoMark', { id: newId(), ref });
  return state;
}

export function describeFailure({ pinned }: PageTexts, error: unknown): string {
  return (error as { code?: string }).code === 'storage-full' ? pinned.storageFull : pinned.failed;
}
