import { readDictd } from '../../read/dictd.ts';
import {
  pickVulgar,
  tallyArticles,
  tallyChinese,
  tallyJapanese,
  type VulgarTallies,
} from '../../read/vulgar-labels.ts';
import type { AsianDictionaries } from './asian-dictionaries.ts';
import type { PackageReader } from './package-reader.ts';

/** Words of a language that the recorded dictionaries call vulgar. */
export function findVulgarLabels(
  from: string,
  packages: PackageReader,
  asian: Pick<AsianDictionaries, 'readChinese'>,
): Set<string> {
  const tallies: VulgarTallies = new Map();
  if (from === 'cmn') tallyChinese(asian.readChinese(), tallies);
  for (const name of packages.listRecorded().filter((used) => used.startsWith(`dict-freedict-${from}-`))) {
    const read = (extension: string) =>
      packages.readDebian(name, `usr/share/dictd/${name.replace('dict-', '')}.${extension}`);
    const tally = name === 'dict-freedict-jpn-eng' ? tallyJapanese : tallyArticles;
    tally(readDictd(read('index').toString('utf8'), read('dict.dz')), tallies);
  }
  return pickVulgar(tallies);
}
