import { browser } from 'wxt/browser';
import { DEFAULT_SETTINGS, MAX_NEW_PER_DAY, MAX_REVIEWS_PER_DAY, type Settings } from '../../../settings/settings.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { NumberField } from '../NumberField.tsx';
import { ResetSettings } from '../ResetSettings.tsx';
import { studySettingsText } from '../settings-text.ts';
import { EasyDaysField } from './EasyDaysField.tsx';
import { HolidayField } from './HolidayField.tsx';
import { ReminderField } from './ReminderField.tsx';

const USUAL = DEFAULT_SETTINGS.study;

/**
 * How many new words a day, how well they are to be kept, and how answers are given.
 *
 * Long because it lists all settings of the section, each with its texts and default.
 */
export function StudySection({ settings }: { settings: SettingsModel }) {
  const study = settings.settings.value?.study;
  const put = (fields: Partial<Settings['study']>) => void settings.change({ study: fields });
  return (
    <section class="box" id="study" aria-labelledby="study-title">
      <h2 class="box-title" id="study-title">
        {studySettingsText.title}
      </h2>
      {study === undefined ? null : (
        <>
          <NumberField
            id="study-new"
            label={studySettingsText.newPerDay}
            hint={studySettingsText.newPerDayHint}
            usual={USUAL.newPerDay}
            value={study.newPerDay}
            max={MAX_NEW_PER_DAY}
            onChange={(newPerDay) => put({ newPerDay })}
          />
          <NumberField
            id="study-max-reviews"
            label={studySettingsText.maxReviews}
            hint={studySettingsText.maxReviewsHint}
            usual={USUAL.maxReviews}
            value={study.maxReviews}
            max={MAX_REVIEWS_PER_DAY}
            onChange={(maxReviews) => put({ maxReviews })}
          />
          <EasyDaysField easyDays={study.easyDays} onChange={(easyDays) => put({ easyDays })} />
          <HolidayField holiday={study.holiday} onChange={(holiday) => put({ holiday })} />
          <ChoiceSelect
            id="study-retention"
            label={studySettingsText.retention}
            hint={studySettingsText.retentionHint}
            usual={findRetention(USUAL.retention)}
            choices={studySettingsText.retentions}
            chosen={findRetention(study.retention)}
            onChoose={(retention) => put({ retention: Number(retention) / 100 })}
          />
          <ChoiceSelect
            id="study-ratings"
            label={studySettingsText.ratings}
            hint={studySettingsText.ratingsHint}
            choices={studySettingsText.ratingCounts}
            chosen={study.ratings}
            usual={USUAL.ratings}
            onChoose={(ratings) => put({ ratings })}
          />
          <ChoiceSelect
            id="study-front"
            label={studySettingsText.front}
            hint={studySettingsText.frontHint}
            choices={studySettingsText.fronts}
            chosen={study.front}
            usual={USUAL.front}
            onChoose={(front) => put({ front })}
          />
          <CheckField
            id="study-readings"
            label={studySettingsText.readings}
            hint={studySettingsText.readingsHint}
            isOn={study.readings}
            usual={USUAL.readings}
            onChange={(readings) => put({ readings })}
          />
          <CheckField
            id="study-addresses"
            label={studySettingsText.addresses}
            hint={studySettingsText.addressesHint}
            isOn={study.addresses}
            usual={USUAL.addresses}
            onChange={(addresses) => put({ addresses })}
          />
          <CheckField
            id="study-typing"
            label={studySettingsText.typing}
            hint={studySettingsText.typingHint}
            isOn={study.typing}
            usual={USUAL.typing}
            onChange={(typing) => put({ typing })}
          />
          <CheckField
            id="study-keys"
            label={studySettingsText.keys}
            hint={studySettingsText.keysHint}
            isOn={study.keys}
            usual={USUAL.keys}
            onChange={(keys) => put({ keys })}
          />
          <CheckField
            id="study-streak"
            label={studySettingsText.streak}
            hint={studySettingsText.streakHint}
            isOn={study.streak}
            usual={USUAL.streak}
            onChange={(streak) => put({ streak })}
          />
          <CheckField
            id="study-by-rank"
            label={studySettingsText.byRank}
            hint={studySettingsText.byRankHint}
            isOn={study.byRank}
            usual={USUAL.byRank}
            onChange={(byRank) => put({ byRank })}
          />
          <CheckField
            id="study-vulgar"
            label={studySettingsText.vulgar}
            hint={studySettingsText.vulgarHint}
            isOn={study.vulgar}
            usual={USUAL.vulgar}
            onChange={(vulgar) => put({ vulgar })}
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
      <ResetSettings settings={settings} section="study" name={studySettingsText.title} messagesId="study-messages" />
    </section>
  );
}

type Retention = keyof typeof studySettingsText.retentions;

/** The choice that is nearest to what is stored. */
function findRetention(retention: number): Retention {
  const distance = (choice: Retention) => Math.abs(Number(choice) / 100 - retention);
  const choices = Object.keys(studySettingsText.retentions) as Retention[];
  return choices.reduce((nearest, choice) => (distance(choice) < distance(nearest) ? choice : nearest));
}
