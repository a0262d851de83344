import { build } from 'esbuild';
import { INFLECTED_LANGUAGES } from '../src/lookup/inflections.ts';
import { findStemmer, hasCode, readTableText, stripTable } from './inflection-tables.ts';

interface PublicFile {
  relativeDest: string;
  contents: string;
}

/**
 * The inflections as scripts for the package. Run, one puts its languages where the background finds them, and makes none before it is
 * asked for. Firefox has a script a language, `inflections/<language>.js`. Chrome reads all that its worker may load whenever it starts, for
 * a fifth of a millisecond a file: it has one, `inflections.js`.
 */
export function listInflectionFiles(browser: string): Promise<PublicFile[]> {
  const languages = [...INFLECTED_LANGUAGES];
  if (browser !== 'firefox') return Promise.all([toFile('inflections.js', languages)]);
  return Promise.all(languages.map((language) => toFile(`inflections/${language}.js`, [language])));
}

async function toFile(relativeDest: string, languages: readonly string[]): Promise<PublicFile> {
  const makers = languages.map((language) => {
    const text = readTableText(language);
    const stemmer = findStemmer(text);
    const code = [
      ...(stemmer ? [`stemmer: require('@orama/stemmers/${stemmer}').stemmer`] : []),
      ...(hasCode(language) ? [`...require('../src/inflection/code/${language}.ts').code`] : []),
    ];
    return `${language}: () => compileTable(${JSON.stringify(stripTable(text))}, { ${code.join(', ')} })`;
  });
  const { outputFiles } = await build({
    stdin: {
      contents: `import { compileTable } from '../src/inflection/compile.ts';
        Object.assign((globalThis.inflections ??= {}), { ${makers.join(', ')} });`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    minify: true,
    write: false,
  });
  return { relativeDest, contents: outputFiles[0]?.text ?? '' };
}
