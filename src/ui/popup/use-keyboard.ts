import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { findStudyCommand, type StudyCommand } from '../study/study-keyboard.ts';
import { type Command, findCommand, WORD_COMMANDS, type WordCommand } from './keyboard.ts';
import type { PopupModel } from './popup-model.ts';

interface KeyboardParts {
  model: PopupModel;
  rankField: RefObject<HTMLInputElement | null>;
  speakButton: RefObject<HTMLButtonElement | null>;
  closePanel: () => void;
}

/** Handles the keys of the whole popup. */
export function useKeyboard({ model, rankField, speakButton, closePanel }: KeyboardParts): void {
  useEffect(() => {
    const { browse, panel } = model;
    const run: Record<Exclude<Command, WordCommand>, () => void> = {
      forward: () => void browse.goForward(),
      back: () => void browse.goBack(),
      first: () => void browse.goFirst(),
      last: () => void browse.goLast(),
      jump: () => rankField.current?.focus(),
      search: () => {
        panel.value = 'search';
      },
      keys: () => {
        panel.value = 'keys';
      },
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Escape leaves the search from its field as well.
      const isLeaving = panel.value === 'search' && event.key === 'Escape';
      if (isTyping(event.target) && !isLeaving) return;
      if (scrollCard(event)) return event.preventDefault();
      if (panel.value !== 'none') {
        if (event.key !== 'Escape') return;
        closePanel();
      } else if (model.view.value === 'study') {
        if (!runStudyKey(event, model, speakButton)) return;
      } else {
        if (model.view.value !== 'browse') return;
        const command = findCommand(event, {
          direction: getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr',
          hasLetterKeys: model.study.modes.hasLetterKeys.value,
        });
        if (command === undefined) return;
        if (!isWordCommand(command)) run[command]();
        else if (!event.repeat) pressWordButton(command);
      }
      // Otherwise Escape closes the popup, Home and End scroll, and the letter goes into the field.
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const isWordCommand = (command: Command): command is WordCommand =>
  (WORD_COMMANDS as readonly Command[]).includes(command);

/** Presses the button below the card in Browse, if the word has that button. */
function pressWordButton(command: WordCommand): void {
  document.querySelector<HTMLElement>(`#browse-acts [data-act="${command}"]`)?.click();
}

/** @returns Whether the key was handled. */
function runStudyKey(
  event: KeyboardEvent,
  { study, panel, question }: PopupModel,
  speakButton: RefObject<HTMLButtonElement | null>,
): boolean {
  const command = findStudyCommand(event, {
    ratings: study.ratings.value,
    hasLetterKeys: study.modes.hasLetterKeys.value,
  });
  // A key held down counts as one press.
  if (command === undefined || event.repeat) return command !== undefined;
  // Its buttons take Space themselves, and the word behind it must stay as it is.
  if (question.value !== 'none' && command !== 'search' && command !== 'keys') return false;
  if (typeof command === 'object') {
    void study.rate(command.rating);
    return true;
  }
  // Space already presses the focused button.
  if (command === 'reveal' && event.target instanceof HTMLButtonElement) return false;
  const run: Record<StudyCommand, () => void> = {
    reveal: () => (study.side.value === 'front' ? study.reveal() : void study.rate(study.modes.offered.value)),
    undo: () => void study.undo(),
    redo: () => void study.redo(),
    know: () => void study.know(),
    edit: () => {
      if (study.state.value === 'card' && study.side.value === 'back') study.isEditing.value = true;
    },
    speak: () => speakButton.current?.click(),
    sentence: () => document.getElementById('study-say-sentence')?.click(),
    bury: () => void study.hold('bury'),
    suspend: () => void study.hold('suspend'),
    search: () => {
      panel.value = 'search';
    },
    keys: () => {
      panel.value = 'keys';
    },
  };
  run[command]();
  return true;
}

const LINE_PX = 40;

/** Scrolls the card with the page's scroll keys, which would otherwise scroll the focused button's container. @returns Whether it moved. */
function scrollCard({ key, target, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const card = document.querySelector('.card');
  // The browser scrolls a focused element inside the card.
  if (!card || (target instanceof Node && card.contains(target))) return false;
  if (ctrlKey || altKey || metaKey || shiftKey) return false;
  const page = card.clientHeight - LINE_PX;
  const distance = { ArrowDown: LINE_PX, ArrowUp: -LINE_PX, PageDown: page, PageUp: -page }[key];
  if (distance === undefined) return false;
  const before = card.scrollTop;
  card.scrollTop += distance;
  return card.scrollTop !== before;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
