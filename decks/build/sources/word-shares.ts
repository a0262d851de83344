import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { getLanguage, toDeckLanguage, toFrequencyPackages } from '../languages.ts';
import type { ShareOf } from '../meanings/translate.ts';
import { type FormFrequency, mergeFrequencies } from '../words/frequency.ts';
import { splitAmongLemmas } from '../words/lemmas.ts';
import type { AsianDictionaries } from './asian-dictionaries.ts';
import type { FormReaders } from './form-readers.ts';
import { readFrequencyLists } from './frequency-lists.ts';
import type { PackageReader } from './package-reader.ts';
import { SHARED_BY_DECK, toSharesByRank } from './reverse-deck.ts';
import { toShareOf, UNKNOWN_SHARE } from './share-of.ts';

/** How common forms and words are, by the frequency lists of each language. The lists are merged once. */
export class WordShares {
  private readonly frequencies = new Map<string, FormFrequency[]>();
  private readonly shares = new Map<string, Map<string, number>>();

  constructor(
    private readonly packages: PackageReader,
    private readonly asian: AsianDictionaries,
    private readonly forms: Pick<FormReaders, 'findReadings'>,
  ) {}

  /** @param isOfDeck - Also reads the lists that only the language's own deck does. */
  getFrequencies(code: string, isOfDeck = false): FormFrequency[] {
    const language = isOfDeck ? toDeckLanguage(getLanguage(code)) : getLanguage(code);
    const packages = toFrequencyPackages(language);
    for (const name of packages) this.packages.record(name);
    const key = packages.join(' ') + code;
    const known = this.frequencies.get(key);
    if (known) return known;
    const merged = mergeFrequencies(readFrequencyLists(language, this.packages, this.asian), language.script);
    this.frequencies.set(key, merged);
    return merged;
  }

  /**
   * How common words of a language are: English ones in the given class, others in all classes together. A phrase counts as much rarer than its
   * rarest word.
   */
  toShareOf(code: string): ShareOf {
    for (const name of toFrequencyPackages(getLanguage(code))) this.packages.record(name);
    if (code === 'eng') this.packages.record('dict-freedict-eng-spa');
    const shares = this.shares.get(code) ?? this.readShares(code);
    this.shares.set(code, shares);
    return toShareOf(shares);
  }

  private readShares(code: string): Map<string, number> {
    if (SHARED_BY_DECK.has(code)) return toSharesByRank(readDeck(`${code}-eng`));
    const forms = this.getFrequencies(code);
    const shares = new Map(forms.map(({ form, share }) => [form, share]));
    if (code === 'eng') {
      const lemmas = splitAmongLemmas(forms, (form) => this.forms.findReadings('eng', form), false);
      for (const { lemma, pos, share } of lemmas)
        shares.set(`${lemma.toLowerCase()}\t${pos}`, Math.max(share, UNKNOWN_SHARE));
    }
    return shares;
  }
}
