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

const COUNTS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

interface MakeDeckProps {
  send: Send;
  /** A source whose cards are ordered by frequency. */
  deck: DeckSummary;
  /** Called with the text to announce. */
  onAnnounce: (announcement: string) => void;
  onMade: () => Promise<unknown>;
}

/** Makes a deck to study of a dictionary's most frequent words. */
export function MakeDeck({ send, deck, onAnnounce, onMade }: MakeDeckProps) {
  const [stage, setStage] = useState<'closed' | 'open' | 'making'>('closed');
  const [fault, setFault] = useState<string>();
  const counts = [...COUNTS.filter((count) => count < deck.cards), Math.min(deck.cards, COUNTS.at(-1) ?? 0)];
  const [chosen, setChosen] = useState(String(counts.find((count) => count >= 2_000) ?? counts.at(-1)));

  async function make(): Promise<void> {
    if (stage === 'making') return;
    setStage('making');
    setFault(undefined);
    try {
      const count = Number(chosen);
      const made = await makeDeck(send, deck, { name: makeDeckText.name({ name: nameSource(deck), count }), count });
      await onMade();
      if (made) onAnnounce(importText.added({ cards: text.cards({ count: made.cards }), name: nameSource(made) }));
      setStage('closed');
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
          aria-disabled={stage === 'making'}
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
