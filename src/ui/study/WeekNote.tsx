import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { WeeklySummary } from '../../model/study.ts';
import { moreHints, weekText } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

interface WeekNoteProps {
  model: StudyModel;
  send: Send;
  summary: WeeklySummary;
  pair: PairId | undefined;
}

/** The last week in numbers, until the learner hides it. */
export function WeekNote({ model, send, summary, pair }: WeekNoteProps) {
  const hide = async () => {
    try {
      await send('settings.put', { change: { study: { hiddenWeek: summary.week } } });
    } finally {
      await model.load(pair);
    }
  };
  const { days, reviews: answers, new: fresh, ms } = summary;
  return (
    <p id="study-week">
      {weekText.summary({ days, answers, fresh, ms })}{' '}
      <button
        type="button"
        class="button is-small is-plain"
        id="study-hide-week"
        title={moreHints.hideWeek}
        onClick={() => void hide()}
      >
        {weekText.dismiss}
      </button>
    </p>
  );
}
