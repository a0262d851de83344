import { readTableText } from '../../../scripts/inflection-tables.ts';
import { toWordMatch } from '../../../scripts/lookup/word-keys.ts';
import { compileTable } from '../../../src/inflection/compile.ts';
import type { InflectionRules } from '../../../src/inflection/inflection.ts';
import { toFoldedKey, toWordKey } from '../../../src/language/normalise.ts';
import { pointAt } from '../../../src/language/pointed-word.ts';
import { findEndingLeads } from '../../../src/lookup/endings.ts';
import type { Lead } from '../../../src/lookup/lead.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';

/** Languages without an analyser: the look-up's rules undo the endings of their forms. */
export const READ_BY_RULES: ReadonlySet<string> = new Set(['ell', 'tur']);

/** A word of a dictionary with its class. */
export type Headword = readonly [spelling: string, pos: PartOfSpeech];

/** A reading that differs from its word in its accents, too, is less likely than one that does not. */
const FOLDED_WEIGHT = 0.3;

/** Part of the form behind the letters that it shares with its word. */
function toEnding(form: string, lemma: string): string {
  let shared = 0;
  while (shared < form.length && form[shared] === lemma[shared]) shared += 1;
  return form.slice(shared);
}

/** Reads forms of a language by the look-up's rules: a reading is a headword of the dictionaries to which a rule leads. */
export class RuleReader {
  private readonly inflection: InflectionRules;
  private readonly byKey = new Map<string, Headword[]>();
  private readonly byFoldedKey = new Map<string, Headword[]>();
  private readonly sure = new Set<string>();

  /**
   * @param headwords - In any order, repeated or not.
   * @param targets - Translations of other languages' words, forms (`παιδιά`: children) among them: each is read as itself only if no rule leads
   * to another word.
   */
  constructor(
    private readonly language: string,
    headwords: Iterable<Headword>,
    targets: Iterable<Headword> = [],
  ) {
    this.inflection = compileTable(readTableText(language));
    const own = [...headwords];
    for (const [spelling] of own) this.sure.add(spelling);
    const seen = new Set<string>();
    for (const headword of [...own, ...targets]) {
      const [spelling, pos] = headword;
      if (pos === 'affix' || /\s/.test(spelling) || seen.has(`${spelling}\t${pos}`)) continue;
      seen.add(`${spelling}\t${pos}`);
      push(this.byKey, toWordKey(spelling, language), headword);
      push(this.byFoldedKey, toFoldedKey(spelling, language), headword);
    }
  }

  /** Readings of a form, the word that is spelt so among them; empty when no rule leads to a headword. */
  read(form: string, spelling: string): Reading[] {
    const word = pointAt(spelling, { start: 0, end: spelling.length }, 0, this.language);
    const readings = new Map<string, Reading>();
    const add = ([lemma, pos]: Headword, fields: Omit<Reading, 'lemma' | 'pos'>) => {
      const key = `${lemma}\t${pos}`;
      if (!readings.has(key)) readings.set(key, { lemma, pos, ...fields });
    };
    const bases = this.byKey.get(word.key) ?? [];
    for (const headword of bases) if (this.sure.has(headword[0])) add(headword, { tags: 'base' });
    for (const lead of findEndingLeads(word, this.inflection).flat()) {
      for (const headword of this.match(lead, false)) add(headword, { tags: toEnding(form, headword[0]) });
      if (this.inflection.marks === undefined) continue;
      for (const headword of this.match(lead, true))
        add(headword, { tags: toEnding(form, headword[0]), weight: FOLDED_WEIGHT });
    }
    if (readings.size === 0) for (const headword of bases) add(headword, { tags: 'base' });
    return [...readings.values()];
  }

  private match(lead: Lead, isFolded: boolean): Headword[] {
    const key = isFolded ? lead.foldedKey : lead.wordKey;
    const known = (isFolded ? this.byFoldedKey : this.byKey).get(key) ?? [];
    return known.filter(([spelling]) => lead.accepts?.(toWordMatch(spelling, key, isFolded)) ?? true);
  }
}

function push(map: Map<string, Headword[]>, key: string, headword: Headword): void {
  const list = map.get(key);
  if (list) list.push(headword);
  else map.set(key, [headword]);
}
