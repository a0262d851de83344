import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { StudyView } from '../../model/study.ts';
import { formatDay } from '../shared/format.ts';
import { joinSentences } from '../shared/text.ts';
import { holidayText, moreHints } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

interface HolidayNoteProps {
  model: StudyModel;
  send: Send;
  view: StudyView;
  pair: PairId | undefined;
}

/** Says what a planned holiday postpones, with the way to end it, or to ask all waiting words after it. */
export function HolidayNote({ model, send, view: { holiday, postponed, day }, pair }: HolidayNoteProps) {
  if (!holiday || (holiday.kind === 'return' && postponed === 0)) return null;
  const end = async () => {
    try {
      const planned = (await send('settings.get', {})).study.holiday;
      // The days that have passed remain a holiday, so their words come back in portions.
      const isShortened = holiday.kind === 'break' && planned !== null && planned.first < day;
      const change = isShortened ? { ...planned, last: day - 1 } : null;
      await send('settings.put', { change: { study: { holiday: change } } });
    } finally {
      await model.load(pair);
    }
  };
  return (
    <>
      <p id="study-holiday">
        {holiday.kind === 'break'
          ? joinSentences([
              holidayText.break({ date: formatDay(holiday.last) }),
              ...(postponed > 0 ? [holidayText.waiting({ count: postponed })] : []),
            ])
          : holidayText.portion({ count: postponed, portion: holiday.portion })}
      </p>
      <p>
        <button
          type="button"
          class="button is-small"
          id="study-end-holiday"
          title={holiday.kind === 'break' ? moreHints.endHoliday : moreHints.askAll}
          onClick={() => void end()}
        >
          {holiday.kind === 'break' ? holidayText.end : holidayText.askAll}
        </button>
      </p>
    </>
  );
}
