import { toReading } from '../../read/apertium-readings.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { analyse, type Dictionary } from '../../read/lttoolbox.ts';
import type { Reading } from '../../read/reading.ts';
import { inflectDutch } from '../words/dutch.ts';
import { readEnglish } from '../words/english.ts';
import type { FormFrequency } from '../words/frequency.ts';
import { completeItalian, toParadigm } from '../words/paradigms.ts';
import { addGerundNouns } from '../words/polish.ts';
import { Analysers } from './analysers.ts';
import { FurtherReaders, isReadFurther } from './further-readers.ts';
import { GermanReadings } from './german-readings.ts';
import type { Lexicons } from './lexicons.ts';
import type { PackageReader } from './package-reader.ts';
import { SpellingTables } from './spelling-tables.ts';

/** An English form that is capitalised more often than this is a name, if the dictionaries know one. */
const MOSTLY_CAPITALISED = 0.7;

/** Reads forms, and lists the forms of words, by the tables, analysers and rules of each language. */
export class FormReaders {
  private readonly analysers: Analysers;
  private readonly german: GermanReadings;
  private readonly further: FurtherReaders;
  private readonly spelling: SpellingTables;

  constructor(
    packages: PackageReader,
    private readonly lexicons: Lexicons,
  ) {
    this.analysers = new Analysers(packages);
    this.german = new GermanReadings(packages);
    this.further = new FurtherReaders(packages, lexicons);
    this.spelling = new SpellingTables(packages);
  }

  /** Readings of a form; empty when no source of its language knows it. */
  findReadings(code: string, { form, spelling, capitalised }: FormFrequency): Reading[] {
    if (code === 'deu') return this.german.read(form);
    if (isReadFurther(code)) return this.further.read(code, form, spelling);
    if (code === 'eng') return this.readEnglishForm(form, spelling, capitalised ?? 0);
    const readings = this.analyse(code, form, spelling);
    if (readings.length === 0) return this.spelling.read(code, form, (word) => this.isAnalysed(code, word));
    if (code !== 'pol') return readings;
    return addGerundNouns(
      form,
      readings,
      (noun) => this.lexicons.find('pol', 'eng')?.classesOf(noun).includes('n') ?? false,
    );
  }

  /** Every form of a lemma, usual or not. */
  findParadigm(code: string, lemma: string, pos: PartOfSpeech): string[] {
    if (code === 'nld') return inflectDutch(lemma, pos);
    if (code === 'deu') return this.german.findParadigm(lemma, pos);
    const forms = this.getAnalysers(code).flatMap((dictionary) => toParadigm(dictionary, lemma, pos));
    return code === 'ita' ? [...forms, ...completeItalian(lemma, pos)] : forms;
  }

  findFeminines(code: string, masculine: string): string[] {
    return this.analysers.findFeminines(code, masculine);
  }

  getAnalysers(code: string): Dictionary[] {
    return this.analysers.getAnalysers(code);
  }

  getAnalyser(path: string): Dictionary {
    return this.analysers.getAnalyser(path);
  }

  private isAnalysed(code: string, word: string): boolean {
    return this.analyse(code, word, word).some(({ lemma }) => lemma === word);
  }

  private analyse(code: string, form: string, spelling: string): Reading[] {
    const readings: Reading[] = [];
    for (const dictionary of this.getAnalysers(code)) {
      for (const analysis of [
        ...analyse(dictionary, form),
        ...(spelling === form ? [] : analyse(dictionary, spelling)),
      ]) {
        const reading = this.analysers.withFeminine(code, toReading(analysis), analysis);
        if (
          reading &&
          !readings.some((r) => r.lemma === reading.lemma && r.pos === reading.pos && r.tags === reading.tags)
        )
          readings.push(reading);
      }
    }
    return readings;
  }

  private readEnglishForm(form: string, spelling: string, capitalised: number): Reading[] {
    const findClasses = (word: string) => this.lexicons.find('eng', 'spa')?.classesOf(word) ?? [];
    const proper = capitalised > MOSTLY_CAPITALISED ? findClasses(spelling).filter((pos) => pos !== 'affix') : [];
    // English and May, not the spin of a ball and a chance.
    if (spelling !== form && proper.length > 0) return proper.map((pos) => ({ lemma: spelling, pos, tags: 'base' }));
    return readEnglish(form, findClasses);
  }
}
