import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { LanguageReference } from '../../model/language.ts';
import { Field } from './Field.tsx';
import { lazy } from './lazy.tsx';
import { nameLanguageAlone } from './written-language.ts';

// Loads later, so no page waits for it.
const LanguageList = lazy(async () => (await import('./LanguageList.tsx')).LanguageList);

export interface LanguageSelectProps {
  id: string;
  label: string;
  languages: readonly LanguageReference[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  /** Placeholder while nothing is chosen. */
  placeholder?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** Chooses one of many languages: a field for any of its names and a list of matches (WAI-ARIA combobox). */
export function LanguageSelect(props: LanguageSelectProps) {
  const { id, label, languages, chosen, onChoose, placeholder } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = props.fieldRef ?? own;
  const { isOpen, typed, open, close, type } = useOpenList(field);
  const language = languages.find(({ iso639_3 }) => iso639_3 === chosen);
  return (
    <Field id={id} label={label}>
      <span class="language-field">
        <input
          class="field"
          id={id}
          ref={field}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          autocomplete="off"
          // A name that is too long for the field shows its beginning in both page directions.
          dir={typed || language ? 'auto' : undefined}
          data-chosen={language?.iso639_3}
          placeholder={placeholder}
          value={typed ?? (language ? nameLanguageAlone(language) : '')}
          onClick={open}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (isOpen || !/^Arrow(Up|Down)$/.test(event.key)) return;
            event.preventDefault();
            open();
          }}
          onBlur={close}
        />
        {isOpen ? (
          <LanguageList
            id={`${id}-list`}
            label={label}
            field={field}
            languages={languages}
            typed={typed ?? ''}
            chosen={chosen}
            onChoose={(code) => {
              close();
              if (code !== chosen) onChoose(code);
            }}
            onClose={close}
          />
        ) : null}
      </span>
    </Field>
  );
}

/** Whether the list is open, and what is typed to search it. */
function useOpenList(field: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  return {
    isOpen,
    typed,
    open() {
      if (!isOpen) field.current?.select();
      setOpen(true);
    },
    close() {
      setOpen(false);
      setTyped(undefined);
    },
    type(text: string) {
      setTyped(text);
      setOpen(true);
    },
  };
}
