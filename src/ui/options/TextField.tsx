import type { Signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { Field } from '../shared/Field.tsx';

const INPUT_TYPES = {
  text: { type: 'text' },
  url: { type: 'url', inputMode: 'url' },
  password: { type: 'password' },
} as const;

interface TextFieldProps {
  id: string;
  label: string;
  hint: string;
  type: keyof typeof INPUT_TYPES;
  value: Signal<string>;
  /** Id of the error message; undefined while the value is valid. */
  wrongId: string | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Shown beside the field. */
  children?: ComponentChildren;
}

/** A field for exact text, such as a key: no correction, no completion, always left to right. */
export function TextField({ id, label, hint, type, value, wrongId, fieldRef, children }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      <span class="field-with-button">
        <input
          ref={fieldRef}
          class="field"
          id={id}
          {...INPUT_TYPES[type]}
          dir="ltr"
          autocomplete="off"
          autoCapitalize="none"
          spellcheck={false}
          aria-describedby={wrongId === undefined ? `${id}-hint` : `${id}-hint ${wrongId}`}
          aria-invalid={wrongId !== undefined}
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
        {children}
      </span>
    </Field>
  );
}
