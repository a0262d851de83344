import { build } from 'esbuild';
import { STEMMER_NAMES } from '../src/language/stem.ts';

/** Each stemmer as a script of its own for the package: `stemmers/<name>.js`. Run, it puts its function where the background finds it. */
export function listStemmerFiles(): Promise<{ relativeDest: string; contents: string }[]> {
  return Promise.all(
    [...new Set(STEMMER_NAMES.values())].map(async (name) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `import { stemmer } from '@orama/stemmers/${name}'; (globalThis.stemmers ??= {}).${name} = stemmer;`,
          resolveDir: import.meta.dirname,
        },
        bundle: true,
        format: 'iife',
        minify: true,
        write: false,
      });
      return { relativeDest: `stemmers/${name}.js`, contents: outputFiles[0]?.text ?? '' };
    }),
  );
}
