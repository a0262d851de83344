import type { ComponentChildren } from 'preact';
import { useArrivalFocus } from '../../shared/use-arrival-focus.ts';

interface ConfirmProps {
  question: string;
  note: string;
  /** Labels of the two buttons. */
  yes: string;
  no: string;
  onConfirm: () => void;
  onKeep: () => void;
  /** A further choice, shown beside the question. */
  children?: ComponentChildren;
}

/** Asks for confirmation in place before data is lost. The safe answer has the focus. */
export function Confirm({ question, note, yes, no, onConfirm, onKeep, children }: ConfirmProps) {
  const keepButton = useArrivalFocus<HTMLButtonElement>();
  return (
    <fieldset
      class="confirm"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep();
      }}
    >
      <p class="confirm-question">{question}</p>
      <p class="quiet">{note}</p>
      {children}
      <p class="row-buttons">
        <button type="button" class="button is-small is-danger" onClick={onConfirm}>
          {yes}
        </button>
        <button type="button" class="button is-small" ref={keepButton} onClick={onKeep}>
          {no}
        </button>
      </p>
    </fieldset>
  );
}
