import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../core.ts';
import { drawEditor } from './editor.ts';
import type { PinnedButton } from './pinned-bar.ts';
import { drawSitePanel } from './site-panel.ts';

/** What a button of the pinned card has opened on it. */
export interface PinnedPanel {
  /** Undefined while none is open. */
  readonly element: HTMLElement | undefined;
  /** The button that opened the panel, also after it closed. */
  readonly opener: PinnedButton | undefined;
  /** Opens the form for an entry's definition, or closes it. */
  toggleEditor(entry: LookupEntry, sentence: string | undefined): void;
  /** Opens what may be chosen for the site, or closes it. */
  toggleSite(): Promise<void>;
  /** Goes back to what was typed, if something was: by Escape, "Cancel" and "Close" it goes, and by nothing else. */
  keepDraft(): boolean;
  hasDraft(): boolean;
  /** Forgets the panel, which is drawn no more. */
  drop(): void;
}

interface PinnedPanelParts {
  core: PageCore;
  /** The panel has come or gone, and the card is to be drawn. @param message - What to say of it. */
  onChange(message?: string): void;
  /** Something is to be said on the card as it is. */
  onSay(text: string): void;
  /** Hovering was turned off here. */
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

  /** Closes what a button has opened. @returns Whether there was something, or something that is not to go. */
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
