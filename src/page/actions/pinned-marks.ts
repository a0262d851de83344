import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import { describeFailure, type MetEntry, markWord, type StudyAct, undoMark } from './study.ts';
import { drawUndo } from './undo-button.ts';

/** Adds words on the pinned card to study or marks them as known, and reports it on the card. */
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
  /** The button that has the focus disappears. */
  onLostFocus(): void;
}

export function createPinnedMarks({ core, status, listEntries, onChange, onLostFocus }: PinnedMarksParts): PinnedMarks {
  const { parts } = core;

  /** A deck may contain the word twice, and both entries share the study state. */
  function shareState({ pair, word, known, definition }: LookupEntry): void {
    if (!known) return;
    for (const other of listEntries()) {
      if (other.pair === pair && other.word === word) Object.assign(other, { known, definition });
    }
  }

  async function undo(ref: string, entry: LookupEntry): Promise<void> {
    const isFocused = status.matches(':focus-within');
    try {
      const known = await undoMark(core, ref);
      if (known) entry.known = known;
      shareState(entry);
      status.textContent = known ? parts.describeState(core.settings.texts, known) : '';
    } catch (error) {
      status.textContent = describeFailure(core.settings.texts, error);
    }
    if (isFocused) onLostFocus();
    onChange();
  }

  return {
    async mark(act, met) {
      const { entry } = met;
      const { text, ref } = await markWord(core, act, met);
      status.replaceChildren(text);
      if (ref !== undefined) {
        const button = drawUndo(core, () => undo(ref, entry));
        button.tabIndex = 0;
        status.append('\u2002', button);
      }
      shareState(entry);
      onChange();
    },
  };
}
