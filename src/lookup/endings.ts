import { type Endings, type InflectionRules, toList } from '../inflection/inflection.ts';
import { lazily } from '../language/lazily.ts';
import { foldKey } from '../language/normalise.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import type { KeyMatch } from '../store/content/read/word-search.ts';
import { FOLDED, FORM } from '../store/content/word-entries.ts';
import { fitsCapital } from './capitals.ts';
import { isOwnWord, type Lead, toLead } from './lead.ts';
import { listSpellings } from './spellings.ts';

/** A stem has at least two letters, or one that is a word on its own (`見た`). Shorter words have too many neighbours. */
const LONG_ENOUGH = lazily(() => /^(..|\p{Script=Han}$)/su);

/** A word of two letters is more likely an abbreviation than an inflected word: Polish `zł` is not a form of `zło`. */
const TOO_SHORT = lazily(() => /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u);
/** Two to four capitals are more likely an acronym than an inflected word: Russian `СМИ` is not a form of `см`. */
const ACRONYM = lazily(() => /^\p{Lu}{2,4}$/u);

/** An ending with its rule. */
interface Ending {
  ending: string;
  rule: Endings;
  /** Among all of the language's: the first is the likeliest. */
  position: number;
}

/** A language has hundreds of endings, but a word matches only a few. */
interface FormTable {
  byEnding: ReadonlyMap<string, readonly Ending[]>;
  longest: number;
  /** Words by their irregular forms. */
  byForm: ReadonlyMap<string, readonly string[]>;
}

/** Least letters of a base word: Dutch `ding` is not derived from `den`. */
const MIN_DERIVED_LENGTH = 4;
/** Least letters that are taken off a base with a letter less: `useful` of `use`. */
const LONG_AFFIX = 3;

const derivationTables = new WeakMap<readonly Endings[], FormTable>();
const tables = new WeakMap<InflectionRules, FormTable>();

/**
 * Finds the words that a form may belong to: first the word of an irregular form, then words with a regular ending, last words that differ
 * only in their diacritics.
 */
export function findEndingLeads(word: PointedWord, inflection: InflectionRules): Lead[][] {
  if (ACRONYM().test(word.spelling)) return [];
  const { beginnings = [], finals, marks, spellings } = inflection;
  const table = tables.get(inflection) ?? makeTable(inflection);
  tables.set(inflection, table);
  const ignoresMarks = marks !== undefined;
  const toLeadOf =
    ({ ofForms, isMeant, isOpposite }: Pick<Endings, 'ofForms' | 'isMeant' | 'isOpposite'>) =>
    (base: string): Lead =>
      toLead(word, base, {
        rule: 'stem',
        isOpposite,
        accepts: (match) =>
          (isOwnWord(match) || (ignoresMarks && match.kind === FOLDED) || (ofForms === true && match.kind === FORM)) &&
          (isMeant?.test(match.word) ?? true) &&
          fitsCapital(word, match),
      });

  const key = toRuleKey(word.key, inflection);
  const begun = beginnings.map((change) => key.replace(...change)).filter((other) => other !== key);
  const keys = [key, ...begun, ...listSpellings(key, spellings)];
  const irregular = keys.flatMap((own) => table.byForm.get(own) ?? []).map(toLeadOf({}));
  const regular = [
    ...begun.filter((own) => LONG_ENOUGH().test(own)).map(toLeadOf({ ofForms: true })),
    ...keys
      .filter((own) => !TOO_SHORT().test(own))
      .flatMap((own) =>
        listEndings(own, table).flatMap((ending) => listBases(own, ending, finals).map(toLeadOf(ending.rule))),
      ),
  ];
  const exact = regular.map((lead) => ({
    ...lead,
    accepts: (match: KeyMatch) => match.key === lead.wordKey && lead.accepts?.(match) !== false,
  }));
  return [irregular, exact, regular].filter((group) => group.length > 0);
}

