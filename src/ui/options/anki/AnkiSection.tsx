import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { ankiText } from '../../shared/anki/text.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { AnkiConnection } from './AnkiConnection.tsx';
import { AnkiFields } from './AnkiFields.tsx';
import { AnkiFollow } from './AnkiFollow.tsx';
import { AnkiWaiting } from './AnkiWaiting.tsx';
import { createAnkiModel } from './anki-model.ts';
import './anki.css';

interface AnkiSectionProps {
  send: Send;
  /** Changes when the background may have changed the words that wait. */
  changes: number;
}

/** Words become notes of the Anki that runs on this device. */
export function AnkiSection({ send, changes }: AnkiSectionProps) {
  const model = useMemo(() => createAnkiModel(send), [send]);
  const isLoaded = useRef(false);
  useEffect(() => {
    void model.load(!isLoaded.current);
    isLoaded.current = true;
  }, [model, changes]);
  const view = model.view.value;
  const problem = model.problem.value;
  return (
    <section class="box" id="anki" aria-labelledby="anki-title">
      <h2 class="box-title" id="anki-title">
        {ankiText.title}
      </h2>
      <p class="form-intro">{ankiText.intro}</p>
      {view === undefined ? null : (
        <>
          <CheckField
            id="anki-isOn"
            label={ankiText.isOn}
            hint={ankiText.isOnHint}
            isOn={view.config.isOn}
            onChange={(isOn) => void model.change({ isOn })}
          />
          {view.config.isOn ? (
            <>
              <AnkiConnection model={model} view={view} />
              <AnkiFields model={model} config={view.config} />
              <AnkiFollow model={model} config={view.config} />
            </>
          ) : null}
          {view.waiting.length > 0 ? <AnkiWaiting model={model} view={view} /> : null}
        </>
      )}
      <div class="messages" id="anki-problems" role="status">
        {problem === undefined ? null : <ErrorNotice code={problem} />}
      </div>
    </section>
  );
}
