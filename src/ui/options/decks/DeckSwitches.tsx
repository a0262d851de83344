import type { DeckSummary } from '../../../model/source.ts';
import type { Library } from '../../shared/library.ts';
import { optionsText } from '../text.ts';
import type { DeckUse } from './deck-row-state.ts';

interface DeckSwitchesProps {
  library: Library;
  deck: DeckSummary;
  label: string;
  uses: readonly DeckUse[];
}

/** The uses of a source that can be switched. */
export function DeckSwitches({ library, deck, label, uses }: DeckSwitchesProps) {
  return (
    <p class="deck-switches">
      {uses.map((use) => (
        <label key={use} class="check">
          <input
            type="checkbox"
            data-use={use}
            checked={deck[use]}
            aria-label={optionsText.actionLabel({ action: optionsText[use], deck: label })}
            onChange={async ({ currentTarget }) => {
              const isChanged = await library.changeSource(deck.id, { [use]: currentTarget.checked });
              if (!isChanged) currentTarget.checked = deck[use];
            }}
          />
          <span>{optionsText[use]}</span>
        </label>
      ))}
    </p>
  );
}
