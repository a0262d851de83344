import type { Settings } from '../../../settings/settings.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { Field } from '../../shared/Field.tsx';
import { studySettingsText } from '../settings-text.ts';

type Holiday = NonNullable<Settings['study']['holiday']>;

interface HolidayFieldProps {
  holiday: Holiday | null;
  onChange: (holiday: Holiday | null) => void;
}

const DAY_MS = 86_400_000;
/** Days of a new holiday after its first one. */
const USUAL_LENGTH = 6;

/** The planned holiday: whether there is one, and its first and last day. A moved end takes the other one along. */
export function HolidayField({ holiday, onChange }: HolidayFieldProps) {
  const plan = () => {
    const now = new Date();
    const first = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
    return { first, last: first + USUAL_LENGTH };
  };
  return (
    <>
      <CheckField
        id="study-holiday"
        label={studySettingsText.holiday}
        hint={studySettingsText.holidayHint}
        isOn={holiday !== null}
        onChange={(isOn) => onChange(isOn ? plan() : null)}
      />
      {holiday === null ? null : (
        <>
          <DayField
            id="study-holiday-first"
            label={studySettingsText.holidayFirst}
            day={holiday.first}
            onChange={(first) => onChange({ first, last: Math.max(first, holiday.last) })}
          />
          <DayField
            id="study-holiday-last"
            label={studySettingsText.holidayLast}
            day={holiday.last}
            onChange={(last) => onChange({ first: Math.min(holiday.first, last), last })}
          />
        </>
      )}
    </>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  /** Study day. */
  day: number;
  onChange: (day: number) => void;
}

/** An emptied or invalid date changes nothing. */
function DayField({ id, label, day, onChange }: DayFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        class="field is-date"
        type="date"
        id={id}
        required
        min="1970-01-01"
        max="9999-12-31"
        value={new Date(day * DAY_MS).toISOString().slice(0, 10)}
        onChange={({ currentTarget }) => {
          const at = Date.parse(currentTarget.value);
          if (at >= 0) onChange(at / DAY_MS);
        }}
      />
    </Field>
  );
}
