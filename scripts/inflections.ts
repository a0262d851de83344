import type { Inflection } from '../src/lookup/inflections/inflection.ts';
import { createInflectionLoader } from '../src/lookup/inflections.ts';

/** For Node, which takes them from where the package's files are made of. */
export async function loadInflection(language: string): Promise<Inflection> {
  const module: { inflection: Inflection } = await import(`../src/lookup/inflections/${language}.ts`);
  return module.inflection;
}

export const loadInflections = createInflectionLoader(loadInflection);
