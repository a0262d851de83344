import type { Lexicon } from '../meanings/lexicon.ts';
import { Vfst } from '../read/vfst.ts';
import { readDutch } from './dutch.ts';
import { toFinnishReadings } from './finnish.ts';
import type { Reading } from './lemmas.ts';
import { type Headword, READ_BY_RULES, RuleReader } from './rule-readings.ts';

/** Languages between which and Dutch there is a dictionary made of Wiktionary. */
const PIVOTS_OF_DUTCH = ['bul', 'cat', 'fin', 'ita', 'pol', 'por', 'rus', 'spa', 'swe'];
/** Languages whose dictionaries say which words of a language read by rules there are. */
const PARTNERS = ['eng', 'spa', 'swe', 'pol', 'deu', 'fin', 'cat', 'rus'];

/** Whether forms of the language are read here: Dutch and Finnish in ways of their own, languages without an analyser by rules. */
export const isReadFurther = (code: string): boolean => code === 'nld' || code === 'fin' || READ_BY_RULES.has(code);

/** Reads the forms of languages that Apertium does not analyse, keeping each reader. */
export class FurtherReaders {
  private readonly byRules = new Map<string, RuleReader>();
  private voikko: Vfst | undefined;
  private dutch: Map<string, Reading[]> | undefined;

  constructor(
    private readonly readDebian: (debianPackage: string, path: string) => Buffer,
    /** Every dictionary of one direction. */
    private readonly findLexicons: (from: string, to: string) => readonly Lexicon[],
  ) {}

  read(code: string, form: string, spelling: string): Reading[] {
    if (code === 'nld') return this.getDutch().get(form) ?? [];
    if (code !== 'fin') return this.getRules(code).read(form, spelling);
    this.voikko ??= new Vfst(this.readDebian('voikko-fi', 'usr/lib/voikko/5/mor-standard/mor.vfst'));
    return this.voikko.analyse(form).flatMap(toFinnishReadings);
  }

  private getRules(code: string): RuleReader {
    const known = this.byRules.get(code);
    if (known) return known;
    const reader = new RuleReader(code, this.listHeadwords(code, PARTNERS), this.listTargets(code, PARTNERS));
    this.byRules.set(code, reader);
    return reader;
  }

  private getDutch(): Map<string, Reading[]> {
    this.dutch ??= readDutch([
      ...this.listHeadwords('nld', PIVOTS_OF_DUTCH),
      ...this.listTargets('nld', PIVOTS_OF_DUTCH),
    ]);
    return this.dutch;
  }

  /** Headwords of the dictionaries into other languages. */
  private listHeadwords(code: string, others: readonly string[]): Headword[] {
    return others.flatMap((to) => this.findLexicons(code, to).flatMap((lexicon) => [...lexicon.getHeadwords()]));
  }

  /** Translations in the dictionaries from other languages. */
  private listTargets(code: string, others: readonly string[]): Headword[] {
    return others.flatMap((from) => this.findLexicons(from, code).flatMap((lexicon) => [...lexicon.getTargets()]));
  }
}
