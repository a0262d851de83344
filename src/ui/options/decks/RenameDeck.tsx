import { useLayoutEffect, useRef } from 'preact/hooks';
import { MAX_NAME_LENGTH } from '../../../model/limits.ts';
import type { DeckSummary } from '../../../model/source.ts';
import type { Library } from '../../shared/library.ts';
import { nameOrigin, nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';

interface RenameDeckProps {
  library: Library;
  deck: DeckSummary;
  label: string;
  onClose: () => void;
}

/** The field for a source's name. An empty name restores the default one. */
export function RenameDeck({ library, deck, label, onClose }: RenameDeckProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = async (event: Event) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const isSame = name === nameSource(deck);
    if (isSame || (await library.changeSource(deck.id, { name: name === nameOrigin(deck.origin) ? '' : name })))
      onClose();
  };
  return (
    <form
      class="deck-rename"
      aria-label={optionsText.actionLabel({ action: optionsText.rename, deck: label })}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <input
        class="field"
        ref={field}
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={nameSource(deck)}
        placeholder={nameOrigin(deck.origin)}
        aria-label={optionsText.name}
      />
      <button type="submit" class="button is-small">
        {optionsText.save}
      </button>
      <button type="button" class="button is-small is-plain" onClick={onClose}>
        {optionsText.cancel}
      </button>
    </form>
  );
}
