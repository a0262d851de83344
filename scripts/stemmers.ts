import { STEMMER_NAMES, type Stemmer } from '../src/language/stem.ts';
import { createStemmers, type Stemmers } from '../src/lookup/stemmers.ts';

/** For Node, which takes them from where the package comes from. */
export async function loadStemmer(name: string): Promise<Stemmer> {
  return ((await import(`@orama/stemmers/${name}`)) as { stemmer: Stemmer }).stemmer;
}

export async function loadAllStemmers(): Promise<Stemmers> {
  const stemmers = createStemmers(loadStemmer);
  await stemmers.load([...STEMMER_NAMES.keys()]);
  return stemmers;
}
