import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LanguageReference } from '../../model/language.ts';
import { languageListText } from './language-list-text.ts';
import { findLanguages, nameAll } from './language-names.ts';
import { getInterfaceTag } from './locale.ts';
import { getTextAttributes } from './written-language.ts';

interface LanguageListProps {
  id: string;
  label: string;
  /** Keeps the focus and receives the keys. */
  field: RefObject<HTMLInputElement | null>;
  languages: readonly LanguageReference[];
  /** Empty to list all. */
  typed: string;
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** Rows that Page up and Page down move by. */
const PAGE_ROWS = 8;

/** Keys that move through the list, and by how many rows. */
const ROWS_OF_KEY: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE_ROWS],
  ['PageUp', -PAGE_ROWS],
]);

/** The open list of a `LanguageSelect`. Long because keys, scrolling and markup share the highlighted row. */
export function LanguageList({ id, label, field, languages, typed, chosen, onChoose, onClose }: LanguageListProps) {
  const list = useRef<HTMLSpanElement>(null);
  const tag = getInterfaceTag();
  const names = useMemo(() => nameAll(languages), [languages, tag]);
  const found = useMemo(() => findLanguages(names, typed), [names, typed]);
  const first =
    typed === ''
      ? Math.max(
          0,
          found.findIndex(({ code }) => code === chosen),
        )
      : 0;
  const [moved, setMoved] = useState<{ typed: string; row: number } | undefined>(undefined);
  const row = moved?.typed === typed ? moved.row : first;
  const active = found[row];
  const activeId = active && `${id}-${active.code}`;

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const move = (to: number) => setMoved({ typed, row: Math.max(0, Math.min(found.length - 1, to)) });
    const listen = (event: KeyboardEvent) => {
      // Enter and arrows belong to the input method while it composes.
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const { key } = event;
      const rows = ROWS_OF_KEY.get(key);
      if (rows !== undefined) move(row + rows);
      else if (key === 'Escape') onClose();
      else if (key === 'Enter' && active) onChoose(active.code);
      else if (key === 'Tab') {
        // Like a native list, keep the highlighted entry. The focus moves on.
        if (active && (typed !== '' || moved)) onChoose(active.code);
        return;
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  });

  useLayoutEffect(() => {
    if (activeId === undefined) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId ?? '')?.scrollIntoView?.({ block: 'nearest' });
    return () => field.current?.removeAttribute('aria-activedescendant');
  }, [activeId]);

  useLayoutEffect(() => {
    const box = field.current?.getBoundingClientRect();
    const height = list.current?.offsetHeight ?? 0;
    if (!box || !list.current) return;
    const below = innerHeight - box.bottom;
    list.current.classList.toggle('is-above', below < height && box.top > below);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus while the list is pressed.
    <span class="language-list" ref={list} onMouseDown={(event) => event.preventDefault()}>
      <span role="listbox" id={id} aria-label={label}>
        {found.map(({ code, name, self }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the field's.
          <span
            class="language-option"
            role="option"
            key={code}
            id={`${id}-${code}`}
            data-code={code}
            data-active={index === row}
            aria-selected={code === chosen}
            onClick={({ detail }) => {
              onChoose(code);
              // After a click the field releases the keys, for example to a hover card.
              if (detail > 0) field.current?.blur();
            }}
          >
            <bdi>{name}</bdi>{' '}
            {self === undefined ? null : (
              <bdi class="language-self" {...getTextAttributes(code)}>
                {self}
              </bdi>
            )}
          </span>
        ))}
      </span>
      <span class="language-none" role="status">
        {found.length === 0 ? languageListText.none : null}
      </span>
    </span>
  );
}
