import type { KeyMatch, WordIndex } from '../store/content/read/word-search.ts';
import { isLedTo, keysOf, type Lead } from './lead.ts';

/** The result of a search. */
export interface Search {
  /** Best first. The leads of a group answer together. A later group answers only if no earlier one has a card. */
  groups: readonly (readonly Lead[])[];
  /** Cards that the keys of the leads found, in no particular order. */
  matches: readonly KeyMatch[];
  /** The pointed word itself, in one of the groups. It also answers, second, where a phrase that holds it does. */
  word?: Lead | undefined;
}

export type Collector = ReturnType<typeof createCollector>;

/** Looks groups of leads up in an index and keeps the cards. */
export function createCollector() {
  const groups: (readonly Lead[])[] = [];
  const matches: KeyMatch[] = [];
  return {
    groups,
    matches,
    /** @returns Whether one of the groups has a card, so that the search can stop. */
    ask(index: WordIndex, asked: readonly (readonly Lead[])[]): boolean {
      const leads = asked.flat();
      if (leads.length === 0) return false;
      groups.push(...asked);
      const { languages } = index;
      const found = index.find(
        new Set(languages.flatMap((language) => leads.flatMap((lead) => keysOf(lead, language)))),
      );
      matches.push(...found);
      return leads.some((lead) => found.some((match) => isLedTo(lead, match)));
    },
  };
}
