import type { LookupEntry, WordState } from '../../messaging/views.ts';
import type { PageCore } from '../core.ts';
import { newId } from './new-id.ts';
import { pinnedText } from './text.ts';

export type StudyAct = 'study' | 'know';

/** Says what the learner knows of a word. */
export function describeState({ state, isWanted }: WordState): string {
  return state === 'new' && isWanted ? pinnedText.states.wanted : pinnedText.states[state];
}

/** @returns The state in words; undefined when the background does not tell. */
export async function findState({ send }: PageCore, { pair, word }: LookupEntry): Promise<string | undefined> {
  try {
    const [state] = await send('study.state', { pair, words: [word] });
    return state && describeState(state);
  } catch {
    return undefined;
  }
}

/** Puts a word into study, or marks it as known. @returns What to tell the learner. */
export async function markWord({ send }: PageCore, act: StudyAct, { pair, word }: LookupEntry): Promise<string> {
  try {
    const mark = act === 'study' ? 'want' : 'know';
    return describeState(await send('study.mark', { id: newId(), pair, word, mark }));
  } catch (error) {
    return (error as { code?: string }).code === 'storage-full' ? pinnedText.storageFull : pinnedText.failed;
  }
}
