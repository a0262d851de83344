import { FORM, WORD } from '../store/word-entries.ts';
import type { KeyMatch } from '../store/word-search.ts';
import { fitsCapital } from './capitals.ts';
import type { Endings } from './inflections/inflection.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Of what is left, at least this much: shorter words have too many neighbours. */
const MIN_BASE_LENGTH = 2;

/** Finds the words that a regular ending was put to: those spelled just so, and then those that are alike but for their marks. */
export function findEndingLeads(word: PointedWord, endings: readonly Endings[] = []): Lead[][] {
  const leads = endings.flatMap((some) => listLeads(word, some));
  const exact = leads.map((lead) => ({
    ...lead,
    accepts: (match: KeyMatch) => match.key === lead.wordKey && lead.accepts?.(match) !== false,
  }));
  return [exact, leads];
}

function listLeads(word: PointedWord, { endings, instead, prefix = '', undo, ofForms, isMeant }: Endings): Lead[] {
  const leads: Lead[] = [];
  if (!word.key.startsWith(prefix)) return leads;
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
  return leads;
}
