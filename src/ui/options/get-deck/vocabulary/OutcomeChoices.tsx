import type { Outcome, VocabularyFile } from '../../../../model/vocabulary.ts';
import { ChoiceSelect } from '../../../shared/ChoiceSelect.tsx';
import type { VocabularyModel } from './vocabulary-model.ts';
import {
  countStandings,
  findChosenOutcome,
  KNOWN_DAYS,
  listOutcomes,
  type VocabularyChoices,
} from './vocabulary-state.ts';
import { vocabularyText } from './vocabulary-text.ts';

interface OutcomeChoicesProps {
  model: VocabularyModel;
  file: VocabularyFile;
  choices: VocabularyChoices;
}

/** From which interval words are known, and what becomes of those that are known, in learning, and so on. */
export function OutcomeChoices({ model, file, choices }: OutcomeChoicesProps) {
  const words = model.preview.value?.words ?? [];
  // A Kindle has no intervals.
  const hasIntervals = file.program !== 'kindle';
  const label = (outcome: Outcome) => [outcome, vocabularyText.outcomes[outcome]] as const;
  return (
    <>
      {hasIntervals ? (
        <ChoiceSelect
          id="vocabulary-known-days"
          label={vocabularyText.knownFrom}
          choices={KNOWN_DAYS.map((days) => [String(days), vocabularyText.days({ count: days })] as const)}
          chosen={String(choices.knownDays)}
          onChoose={(days) => void model.chooseKnownDays(Number(days))}
        />
      ) : null}
      {words.length === 0 ? null : (
        <fieldset class="form-row" id="vocabulary-outcomes">
          <legend class="label">{vocabularyText.outcomesTitle}</legend>
          <div class="import-row">
            {countStandings(words).map(({ standing, count }) => (
              <ChoiceSelect
                key={standing}
                id={`vocabulary-${standing}`}
                label={vocabularyText.standingOf({ standing: vocabularyText.standings[standing], count })}
                choices={listOutcomes(standing, words).map(label)}
                chosen={findChosenOutcome(standing, words, choices.outcomes)}
                onChoose={(outcome) => void model.chooseOutcome(standing, outcome)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
