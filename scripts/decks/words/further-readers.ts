import type { Lexicon } from '../meanings/lexicon.ts';
import { Vfst } from '../read/vfst.ts';
import { toFinnishReadings } from './finnish.ts';
import type { Reading } from './lemmas.ts';
import { READ_BY_RULES, RuleReader } from './rule-readings.ts';

/** Languages whose dictionaries say which words of a language read by rules there are. */
const PARTNERS = ['eng', 'spa', 'swe', 'pol', 'deu', 'fin', 'cat', 'rus'];

/** Whether forms of the language are read here: Finnish by Voikko's analyser, languages without one by rules. */
export const isReadFurther = (code: string): boolean => code === 'fin' || READ_BY_RULES.has(code);

/** Reads the forms of the further languages, keeping each analyser. */
export class FurtherReaders {
  private readonly byRules = new Map<string, RuleReader>();
  private voikko: Vfst | undefined;

  constructor(
    private readonly readDebian: (debianPackage: string, path: string) => Buffer,
    /** Every dictionary of one direction. */
    private readonly findLexicons: (from: string, to: string) => readonly Lexicon[],
  ) {}

  read(code: string, form: string, spelling: string): Reading[] {
    if (code !== 'fin') return this.getRules(code).read(form, spelling);
    this.voikko ??= new Vfst(this.readDebian('voikko-fi', 'usr/lib/voikko/5/mor-standard/mor.vfst'));
    return this.voikko.analyse(form).flatMap(toFinnishReadings);
  }

  private getRules(code: string): RuleReader {
    const known = this.byRules.get(code);
    if (known) return known;
    const headwords = PARTNERS.flatMap((to) =>
      this.findLexicons(code, to).flatMap((lexicon) => [...lexicon.getHeadwords()]),
    );
    const targets = PARTNERS.flatMap((from) =>
      this.findLexicons(from, code).flatMap((lexicon) => [...lexicon.getTargets()]),
    );
    const reader = new RuleReader(code, headwords, targets);
    this.byRules.set(code, reader);
    return reader;
  }
}