/** The word as the rules are written. */
function toRuleKey(key: string, { isOfLetters, marks }: InflectionRules): string {
  if (marks === 'left out') return foldKey(key);
  return isOfLetters ? key.normalize('NFD') : key;
}

/**
 * Finds the base of a regularly derived word: `lentamente` from `lento`, `Möglichkeit` from `möglich`. Capitals may differ. The longest base comes
 * first: `unreadable` is made of `readable` rather than of `read`.
 */
export function findDerivedLeads(word: PointedWord, { derivations, finals, notDerived }: InflectionRules): Lead[][] {
  if (!derivations) return [];
  const table = derivationTables.get(derivations) ?? makeTable({ endings: derivations });
  derivationTables.set(derivations, table);
  const leads = listEndings(word.key, table).flatMap((ending) =>
    listBases(word.key, ending, finals)
      .filter((base) => isLongBase(base, word.key) && !isNotDerived(word, notDerived, base))
      .map((base) =>
        toLead(word, base, {
          rule: 'derived',
          isOpposite: ending.rule.isOpposite,
          accepts: (match) =>
            (isOwnWord(match) ||
              (ending.rule.ofForms === true && match.kind === FORM) ||
              (ending.rule.dropsMarks === true && match.kind === FOLDED)) &&
            (ending.rule.isMeant?.test(match.word) ?? true),
        }),
      ),
  );
  const lengths = [...new Set(leads.map(({ wordKey }) => wordKey.length))].sort((a, b) => b - a);
  return lengths.map((length) => leads.filter(({ wordKey }) => wordKey.length === length));
}

const isLongBase = (base: string, key: string) =>
  base.length >= MIN_DERIVED_LENGTH ||
  (base.length === MIN_DERIVED_LENGTH - 1 && key.length - base.length >= LONG_AFFIX);

/** Whether a word only looks as if it were made of another one. */
export function isNotDerived({ key }: PointedWord, notDerived: InflectionRules['notDerived'] = [], base = ''): boolean {
  return notDerived.some((start) =>
    // `Discussion` is made of `discuss`, which itself is not derived.
    start.endsWith('$') ? `${key}$` === start : key.startsWith(start) && !base.startsWith(start),
  );
}

function listEndings(key: string, { byEnding, longest }: FormTable): Ending[] {
  const endings: Ending[] = [];
  for (let start = Math.max(0, key.length - longest); start <= key.length; start += 1) {
    endings.push(...(byEnding.get(key.slice(start)) ?? []));
  }
  return endings.sort((a, b) => a.position - b.position);
}

/**
 * Lists possible card words for this ending.
 *
 * @param finals - Letters with another shape at a word's end: the rest may be written with either.
 */
function listBases(
  key: string,
  { ending, rule: { instead, prefix = '', when, undo } }: Ending,
  finals?: InflectionRules['finals'],
): string[] {
  if (!key.startsWith(prefix) || when?.test(key) === false) return [];
  const written = key.slice(prefix.length, key.length - ending.length);
  const base = undo ? written.replace(...undo) : written;
  if (!LONG_ENOUGH().test(base) || (undo && base === written)) return [];
  return instead.flatMap((letters) => {
    const word = base + letters;
    const final = finals?.get(word.slice(-1));
    return final === undefined ? [word] : [word, word.slice(0, -1) + final];
  });
}

function makeTable({ endings: rules = [], irregular = {} }: InflectionRules): FormTable {
  const byEnding = new Map<string, Ending[]>();
  let [position, longest] = [0, 0];
  for (const rule of rules) {
    for (const ending of rule.endings) {
      byEnding.set(ending, [...(byEnding.get(ending) ?? []), { ending, rule, position }]);
      longest = Math.max(longest, ending.length);
      position += 1;
    }
  }
  const byForm = new Map<string, string[]>();
  for (const [word, forms] of Object.entries(irregular)) {
    for (const form of toList(forms)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  return { byEnding, longest, byForm };
}
