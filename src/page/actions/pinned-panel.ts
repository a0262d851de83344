import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import { drawEditor } from './editor.ts';
import type { PinnedButton } from './pinned-bar.ts';
import { drawSitePanel } from './site-panel.ts';

/** The panel that a button of the pinned card opened. */
export interface PinnedPanel {
  /** Undefined if none is open. */
  readonly element: HTMLElement | undefined;
  /** The button that opened the panel, kept after it closes. */
  readonly opener: PinnedButton | undefined;
  /** Toggles the form for an entry's definition. */
  toggleEditor(entry: LookupEntry, sentence: string | undefined): void;
  /** Toggles the site settings. */
  toggleSite(): Promise<void>;
  /** Returns to unsaved text, if there is any. Only Escape, "Cancel" and "Close" discard it. */
  keepDraft(): boolean;
  hasDraft(): boolean;
  /** Drops a panel that is no longer rendered. */
  drop(): void;
}

interface PinnedPanelParts {
  core: PageCore;
  /** The panel opened or closed, so the card must render. @param message - Text to announce. */
  onChange(message?: string): void;
  /** Shows a message on the unchanged card. */
  onSay(text: string): void;
  /** Hover lookups were turned off for the site. */
  onOff(): void;
}

export function createPinnedPanel({ core, onChange, onSay, onOff }: PinnedPanelParts): PinnedPanel {
  const texts = () => core.settings.texts.pinned;
  let element: HTMLElement | undefined;
  let opener: PinnedButton | undefined;

  function open(name: PinnedButton, panel: HTMLElement): void {
    [element, opener] = [panel, name];
    onChange();
  }

  function close(message?: string): void {
    element = undefined;
    onChange(message);
  }

  function hasDraft(): boolean {
    const field = element?.querySelector('textarea');
    return !!field && field.value !== field.defaultValue;
  }

  function keepDraft(): boolean {
    const isKept = hasDraft();
    if (isKept) element?.querySelector('textarea')?.focus();
    return isKept;
  }

  /** Closes the open panel. @returns Whether there was one, or one that must stay open. */
  function closeIfOpen(name: PinnedButton): boolean {
    if (keepDraft()) return true;
    if (!element || opener !== name) return false;
    close();
    return true;
  }

  return {
    get element() {
      return element;
    },
    get opener() {
      return opener;
    },
    toggleEditor(entry, sentence) {
      if (closeIfOpen('edit')) return;
      const onStored = (definition: string | undefined) => {
        entry.definition = definition;
        close(definition === undefined ? texts().removed : texts().saved);
      };
      open('edit', drawEditor({ core, entry, sentence, onStored, onProblem: onSay, onCancel: () => close() }));
    },
    async toggleSite() {
      if (closeIfOpen('site')) return;
      try {
        const site = await core.send('hover.site', {});
        const onChosen = () => onSay(texts().saved);
        open('site', drawSitePanel({ core, site, onOff, onChosen, onProblem: onSay }));
      } catch {
        onSay(texts().failed);
      }
    },
    keepDraft,
    hasDraft,
    drop() {
      element = undefined;
    },
  };
}
