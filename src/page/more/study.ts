import type { LookupEntry } from '../../messaging/lookup-views.ts';
import type { PageCore } from '../core.ts';
import { newId } from './new-id.ts';
import { pinnedText } from './text.ts';

export type StudyAct = 'study' | 'know';

/** Puts a word into study, or marks it as known; the entry says so from then on. @returns What to tell the learner. */
export async function markWord({ send, parts }: PageCore, act: StudyAct, entry: LookupEntry): Promise<string> {
  const { pair, word } = entry;
  try {
    const mark = act === 'study' ? 'want' : 'know';
    entry.known = await send('study.mark', { id: newId(), pair, word, mark });
    return parts.describeState(entry.known);
  } catch (error) {
    return (error as { code?: string }).code === 'storage-full' ? pinnedText.storageFull : pinnedText.failed;
  }
}
