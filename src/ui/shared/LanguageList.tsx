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

/** The open list of a `LanguageSelect`. */
export function LanguageList({ id, label, field, languages, typed, chosen, onChoose, onClose }: LanguageListProps) {
  const list = useRef<HTMLSpanElement>(null);
  const tag = getInterfaceTag();
  const names = useMemo(() => nameAll(languages), [languages, tag]);
  const found = useMemo(() => findLanguages(names, typed), [names, typed]);
  // The list begins with the chosen language, and a search with its best match.
  const first = typed === '' ? found.findIndex(({ code }) => code === chosen) : 0;
  const [moved, setMoved] = useState<{ typed: string; row: number } | undefined>(undefined);
  const row = moved?.typed === typed ? moved.row : Math.max(0, first);
  const active = found[row];

  useListKeys(field, {
    onMove: (rows) => setMoved({ typed, row: Math.max(0, Math.min(found.length - 1, row + rows)) }),
    onEnter: active && (() => onChoose(active.code)),
    // Like a native list, keep the highlighted entry. The focus moves on.
    onTab: active && (typed !== '' || moved) ? () => onChoose(active.code) : undefined,
    onClose,
  });
  useActiveDescendant(field, active && `${id}-${active.code}`);
  usePlaceAbove(field, list);

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

type FieldRef = LanguageListProps['field'];

interface ListKeys {
  /** Called with the number of rows to move down. */
  onMove: (rows: number) => void;
  /** Undefined without a row to choose. */
  onEnter: (() => void) | undefined;
  onTab: (() => void) | undefined;
  onClose: () => void;
}

function useListKeys(field: FieldRef, { onMove, onEnter, onTab, onClose }: ListKeys): void {
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const listen = (event: KeyboardEvent) => {
      // Enter and arrows belong to the input method while it composes.
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const { key } = event;
      const rows = ROWS_OF_KEY.get(key);
      if (key === 'Tab') return onTab?.();
      if (rows !== undefined) onMove(rows);
      else if (key === 'Escape') onClose();
      else if (key === 'Enter' && onEnter) onEnter();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  });
}

/** Tells screen readers which row is highlighted, and scrolls to it. */
function useActiveDescendant(field: FieldRef, activeId: string | undefined): void {
  useLayoutEffect(() => {
    if (activeId === undefined) field.current?.removeAttribute('aria-activedescendant');
    else field.current?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId ?? '')?.scrollIntoView?.({ block: 'nearest' });
    return () => field.current?.removeAttribute('aria-activedescendant');
  }, [activeId]);
}

/** Shows the list above its field if it does not fit below. */
function usePlaceAbove(field: FieldRef, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = field.current?.getBoundingClientRect();
    const height = list.current?.offsetHeight ?? 0;
    if (!box || !list.current) return;
    const below = innerHeight - box.bottom;
    list.current.classList.toggle('is-above', below < height && box.top > below);
  }, []);
}
