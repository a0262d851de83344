import { type ReadonlySignal, signal } from '@preact/signals';
import { coalesce } from '../../../async/coalesce.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { PairId } from '../../../model/pair.ts';
import { compareHits, type SearchCursor, type SearchHit, toHitId } from '../../../model/search.ts';
import { attempt } from '../../shared/attempt.ts';
import { createWordActs, type WordActs } from './word-acts.ts';

/** Most words that are listed. A person types on rather than read more. */
export const MAX_HITS = 100;

/** Searches the words and meanings of all sources while a person types. */
export interface WordSearch extends WordActs {
  /** The typed text. */
  text: ReadonlySignal<string>;
  /** The words that were found, best first. */
  hits: ReadonlySignal<readonly SearchHit[]>;
  /** Whether more may be found. */
  isSearching: ReadonlySignal<boolean>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  type(text: string): Promise<void>;
  send: Send;
}

/** @param getPair - The pair whose words come first. */
export function createWordSearch(send: Send, getPair: () => PairId | undefined): WordSearch {
  const text = signal('');
  const hits = signal<readonly SearchHit[]>([]);
  const isSearching = signal(false);
  const problem = signal<ErrorCode | undefined>(undefined);

  /** The hits of all pages so far, by `toHitId`. */
  let found = new Map<string, SearchHit>();
  const show = () => {
    const prefer = getPair();
    hits.value = [...found.values()].sort((a, b) => compareHits(a, b, prefer)).slice(0, MAX_HITS);
  };

  /** Reads page after page while the text stays, and only the newest text where a person types faster than pages come. */
  const run = coalesce(() =>
    attempt(problem, async () => {
      const asked = text.value;
      const prefer = getPair();
      let isFirst = true;
      let cursor: SearchCursor | undefined;
      do {
        const page = await send('search.words', { text: asked, prefer, place: cursor });
        if (text.value !== asked) return;
        // The words of the text before stay on the screen until now.
        if (isFirst) found = new Map();
        isFirst = false;
        for (const hit of page.hits) {
          const known = found.get(toHitId(hit));
          // A word that the first page has found may also mean just what was typed. A mark made meanwhile stays.
          if (!known) found.set(toHitId(hit), hit);
          else if (compareHits(hit, known, prefer) < 0) found.set(toHitId(hit), { ...known, fit: hit.fit });
        }
        show();
        cursor = page.next;
      } while (cursor && found.size < MAX_HITS);
    }),
  );

  const replace = (id: string, change: (hit: SearchHit) => SearchHit) => {
    const hit = found.get(id);
    if (hit) found.set(id, change(hit));
    show();
  };
  const acts = createWordActs({ send, problem, replace });

  return {
    send,
    text,
    hits,
    isSearching,
    problem,
    async type(typed) {
      text.value = typed;
      acts.done.value = undefined;
      if (typed.trim() === '') {
        found = new Map();
        show();
        isSearching.value = false;
        return;
      }
      isSearching.value = true;
      await run();
      if (text.value === typed) isSearching.value = false;
    },
    ...acts,
  };
}
