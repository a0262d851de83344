import type { LookupEntry } from '../../messaging/lookup-views.ts';
import type { PageCore } from '../core.ts';
import { newId } from './new-id.ts';

export type StudyAct = 'study' | 'know';

/** An entry, and the sentence on the page that it was met in. */
export interface MetEntry {
  entry: LookupEntry;
  sentence: string | undefined;
}

/** Puts a word into study, or marks it as known; the entry says so from then on. @returns What to tell the learner. */
export async function markWord(
  { send, parts, settings }: PageCore,
  act: StudyAct,
  { entry, sentence }: MetEntry,
): Promise<string> {
  const { pair, word } = entry;
  try {
    const mark = act === 'study' ? ({ mark: 'want', sentence } as const) : ({ mark: 'know' } as const);
    entry.known = await send('study.mark', { id: newId(), pair, word, ...mark });
    return parts.describeState(settings.texts, entry.known);
  } catch (error) {
    return (error as { code?: string }).code === 'storage-full'
      ? settings.texts.pinned.storageFull
      : settings.texts.pinned.failed;
  }
}
