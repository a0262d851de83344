import { browser } from 'wxt/browser';
import { MAX_NEW_PER_DAY, type Settings } from '../../settings/settings.ts';
import { CheckField } from '../shared/CheckField.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Field } from '../shared/Field.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { ReminderField } from './ReminderField.tsx';
import { studySettingsText } from './settings-text.ts';

/** How many new words a day, how well they are to be kept, and how answers are given. */
export function StudySection({ settings: { settings, problem, change } }: { settings: SettingsModel }) {
  const study = settings.value?.study;
  const put = (fields: Partial<Settings['study']>) => void change({ study: fields });
  return (
    <section class="box" id="study" aria-labelledby="study-title">
      <h2 class="box-title" id="study-title">
        {studySettingsText.title}
      </h2>
      {study === undefined ? null : (
        <>
          <Field id="study-new" label={studySettingsText.newPerDay} hint={studySettingsText.newPerDayHint}>
            <input
              class="field is-short"
              type="number"
              id="study-new"
              aria-describedby="study-new-hint"
              min={0}
              max={MAX_NEW_PER_DAY}
              value={study.newPerDay}
              onChange={({ currentTarget: field }) => {
                const newPerDay = Math.round(Number.parseFloat(field.value));
                if (newPerDay >= 0 && newPerDay <= MAX_NEW_PER_DAY) put({ newPerDay });
                else field.value = String(study.newPerDay);
              }}
            />
          </Field>
          <ChoiceSelect
            id="study-retention"
            label={studySettingsText.retention}
            hint={studySettingsText.retentionHint}
            choices={studySettingsText.retentions}
            chosen={findRetention(study.retention)}
            onChoose={(retention) => put({ retention: Number(retention) })}
          />
          <ChoiceSelect
            id="study-ratings"
            label={studySettingsText.ratings}
            hint={studySettingsText.ratingsHint}
            choices={studySettingsText.ratingCounts}
            chosen={study.ratings}
            onChoose={(ratings) => put({ ratings })}
          />
          <ChoiceSelect
            id="study-front"
            label={studySettingsText.front}
            hint={studySettingsText.frontHint}
            choices={studySettingsText.fronts}
            chosen={study.front}
            onChoose={(front) => put({ front })}
          />
          <CheckField
            id="study-typing"
            label={studySettingsText.typing}
            hint={studySettingsText.typingHint}
            isOn={study.typing}
            onChange={(typing) => put({ typing })}
          />
          <ReminderField
            remindAt={study.remindAt}
            onChange={(remindAt) => put({ remindAt })}
            askPermission={() => browser.permissions.request({ permissions: ['notifications'] })}
          />
        </>
      )}
      <p>
        <a class="link" href="/progress.html" id="open-progress">
          {studySettingsText.progress}
        </a>
      </p>
      <div class="messages" id="study-messages" role="status">
        {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
      </div>
    </section>
  );
}

type Retention = keyof typeof studySettingsText.retentions;

/** The choice that is nearest to what is stored. */
function findRetention(retention: number): Retention {
  const distance = (choice: Retention) => Math.abs(Number(choice) - retention);
  const choices = Object.keys(studySettingsText.retentions) as Retention[];
  return choices.reduce((nearest, choice) => (distance(choice) < distance(nearest) ? choice : nearest));
}
