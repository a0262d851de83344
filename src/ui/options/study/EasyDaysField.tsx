import { perLocale } from '../../shared/locale.ts';
import { ResetArrow } from '../../shared/ResetArrow.tsx';
import { resetArrowText } from '../../shared/text.ts';
import { studySettingsText } from '../settings-text.ts';

interface EasyDaysFieldProps {
  /** Weekdays, 0 for Sunday. */
  easyDays: readonly number[];
  onChange: (easyDays: number[]) => void;
}

/** Monday. */
const FIRST_WEEKDAY = 1;
const WEEKDAYS = [FIRST_WEEKDAY, 2, 3, 4, 5, 6, 0];

const toControlId = (weekday: number) => `study-easy-day-${weekday}`;

const DAY_MS = 86_400_000;
/** Sunday, 2000-01-02, at noon UTC. */
const SUNDAY_AT = Date.UTC(2000, 0, 2, 12);

const weekdayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));

/** The weekdays on which few words are to be due. */
export function EasyDaysField({ easyDays, onChange }: EasyDaysFieldProps) {
  return (
    <fieldset class="form-row weekdays" id="study-easy-days" aria-describedby="study-easy-days-hint">
      <legend>
        <span class="label-row">
          <span class="label">{studySettingsText.easyDays}</span>
          {easyDays.length === 0 ? null : (
            <ResetArrow
              controlId={toControlId(FIRST_WEEKDAY)}
              value={resetArrowText.off}
              onReset={() => onChange([])}
            />
          )}
        </span>
      </legend>
      <span class="weekday-list">
        {WEEKDAYS.map((weekday) => (
          <label class="check" key={weekday}>
            <input
              type="checkbox"
              id={toControlId(weekday)}
              checked={easyDays.includes(weekday)}
              onChange={({ currentTarget }) => {
                const others = easyDays.filter((other) => other !== weekday);
                onChange((currentTarget.checked ? [...others, weekday] : others).toSorted((a, b) => a - b));
              }}
            />
            <span class="check-label">{weekdayFormat().format(SUNDAY_AT + weekday * DAY_MS)}</span>
          </label>
        ))}
      </span>
      <span class="hint" id="study-easy-days-hint">
        {studySettingsText.easyDaysHint}
      </span>
    </fieldset>
  );
}
