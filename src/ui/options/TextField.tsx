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
  isWrong: boolean;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Stands beside the field. */
  children?: ComponentChildren;
}

/** A field for something that is pasted or typed exactly: nothing is corrected, completed or turned round. */
export function TextField({ id, label, hint, type, value, isWrong, fieldRef, children }: TextFieldProps) {
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
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
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
