import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import { moreHints, reminderOfferText } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

/** Offers the daily reminder below the summary. The options ask the browser: its question would close the popup. */
export function ReminderOffer({ model, send, pair }: { model: StudyModel; send: Send; pair: PairId | undefined }) {
  const decline = async () => {
    try {
      await send('settings.put', { change: { study: { remindOffer: false } } });
    } finally {
      await model.load(pair);
    }
  };
  return (
    <div id="study-reminder-offer">
      <p class="quiet">{reminderOfferText.offer}</p>
      <p class="row-buttons">
        <a
          class="button is-small"
          href="/options.html#study"
          target="_blank"
          rel="noopener"
          id="study-set-reminder"
          title={moreHints.setReminder}
        >
          {reminderOfferText.setUp}
        </a>
        <button
          type="button"
          class="button is-small is-plain"
          id="study-no-reminder"
          title={moreHints.noReminder}
          onClick={() => void decline()}
        >
          {reminderOfferText.decline}
        </button>
      </p>
    </div>
  );
}
