import type { ComponentChildren } from 'preact';
import { type Reset, ResetArrow } from './ResetArrow.tsx';

interface FieldProps {
  /** Id of the control inside. */
  id: string;
  label: string;
  /** Help below the control, which refers to it: `aria-describedby` is the control's id plus `-hint`. */
  hint?: string | undefined;
  reset?: Reset | undefined;
  children: ComponentChildren;
}

/** One control of a form with its label above it. */
export function Field({ id, label, hint, reset, children }: FieldProps) {
  return (
    <p class="form-row">
      <span class="label-row">
        <label class="label" for={id}>
          {label}
        </label>
        {reset ? <ResetArrow controlId={id} {...reset} /> : null}
      </span>
      {children}
      {hint === undefined ? null : (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
