import { FORM, WORD } from '../store/word-entries.ts';
import type { KeyMatch } from '../store/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { GERMANIC } from './ending-tables/germanic.ts';
import { OTHER } from './ending-tables/other.ts';
import { ROMANCE } from './ending-tables/romance.ts';
import type { Endings } from './ending-tables/rules.ts';
import { SLAVIC } from './ending-tables/slavic.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Of what is left, at least this much: shorter words have too many neighbours. */
const MIN_BASE_LENGTH = 2;

/** Regular endings: those that lead to a whole word, and those that the stemmers leave on or take for a part of it (`verwendet`, `mujeres`). */
const ENDINGS: Record<string, readonly Endings[]> = { ...GERMANIC, ...ROMANCE, ...SLAVIC, ...OTHER };

/** Finds the words that a regular ending was put to: those spelled just so, and then those that are alike but for their marks. */
export function findEndingLeads(word: PointedWord): Lead[][] {
  const leads = listLeads(word);
  const exact = leads.map((lead) => ({
    ...lead,
    accepts: (match: KeyMatch) => match.key === lead.wordKey && lead.accepts?.(match) !== false,
  }));
  return [exact, leads];
}

function listLeads(word: PointedWord): Lead[] {
  const leads: Lead[] = [];
  for (const { endings, instead, prefix = '', undo, ofForms, isMeant } of ENDINGS[word.language] ?? []) {
    if (!word.key.startsWith(prefix)) continue;
    const accepts: Lead['accepts'] = (match) =>
      (match.kind === WORD || (ofForms === true && match.kind === FORM)) &&
      (isMeant?.test(match.card[1]) ?? true) &&
      fitsCapital(word, match);
    for (const ending of endings) {
      if (!word.key.endsWith(ending)) continue;
      const written = word.key.slice(prefix.length, word.key.length - ending.length);
      const base = undo ? written.replace(...undo) : written;
      if (base.length < MIN_BASE_LENGTH || (undo && base === written)) continue;
      for (const letters of instead) leads.push(toLead(word, base + letters, { rule: 'stem', accepts }));
    }
  }
  return leads;
}
