import { type ReadonlySignal, signal } from '@preact/signals';
import type { StudyMemory } from './study-memory.ts';

/** The note on the most useful keys, which the first session shows. */
export interface KeysNote {
  isOpen: ReadonlySignal<boolean>;
  /** Called once the learner has moved on under the open note: it stays on this page, and no later one shows it. */
  finish(): void;
  close(): void;
}

export function createKeysNote(memory: Pick<StudyMemory, 'hasSeenKeys' | 'saveSeenKeys'>): KeysNote {
  const isOpen = signal(!memory.hasSeenKeys());
  const finish = () => {
    if (isOpen.value) memory.saveSeenKeys();
  };
  return {
    isOpen,
    finish,
    close() {
      finish();
      isOpen.value = false;
    },
  };
}
