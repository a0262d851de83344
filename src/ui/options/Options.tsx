import { useEffect, useState } from 'preact/hooks';
import { ErrorNotice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { ConnectionSection } from './ConnectionSection.tsx';
import { DeckSection } from './DeckSection.tsx';
import { GetDeckSection } from './GetDeckSection.tsx';
import { LicenceSection } from './LicenceSection.tsx';
import type { OptionsModel } from './options-model.ts';
import { optionsText } from './text.ts';

export function Options({ model }: { model: OptionsModel }) {
  const { library } = model;
  const problem = library.problem.value;
  const [hover, setHover] = useState<typeof import('./HoverSection.tsx')>();
  const [study, setStudy] = useState<typeof import('./StudySections.tsx')>();
  // Below what is seen first: the page does not wait for them.
  useEffect(() => {
    void import('./HoverSection.tsx').then(setHover);
    void import('./StudySections.tsx').then(setStudy);
  }, []);
  return (
    <>
      <header class="options-header">
        <img src="/icon/128.png" alt="" width="40" height="40" />
        <h1 class="options-title">
          <span class="brand">{optionsText.brand}</span> {optionsText.title}
        </h1>
      </header>
      <main class="options-main">
        <ConnectionSection connection={model.connection} />
        <GetDeckSection model={model} />
        <DeckSection model={model} />
        <div class="messages" id="deck-messages" role="status">
          {problem === undefined ? null : (
            <ErrorNotice code={problem}>
              <button
                type="button"
                class="button is-small"
                onClick={() => {
                  library.dismissProblem();
                  void model.refresh();
                }}
              >
                {library.decks.value === undefined ? text.tryAgain : text.dismiss}
              </button>
            </ErrorNotice>
          )}
        </div>
        {hover === undefined ? null : <hover.HoverSection settings={model.settings} />}
        {study === undefined ? null : <study.StudySections settings={model.settings} send={model.send} />}
        <LicenceSection licences={model.licences} />
      </main>
    </>
  );
}
