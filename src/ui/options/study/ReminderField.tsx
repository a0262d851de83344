import { useState } from 'preact/hooks';
import { CheckField } from '../../shared/CheckField.tsx';
import { Field } from '../../shared/Field.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { formatHour, reminderText } from '../settings-text.ts';

interface ReminderFieldProps {
  /** Local hour; `null` for no reminder. */
  remindAt: number | null;
  onChange: (remindAt: number | null) => void;
  /** Asks the browser to let us show notifications. Has to be called first thing after a click. */
  askPermission: () => Promise<boolean>;
}

const USUAL_HOUR = 18;

/** The daily reminder, and its hour once it is on. */
export function ReminderField({ remindAt, onChange, askPermission }: ReminderFieldProps) {
  const [isRefused, setRefused] = useState(false);
  const switchTo = async (isOn: boolean) => {
    const asked = isOn ? askPermission().catch(() => false) : false;
    // Reset a refusal, so that a second one is announced again.
    setRefused(false);
    const isAllowed = await asked;
    setRefused(isOn && !isAllowed);
    onChange(isAllowed ? USUAL_HOUR : null);
  };
  return (
    <>
      <CheckField
        id="study-reminder"
        label={reminderText.label}
        hint={reminderText.hint}
        isOn={remindAt !== null}
        onChange={(isOn) => void switchTo(isOn)}
      />
      {remindAt === null ? null : (
        <Field
          id="study-remind-at"
          label={reminderText.hour}
          reset={
            remindAt === USUAL_HOUR ? undefined : { value: formatHour(USUAL_HOUR), onReset: () => onChange(USUAL_HOUR) }
          }
        >
          <select
            class="field is-short"
            id="study-remind-at"
            value={String(remindAt)}
            onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          >
            {Array.from({ length: 24 }, (_, hour) => (
              <option key={formatHour(hour)} value={String(hour)} selected={hour === remindAt}>
                {formatHour(hour)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div class="messages" role="status">
        {isRefused ? <Notice tone="info">{reminderText.refused}</Notice> : null}
      </div>
    </>
  );
}
