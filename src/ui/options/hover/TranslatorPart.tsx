import { useEffect, useState } from 'preact/hooks';
import { findBrowserTranslator } from '../../../language/browser-translator.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { formatShare } from '../../shared/format.ts';
import { PairName } from '../../shared/PairName.tsx';
import { translatorText } from '../settings-text.ts';
import { createTranslatorModels, type TranslatorModels } from './translator-models.ts';

interface TranslatorPartProps {
  /** One entry for each pair of the library. */
  pairs: readonly DeckEntry[];
  /** Where the browser puts its translator. */
  view?: object;
}

/** Models of the browser's translator for the pairs of the library. Nothing where the browser has no translator. */
export function TranslatorPart({ pairs, view = window }: TranslatorPartProps) {
  const [models] = useState(() => {
    const translator = findBrowserTranslator(view);
    return translator && createTranslatorModels(translator);
  });
  const ids = pairs.map(({ pair }) => pair).join(' ');
  useEffect(() => void models?.read(pairs.map(({ pair }) => toLanguagePair(pair))), [models, ids]);
  if (!models || pairs.length === 0) return null;
  return (
    <div class="setting" id="translator">
      <h3 class="label">{translatorText.title}</h3>
      <p class="hint">{translatorText.intro}</p>
      <ul class="site-list">
        {pairs.map((entry) => (
          <PairModel key={entry.pair} entry={entry} models={models} />
        ))}
      </ul>
    </div>
  );
}

function PairModel({ entry, models }: { entry: DeckEntry; models: TranslatorModels }) {
  const pair = toLanguagePair(entry.pair);
  const model = models.models.value.get(entry.pair);
  if (!model) return null;
  const { state, share } = model;
  const canDownload = state === 'downloadable' || state === 'failed';
  return (
    <li data-translator={entry.pair} data-state={state}>
      <PairName from={entry.from} to={entry.to} />{' '}
      <span role="status" class="quiet">
        {state === 'downloading'
          ? translatorText.downloading({ share: formatShare(share) })
          : translatorText.states[state]}
      </span>{' '}
      {canDownload ? (
        <button type="button" class="button is-small" onClick={() => void models.download(pair)}>
          {translatorText.download}
        </button>
      ) : null}
    </li>
  );
}
