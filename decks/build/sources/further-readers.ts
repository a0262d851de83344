import type { Reading } from '../../read/reading.ts';
import { Vfst } from '../../read/vfst.ts';
import { readHandwork } from '../cards/closed-words.ts';
import { readDutch } from '../words/dutch.ts';
import { toFinnishReadings } from '../words/finnish.ts';
import { type Headword, READ_BY_RULES, RuleReader } from '../words/rule-readings.ts';
import type { Lexicons } from './lexicons.ts';
import type { PackageReader } from './package-reader.ts';

/** Languages that have a dictionary from Wiktionary with Dutch. */
const PIVOTS_OF_DUTCH = ['bul', 'cat', 'fin', 'ita', 'pol', 'por', 'rus', 'spa', 'swe'];
/** Languages whose dictionaries give the words of a language that is read by rules. */
const PARTNERS = ['eng', 'spa', 'swe', 'pol', 'deu', 'fin', 'cat', 'rus'];

/** Whether this module reads the forms of a language: Dutch, Finnish, and languages without an analyser. */
export const isReadFurther = (code: string): boolean => code === 'nld' || code === 'fin' || READ_BY_RULES.has(code);

/** Reads the forms of languages that Apertium does not analyse, keeping each reader. */
export class FurtherReaders {
  private readonly byRules = new Map<string, RuleReader>();
  private voikko: Vfst | undefined;
  private dutch: Map<string, Reading[]> | undefined;

  constructor(
    private readonly packages: PackageReader,
    private readonly lexicons: Lexicons,
  ) {}

  read(code: string, form: string, spelling: string): Reading[] {
    if (code === 'nld') return this.getDutch().get(form) ?? [];
    if (code !== 'fin') return this.getRules(code).read(form, spelling);
    this.voikko ??= new Vfst(this.packages.readDebian('voikko-fi', 'usr/lib/voikko/5/mor-standard/mor.vfst'));
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
      ...[...readHandwork('nld', 'eng').meanings.keys()].map((word): Headword => [word, '']),
      ...this.listHeadwords('nld', PIVOTS_OF_DUTCH),
      ...this.listTargets('nld', PIVOTS_OF_DUTCH),
    ]);
    return this.dutch;
  }

  /** Headwords of the dictionaries into other languages. */
  private listHeadwords(code: string, others: readonly string[]): Headword[] {
    return others.flatMap((to) => this.lexicons.findAll(code, to).flatMap((lexicon) => [...lexicon.getHeadwords()]));
  }

  /** Translations in the dictionaries from other languages. */
  private listTargets(code: string, others: readonly string[]): Headword[] {
    return others.flatMap((from) => this.lexicons.findAll(from, code).flatMap((lexicon) => [...lexicon.getTargets()]));
  }
}
