import type { DeckSummary } from '../../../model/source.ts';
import type { Library } from '../../shared/library.ts';
import { optionsText } from '../text.ts';

interface DeckSwitchesProps {
  library: Library;
  deck: DeckSummary;
  label: string;
}

/** The uses of one source among several. */
export function DeckSwitches({ library, deck, label }: DeckSwitchesProps) {
  const switches = [
    ['inLookups', optionsText.inLookups],
    ['inStudy', optionsText.inStudy],
  ] as const;
  return (
    <p class="deck-switches">
      {switches.map(([use, says]) => (
        <label key={use} class="check">
          <input
            type="checkbox"
            data-use={use}
            checked={deck[use]}
            aria-label={optionsText.actionLabel({ action: says, deck: label })}
            onChange={async ({ currentTarget }) => {
              const isChanged = await library.changeSource(deck.id, { [use]: currentTarget.checked });
              if (!isChanged) currentTarget.checked = deck[use];
            }}
          />
          <span>{says}</span>
        </label>
      ))}
    </p>
  );
}
