import { useEffect, useState } from 'preact/hooks';
import { type AppError, toAppError } from '../../../app-error.ts';
import type { LostDeck } from '../../../model/source.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import type { OptionsModel } from '../options-model.ts';
import { labelPair, nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';

/** Names the decks that the browser's storage has lost, and how to get each of them again. */
export function LostDecks({ model }: { model: OptionsModel }) {
  const [decks, setDecks] = useState<LostDeck[]>([]);
  const [problem, setProblem] = useState<AppError>();
  const changes = model.changes.value;
  // A database that does not open is reported by the list of decks.
  const read = () => void model.send('deck.lost', {}).then(setDecks, () => setDecks([]));
  useEffect(read, [model, changes]);
  const starters = decks.filter(({ origin }) => origin.kind === 'starter');
  const act = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    await work().catch((thrown: unknown) => setProblem(toAppError(thrown)));
    read();
    await model.refresh();
  };
  const restore = async () => {
    for (const { pair } of starters) await model.send('deck.install', { pair });
  };
  return (
    <div role="status" id="lost-decks">
      {decks.length === 0 ? null : (
        <Notice tone="error" title={optionsText.lostDecks({ count: decks.length })}>
          <ul>
            {decks.map((deck) => (
              <li key={deck.id}>{describe(deck)}</li>
            ))}
          </ul>
          <div class="row-buttons">
            {starters.length === 0 ? null : (
              <button type="button" class="button is-primary" id="lost-restore" onClick={() => void act(restore)}>
                {optionsText.lostRestore}
              </button>
            )}
            <button
              type="button"
              class="button is-plain"
              id="lost-forget"
              onClick={() => void act(() => model.send('deck.forgetLost', {}))}
            >
              {optionsText.lostForget}
            </button>
          </div>
        </Notice>
      )}
      {problem ? <ErrorNotice code={problem.code} /> : null}
    </div>
  );
}

function describe(deck: LostDeck): string {
  const pair = labelPair(deck);
  const { origin } = deck;
  switch (origin.kind) {
    case 'starter':
      return optionsText.lostStarter({ pair });
    case 'upstream':
      return optionsText.lostServer({ pair, address: origin.address });
    case 'file':
      return optionsText.lostFile({ pair, name: nameSource(deck), file: origin.name });
  }
}
