import { useEffect, useRef, useState } from 'preact/hooks';
import { filterOptions } from './find-options.ts';
import { searchText } from './search-text.ts';

const TYPED_IN = 'input, select, textarea, [contenteditable]';

/** Filters settings while the user types. `/` focuses the field, Escape clears the filter. */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(0);

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    const filter = () => setFound(filterOptions(main, query, searchText.synonyms));
    filter();
    if (query.trim() === '') return;
    // Sections load late and change while the filter is active.
    const observer = new MutationObserver(filter);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [query]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPED_IN);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <search class="options-search">
      <label class="visually-hidden" for="options-search">
        {searchText.search}
      </label>
      <input
        class="field"
        type="search"
        id="options-search"
        placeholder={searchText.search}
        autocomplete="off"
        aria-describedby="options-found"
        ref={field}
        value={query}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          setQuery('');
        }}
      />
      <p class="hint" id="options-found" role="status">
        {query.trim() === ''
          ? ''
          : found === 0
            ? searchText.none({ query: query.trim() })
            : searchText.found({ count: found })}
      </p>
    </search>
  );
}
