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

/** How many new words a day, how well they are to be kept, and how answers are given. */
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
          <AmountFields study={study} put={put} />
          <AnswerFields study={study} put={put} />
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

interface StudyFieldsProps {
  study: Settings['study'];
  put: (fields: Partial<Settings['study']>) => void;
}

/** How many words, on which days, and how well they are to be kept. */
function AmountFields({ study, put }: StudyFieldsProps) {
  return (
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
    </>
  );
}

/** How words are asked and answered. */
function AnswerFields({ study, put }: StudyFieldsProps) {
  return (
    <>
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
      {listSwitches().map(({ name, id, label, hint }) => (
        <CheckField
          key={name}
          id={id}
          label={label}
          hint={hint}
          isOn={study[name]}
          usual={USUAL[name]}
          onChange={(isOn) => put({ [name]: isOn })}
        />
      ))}
    </>
  );
}

/** The settings that are on or off, in order. */
function listSwitches() {
  return [
    { name: 'readings', id: 'study-readings', label: studySettingsText.readings, hint: studySettingsText.readingsHint },
    {
      name: 'addresses',
      id: 'study-addresses',
      label: studySettingsText.addresses,
      hint: studySettingsText.addressesHint,
    },
    { name: 'typing', id: 'study-typing', label: studySettingsText.typing, hint: studySettingsText.typingHint },
    { name: 'keys', id: 'study-keys', label: studySettingsText.keys, hint: studySettingsText.keysHint },
    { name: 'streak', id: 'study-streak', label: studySettingsText.streak, hint: studySettingsText.streakHint },
    { name: 'byRank', id: 'study-by-rank', label: studySettingsText.byRank, hint: studySettingsText.byRankHint },
    { name: 'vulgar', id: 'study-vulgar', label: studySettingsText.vulgar, hint: studySettingsText.vulgarHint },
  ] as const;
}

type Retention = keyof typeof studySettingsText.retentions;

/** The choice that is nearest to what is stored. */
function findRetention(retention: number): Retention {
  const distance = (choice: Retention) => Math.abs(Number(choice) / 100 - retention);
  const choices = Object.keys(studySettingsText.retentions) as Retention[];
  return choices.reduce((nearest, choice) => (distance(choice) < distance(nearest) ? choice : nearest));
}
