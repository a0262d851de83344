import { useEffect, useState } from 'preact/hooks';
import { Field } from '../shared/Field.tsx';
import { formatNumber } from '../shared/format.ts';
import { settingsNumberText } from './settings-text.ts';

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** As it is stored. */
  value: number;
  max: number;
  /** The default; while the value differs from it, an arrow resets it. */
  usual: number;
  step?: number;
  /** @param value - A whole number from 0 to `max`. */
  onChange: (value: number) => void;
}

/** A field for a whole number. An invalid value stays in the field, with the reason below it, until it is corrected. */
export function NumberField({ id, label, hint, value, max, usual, step = 1, onChange }: NumberFieldProps) {
  const [refused, setRefused] = useState<string>();
  useEffect(() => setRefused(undefined), [value]);
  const isWrong = refused !== undefined;
  const choose = (typed: string) => {
    const wanted = Math.round(Number.parseFloat(typed));
    const isTaken = wanted >= 0 && wanted <= max;
    setRefused(isTaken ? undefined : typed);
    if (isTaken) onChange(wanted);
  };
  const reset =
    value === usual && !isWrong
      ? undefined
      : {
          value: formatNumber(usual),
          onReset: () => {
            setRefused(undefined);
            onChange(usual);
          },
        };
  return (
    <Field id={id} label={label} {...(hint === undefined ? {} : { hint })} reset={reset}>
      <input
        class="field is-short"
        type="number"
        id={id}
        aria-describedby={hint === undefined ? `${id}-wrong` : `${id}-wrong ${id}-hint`}
        aria-invalid={isWrong}
        min={0}
        max={max}
        step={step}
        value={refused ?? value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <span class="field-problem" id={`${id}-wrong`} role="status">
        {isWrong ? settingsNumberText.wrong({ max, stored: value }) : null}
      </span>
    </Field>
  );
}
