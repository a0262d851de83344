import type { ComponentChildren } from 'preact';

interface FieldProps {
  /** Id of the control inside. */
  id: string;
  label: string;
  /** Help below the control, which refers to it: `aria-describedby` is the control's id plus `-hint`. */
  hint?: string;
  children: ComponentChildren;
}

/** One control of a form with its label above it. */
export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <p class="form-row">
      <label class="label" for={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
