import { ResetArrow } from './ResetArrow.tsx';
import { resetArrowText } from './text.ts';

interface CheckFieldProps {
  id: string;
  label: string;
  hint?: string;
  isOn: boolean;
  /** The default; while the setting differs from it, an arrow resets it. */
  usual?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function CheckField({ id, label, hint, isOn, usual, onChange }: CheckFieldProps) {
  return (
    <p class="form-row">
      <span class="label-row">
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
        {usual === undefined || usual === isOn ? null : (
          <ResetArrow
            controlId={id}
            value={usual ? resetArrowText.on : resetArrowText.off}
            onReset={() => onChange(usual)}
          />
        )}
      </span>
      {hint === undefined ? null : (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
