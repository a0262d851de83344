interface CheckFieldProps {
  id: string;
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function CheckField({ id, label, hint, isOn, onChange }: CheckFieldProps) {
  return (
    <p class="form-row">
      <label class="check">
        <input
          type="checkbox"
          id={id}
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="check-label">{label}</span>
      </label>
      {hint === undefined ? null : (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
