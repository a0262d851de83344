import { build } from 'esbuild';
import { INFLECTED_LANGUAGES } from '../src/lookup/inflections.ts';

/** Each inflection as a script of its own for the package: `inflections/<language>.js`. Run, it puts itself where the background finds it. */
export function listInflectionFiles(): Promise<{ relativeDest: string; contents: string }[]> {
  return Promise.all(
    [...INFLECTED_LANGUAGES].map(async (language) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `import { inflection } from '../src/lookup/inflections/${language}.ts'; (globalThis.inflections ??= {}).${language} = inflection;`,
          resolveDir: import.meta.dirname,
        },
        bundle: true,
        charset: 'utf8',
        format: 'iife',
        minify: true,
        write: false,
      });
      return { relativeDest: `inflections/${language}.js`, contents: outputFiles[0]?.text ?? '' };
    }),
  );
}
