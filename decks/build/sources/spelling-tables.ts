import type { PartOfSpeech } from '../../read/freedict.ts';
import { listHunspell } from '../../read/hunspell.ts';
import type { Reading } from '../../read/reading.ts';
import type { PackageReader } from './package-reader.ts';

interface SpellingPlan {
  /** Debian package. */
  name: string;
  /** Below `usr/share/hunspell`, without its ending. */
  file: string;
  encoding: string;
  /** Tells a form that only verbs have. */
  verbForm: RegExp;
  /** Tells a form that only adjectives have. */
  adjectiveForm: RegExp;
}

/** Spelling dictionaries of languages whose analysers lack many words: of two verbs that differ in aspect, one. */
const PLANS: Readonly<Record<string, SpellingPlan>> = {
  pol: { name: 'hunspell-pl', file: 'pl_PL', encoding: 'iso-8859-2', verbForm: /ł[aoy]?$/, adjectiveForm: /emu$/ },
  por: { name: 'hunspell-pt-pt', file: 'pt_PT', encoding: 'utf-8', verbForm: /ndo$/, adjectiveForm: /amente$/ },
};

/** Endings may follow an ending, as in Polish participles. */
const DEPTH = 2;

/** Of a reading that says nothing but that a word has the form. */
const TAG = 'spelt';

/** Whether only a spelling dictionary knows a form. */
export const isOnlySpelt = (readings: readonly Reading[]) =>
  readings.length > 0 && readings.every(({ tags }) => tags === TAG);

/** Reads forms by spelling dictionaries of Hunspell, which have more words than analysers and do not say what a form is. */
export class SpellingTables {
  private readonly tables = new Map<string, ReadonlyMap<string, readonly Reading[]>>();

  constructor(private readonly packages: PackageReader) {}

  /**
   * @param form - In lower case.
   * @param isAnalysed - Whether the analysers of the language have a word, with its forms.
   * @returns A reading for each word that has the form and that the analysers lack, names not among them.
   */
  read(code: string, form: string, isAnalysed: (word: string) => boolean): Reading[] {
    const plan = PLANS[code];
    if (!plan) return [];
    this.packages.record(plan.name);
    const table = this.tables.get(code) ?? this.readTable(plan, isAnalysed);
    this.tables.set(code, table);
    return [...(table.get(form) ?? [])];
  }

  private readTable(plan: SpellingPlan, isAnalysed: (word: string) => boolean): Map<string, Reading[]> {
    const [aff = '', dic = ''] = ['aff', 'dic'].map((extension) =>
      new TextDecoder(plan.encoding).decode(
        this.packages.readDebian(plan.name, `usr/share/hunspell/${plan.file}.${extension}`),
      ),
    );
    const wanted = { has: (word: string) => !/^\p{Lu}/u.test(word) && !isAnalysed(word) };
    return toReadings(listHunspell(aff, dic, { wanted, depth: DEPTH }), plan);
  }
}

/** Sorts forms with their words by form. */
export function toReadings(
  inflected: Iterable<[form: string, word: string]>,
  { verbForm, adjectiveForm }: Pick<SpellingPlan, 'verbForm' | 'adjectiveForm'>,
): Map<string, Reading[]> {
  const formsOf = new Map<string, Set<string>>();
  for (const [form, word] of inflected) formsOf.set(word, (formsOf.get(word) ?? new Set()).add(form.toLowerCase()));
  const readings = new Map<string, Reading[]>();
  for (const [lemma, forms] of formsOf) {
    if (forms.size < 2) continue;
    const has = (kind: RegExp) => [...forms].some((form) => kind.test(form));
    const pos: PartOfSpeech = has(verbForm) ? 'v' : has(adjectiveForm) ? 'a' : 'n';
    for (const form of forms) readings.set(form, [...(readings.get(form) ?? []), { lemma, pos, tags: TAG }]);
  }
  return readings;
}
