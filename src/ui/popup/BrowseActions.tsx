import { useEffect, useMemo } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import type { Browse } from './browse.ts';
import { createBrowseWord } from './browse-word.ts';
import './search/search.css';
import { nameState, WordActions } from './search/WordActions.tsx';

interface BrowseActionsProps {
  send: Send;
  browse: Browse;
  /** Whether letter keys press the buttons. */
  hasKeys: boolean;
}

/** Below the open card: the state of its word, and buttons to study, mark, define and listen to it. */
export function BrowseActions({ send, browse, hasKeys }: BrowseActionsProps) {
  const word = useMemo(() => createBrowseWord(send, browse.reload), [send, browse]);
  const shown = browse.shown.value;
  useEffect(() => {
    if (shown) void word.load(shown);
  }, [word, shown]);
  const hit = word.hit.value;
  const problem = word.problem.value;
  const isCurrent = hit?.entry.pair === shown?.pair && hit?.rank === shown?.rank;
  const state = hit && isCurrent ? nameState(hit) : undefined;
  return (
    <div class="browse-acts" id="browse-acts">
      {hit && isCurrent ? (
        <>
          <p class="found-state" role="status">
            {state ?? ''}
          </p>
          <WordActions key={`${hit.entry.pair} ${hit.rank}`} hit={hit} acts={word} hasKeys={hasKeys} />
        </>
      ) : null}
      {problem === undefined ? null : <ErrorNotice code={problem} />}
    </div>
  );
}
