import { useState } from 'preact/hooks';
import type { DeckSummary } from '../../../model/source.ts';
import { text } from '../../shared/text.ts';
import { nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';
import { Confirm } from './Confirm.tsx';

interface RemoveDeckProps {
  deck: DeckSummary;
  pairLabel: string;
  /** Number of words being learnt that only this source has; undefined if unknown. */
  loneWords: number | undefined;
  /** @param keptWords - How many of them become own words. */
  onConfirm: (keptWords: number) => void;
  onKeep: () => void;
}

/** Confirms the removal of a source and asks whether to keep the words that only it has. */
export function RemoveDeck({ deck, pairLabel, loneWords = 0, onConfirm, onKeep }: RemoveDeckProps) {
  const [keepsWords, setKeepsWords] = useState(true);
  return (
    <Confirm
      question={optionsText.confirmRemoval({
        name: nameSource(deck),
        pair: pairLabel,
        cards: text.cards({ count: deck.cards }),
      })}
      note={optionsText.confirmNote}
      yes={optionsText.removeConfirmed}
      no={optionsText.keep}
      onConfirm={() => onConfirm(keepsWords ? loneWords : 0)}
      onKeep={onKeep}
    >
      {loneWords > 0 ? (
        <div class="deck-lone-words">
          <p>{optionsText.loneWords({ count: loneWords })}</p>
          <label class="check">
            <input
              type="checkbox"
              checked={keepsWords}
              onChange={({ currentTarget }) => setKeepsWords(currentTarget.checked)}
            />
            <span>{optionsText.keepWords({ count: loneWords })}</span>
          </label>
        </div>
      ) : null}
    </Confirm>
  );
}
