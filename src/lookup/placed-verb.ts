import type { VerbInKana } from '../inflection/word-rules.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import type { KeyMatch, WordIndex } from '../store/content/read/word-search.ts';
import { isLedTo, isOwnWord, type Lead, toLead } from './lead.ts';
import { acceptReading, isInflected } from './unspaced.ts';

/** Where a verb stands by the grammar of the text around it, with the leads to the verbs that have a card, the likeliest first. */
export interface PlacedVerb {
  leads: Lead[];
  isSure: boolean;
}

/** More than any deck has cards. */
const [TIER, NO_CARD] = [1e8, 1e8 - 1];

/** Finds the first of some verbs that has a card. */
export function findPlacedVerb(
  { text, offset, language }: Pick<PointedWord, 'text' | 'offset' | 'language'>,
  verbs: readonly VerbInKana[],
  index: WordIndex,
): PlacedVerb | undefined {
  const asked = verbs.map(({ start, end, isSure, leads }) => {
    const own = pointAt(text, { start, end }, offset, language);
    const ofVerbs = leads.map(({ base, word, tier }) => {
      const lead = acceptReading(toLead(own, base, base === own.key ? {} : { rule: 'stem', accepts: isOwnWord }));
      const isMeant = (match: KeyMatch) => (word === undefined ? isInflected(match.word) : match.word === word);
      return {
        tier,
        lead: { ...lead, accepts: (match: KeyMatch) => lead.accepts?.(match) !== false && isMeant(match) },
      };
    });
    // Last a word that is written so: とんだ.
    return { isSure, own: toLead(own, own.key, {}), leads: ofVerbs };
  });
  const matches = index.find(new Set(asked.flatMap(({ leads }) => leads.map(({ lead }) => lead.wordKey))));
  for (const { isSure, own, leads } of asked) {
    const ranked = leads.map(({ lead, tier }) => {
      const ranks = matches.flatMap((match) => (isLedTo(lead, match) ? [match.card[0]] : []));
      return { lead, order: tier * TIER + Math.min(NO_CARD, ...ranks) };
    });
    const known = ranked.filter(({ order }) => order % TIER !== NO_CARD).sort((a, b) => a.order - b.order);
    if (known.length > 0) return { leads: [...known.map(({ lead }) => lead), own], isSure };
  }
  return undefined;
}
