import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import { type MetEntry, markWord, type StudyAct } from './study.ts';

/** Takes words on the pinned card into Study or marks them as known, and reports it on the card. */
export interface PinnedMarks {
  mark(act: StudyAct, met: MetEntry): Promise<void>;
}

interface PinnedMarksParts {
  core: PageCore;
  status: HTMLElement;
  /** Entries on the card. */
  listEntries(): readonly LookupEntry[];
  /** The study state of an entry changed. */
  onChange(): void;
}

export function createPinnedMarks({ core, status, listEntries, onChange }: PinnedMarksParts): PinnedMarks {
  return {
    async mark(act, met) {
      const { text, isStored } = await markWord(core, act, met, listEntries());
      // The first line and the button show a new state, so it is only announced.
      status.classList.toggle('quiet', isStored);
      status.textContent = text;
      onChange();
    },
  };
}
