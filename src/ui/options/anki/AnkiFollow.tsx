import { useState } from 'preact/hooks';
import type { AnkiConfig } from '../../../model/anki.ts';
import { ankiText } from '../../shared/anki/text.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { labelPair } from '../source-name.ts';
import type { AnkiModel } from './anki-model.ts';

/** By which words that are known in Anki count as known; there once Anki was asked, and a deck and the field of the word are chosen. */
export function AnkiFollow({ model, config }: { model: AnkiModel; config: AnkiConfig }) {
  const { followed, problem, decks } = model.following.value;
  const [chosen, choose] = useState<string>();
  const pair = followed?.pair ?? chosen ?? decks[0]?.pair;
  const { deck, noteType, fields } = config;
  const isSetUp = deck !== '' && noteType !== '' && Object.values(fields).includes('word');
  const isReachable = model.offer.value !== undefined && isSetUp;
  if (pair === undefined || (!isReachable && !followed)) return null;
  return (
    <div id="anki-following">
      <CheckField
        id="anki-follow"
        label={ankiText.follow}
        hint={ankiText.followHint}
        isOn={followed !== undefined}
        onChange={(isOn) => void model.follow(isOn ? 'read' : 'stop', pair)}
      />
      {decks.length > 1 ? (
        <ChoiceSelect
          id="anki-follow-pair"
          label={ankiText.followPair}
          choices={decks.map((source) => [source.pair, labelPair(source)] as const)}
          chosen={pair}
          onChoose={(other) => {
            choose(other);
            if (followed) void model.follow('read', other);
          }}
        />
      ) : null}
      <div class="messages" id="anki-follow-messages" role="status">
        {followed?.at === undefined ? null : (
          <p class="quiet">{ankiText.followed({ count: followed.words, at: followed.at })}</p>
        )}
        {problem === undefined ? null : (
          <p class="quiet">{followed ? `${problem.text} ${ankiText.followStays}` : problem.text}</p>
        )}
      </div>
      {followed ? (
        <p class="row-buttons">
          <button type="button" class="button is-small" id="anki-follow-now" onClick={() => void model.follow('read')}>
            {ankiText.followNow}
          </button>
        </p>
      ) : null}
    </div>
  );
}
