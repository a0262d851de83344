import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Command, findCommand } from './keyboard.ts';
import type { PopupModel } from './popup-model.ts';

interface KeyboardParts {
  model: PopupModel;
  rankField: RefObject<HTMLInputElement | null>;
  closePanel: () => void;
}

/** Listens to the keys of the whole popup. */
export function useKeyboard({ model, rankField, closePanel }: KeyboardParts): void {
  useEffect(() => {
    const { browse, panel } = model;
    const run: Record<Command, () => void> = {
      forward: () => void browse.goForward(),
      back: () => void browse.goBack(),
      first: () => void browse.goFirst(),
      last: () => void browse.goLast(),
      jump: () => rankField.current?.focus(),
      keys: () => {
        panel.value = 'keys';
      },
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (panel.value !== 'none') {
        if (event.key !== 'Escape') return;
        closePanel();
      } else {
        const command = findCommand(
          event,
          getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
        );
        if (command === undefined || model.view.value !== 'browse') return;
        run[command]();
      }
      // Else Escape closes the popup, Home and End scroll, and the letter lands in the field.
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
