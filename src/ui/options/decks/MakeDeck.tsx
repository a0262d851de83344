import { useState } from 'preact/hooks';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { ERROR_TEXTS } from '../../shared/error-text.ts';
import { formatNumber } from '../../shared/format.ts';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import { exportText, importText, makeDeckText } from '../import-text.ts';
import { nameSource } from '../source-name.ts';
import { makeDeck } from './make-deck.ts';
import { readWordList } from './word-list.ts';

const COUNTS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

interface MakeDeckProps {
  send: Send;
  /** A dictionary. If its cards are not ordered by frequency, a list of words gives the order. */
  deck: DeckSummary;
  /** Called with the text to announce. */
  onAnnounce: (announcement: string) => void;
  onMade: () => Promise<unknown>;
}

/** Makes a deck to study of the most frequent words that a dictionary explains. */
export function MakeDeck({ send, deck, onAnnounce, onMade }: MakeDeckProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'making'>('closed');
  const [fault, setFault] = useState<string>();
  const isRanked = deck.origin.kind === 'file' && deck.origin.isRanked === true;
  const [words, setWords] = useState<readonly string[]>();
  const isReady = isRanked || (words !== undefined && words.length > 0);
  const counts = [...COUNTS.filter((count) => count < deck.cards), Math.min(deck.cards, COUNTS.at(-1) ?? 0)];
  const [chosen, setChosen] = useState(String(counts.find((count) => count >= 2_000) ?? counts.at(-1)));

  async function make(): Promise<void> {
    if (stage === 'making' || !isReady) return;
    setStage('making');
    setFault(undefined);
    try {
      const count = Number(chosen);
      const made = await makeDeck(send, deck, {
        name: makeDeckText.name({ name: nameSource(deck), count }),
        count,
        words,
      });
      await onMade();
      if (made) onAnnounce(importText.added({ cards: text.cards({ count: made.cards }), name: nameSource(made) }));
      else setFault(makeDeckText.noneListed);
      setStage(made ? 'closed' : 'open');
    } catch (thrown) {
      setFault(ERROR_TEXTS[toAppError(thrown).code].title);
      setStage('open');
    }
  }

  if (stage === 'closed') {
    return (
      <p class="row-buttons">
        <button type="button" class="button is-small" data-action="make-deck" onClick={() => setStage('open')}>
          {makeDeckText.open}
        </button>
      </p>
    );
  }
  return (
    <div class="make-deck">
      {isRanked ? null : (
        <p>
          <label for={`make-deck-list-${deck.id}`}>{makeDeckText.list}</label>
          <input
            type="file"
            id={`make-deck-list-${deck.id}`}
            data-action="make-deck-list"
            accept=".txt,.csv,.tsv"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void readWordList(file).then(setWords);
            }}
          />
        </p>
      )}
      <ChoiceSelect
        id={`make-deck-${deck.id}`}
        label={makeDeckText.count}
        hint={importText.ownNote}
        choices={counts.map((count) => [String(count), formatNumber(count)] as const)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          data-action="make-deck-start"
          aria-disabled={stage === 'making' || !isReady}
          onClick={make}
        >
          {makeDeckText.make}
        </button>
        <button type="button" class="button is-plain" onClick={() => setStage('closed')}>
          {exportText.cancel}
        </button>
      </p>
      {fault === undefined ? null : <Notice tone="error" title={text.sentence({ title: fault })} />}
    </div>
  );
}
