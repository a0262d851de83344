import { FOLDED, FORM, WORD } from '../store/word-entries.ts';
import type { KeyMatch } from '../store/word-search.ts';
import { fitsCapital } from './capitals.ts';
import type { Endings, Inflection } from './inflections/inflection.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Of what is left, at least two letters, or one that is a word by itself (`見た`): shorter words have too many neighbours. */
const LONG_ENOUGH = /^(..|\p{Script=Han}$)/su;

/** One ending, with the rule that it is of. */
interface Ending {
  ending: string;
  rule: Endings;
  /** Among all of the language's: the first is the likeliest. */
  place: number;
}

/** A language has hundreds of endings, and a word few of them. */
interface EndingTable {
  byText: ReadonlyMap<string, readonly Ending[]>;
  longest: number;
}

const tables = new WeakMap<readonly Endings[], EndingTable>();

/** Finds the words that a regular ending was put to: those spelled just so, and then those that are alike but for their marks. */
export function findEndingLeads(word: PointedWord, { endings = [], isOfLetters }: Inflection): Lead[][] {
  const key = isOfLetters ? word.key.normalize('NFD') : word.key;
  const leads = listEndings(key, endings).flatMap((ending) => listLeads(word, key, ending));
  const exact = leads.map((lead) => ({
    ...lead,
    accepts: (match: KeyMatch) => match.key === lead.wordKey && lead.accepts?.(match) !== false,
  }));
  return [exact, leads];
}

function listEndings(key: string, rules: readonly Endings[]): Ending[] {
  const table = tables.get(rules) ?? makeTable(rules);
  tables.set(rules, table);
  const endings: Ending[] = [];
  for (let start = Math.max(0, key.length - table.longest); start <= key.length; start += 1) {
    endings.push(...(table.byText.get(key.slice(start)) ?? []));
  }
  return endings.sort((a, b) => a.place - b.place);
}

function makeTable(rules: readonly Endings[]): EndingTable {
  const byText = new Map<string, Ending[]>();
  let [place, longest] = [0, 0];
  for (const rule of rules) {
    for (const ending of rule.endings) {
      byText.set(ending, [...(byText.get(ending) ?? []), { ending, rule, place }]);
      longest = Math.max(longest, ending.length);
      place += 1;
    }
  }
  return { byText, longest };
}

function listLeads(word: PointedWord, key: string, { ending, rule }: Ending): Lead[] {
  const { instead, prefix = '', undo, ofForms, ofMarked, isMeant } = rule;
  if (!key.startsWith(prefix)) return [];
  const written = key.slice(prefix.length, key.length - ending.length);
  const base = undo ? written.replace(...undo) : written;
  if (!LONG_ENOUGH.test(base) || (undo && base === written)) return [];
  const accepts: Lead['accepts'] = (match) =>
    (match.kind === WORD ||
      (ofForms === true && match.kind === FORM) ||
      (ofMarked === true && match.kind === FOLDED)) &&
    (isMeant?.test(match.card[1]) ?? true) &&
    fitsCapital(word, match);
  return instead.map((letters) => toLead(word, base + letters, { rule: 'stem', accepts }));
}
