import type { Inflection } from '../src/lookup/inflections/inflection.ts';
import { createInflections, INFLECTED_LANGUAGES, type Inflections } from '../src/lookup/inflections.ts';

/** For Node, which takes them from where the package's files are made of. */
export async function loadInflection(language: string): Promise<Inflection> {
  const module: { inflection: Inflection } = await import(`../src/lookup/inflections/${language}.ts`);
  return module.inflection;
}

export async function loadAllInflections(): Promise<Inflections> {
  const inflections = createInflections(loadInflection);
  await inflections.load([...INFLECTED_LANGUAGES]);
  return inflections;
}
