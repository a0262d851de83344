import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import { createFullEntries, type FullEntriesParts } from './full-entries.ts';
import { speak } from './speak.ts';

/** In UTF-16 code units. A pinned card scrolls, so it shows any real word in full. */
const MAX_WORD_LENGTH = 1_000;

/** The entries on a pinned card, with their examples and all that dictionaries say. */
export interface PinnedEntries {
  draw(finding: Finding): HTMLElement;
  /** Marks the selected entry among those of a card. */
  markCurrent(card: HTMLElement, index: number): void;
}

export function createPinnedEntries(core: PageCore, listeners: FullEntriesParts): PinnedEntries {
  const { parts } = core;
  const fullEntries = createFullEntries(core, listeners);
  return {
    draw(finding) {
      const drawSound = (entry: LookupEntry) => {
        if (!entry.isRecorded && !parts.hasVoice(toLanguagePair(entry.pair).from, true)) return undefined;
        const button = parts.drawAct(core.settings.texts, 'speak', () => speak(core, entry));
        button.tabIndex = 0;
        return button;
      };
      const entries = parts.drawEntries(core.settings.texts, finding, { maxWordLength: MAX_WORD_LENGTH, drawSound });
      entries.id = 'entries';
      fullEntries.add(entries, finding);
      // A page could read selectable text by its own selection, so only text that the person is about to select is selectable.
      entries.addEventListener('pointerdown', ({ isTrusted }) => {
        if (isTrusted) entries.style.userSelect = 'text';
      });
      return entries;
    },
    markCurrent(card, current) {
      parts.markCurrent(card, current);
      const entries = [...card.querySelectorAll('.entry')];
      if (entries.length < 2) return;
      for (const [index, entry] of entries.entries()) entry.setAttribute('aria-current', String(index === current));
    },
  };
}
