import { build } from 'esbuild';
import { INFLECTED_LANGUAGES } from '../src/languages/lists/inflected.ts';
import { findStemmer, hasCode, readTableText, stripTable } from './inflection-tables.ts';
import { hasPart } from './language-lists.ts';

interface PublicFile {
  relativeDest: string;
  contents: string;
}

/** Leaves the compiler of tables where the background finds it. */
const COMPILER = `import { compileTable } from '../src/inflection/compile.ts';
  globalThis.compileInflection = compileTable;`;

/**
 * The inflections as scripts for the package. Run, one puts its languages where the background finds them, and compiles none before it is
 * asked for. Firefox has a script a language, `inflections/<language>.js`, and one with their compiler. Chrome reads all that its worker may load
 * whenever it starts, for a fifth of a millisecond a file: it has one, `inflections.js`.
 */
export function listInflectionFiles(browser: string): Promise<PublicFile[]> {
  const languages = [...INFLECTED_LANGUAGES];
  if (browser !== 'firefox') return Promise.all([toFile('inflections.js', COMPILER + writeMakers(languages))]);
  return Promise.all([
    toFile('inflections/compile.js', COMPILER),
    ...languages.map((language) => toFile(`inflections/${language}.js`, writeMakers([language]))),
  ]);
}

/** Writes a function for each language, which compiles its table. Languages that share a table share its text. */
function writeMakers(languages: readonly string[]): string {
  const tables = new Map(languages.map((language) => [language, readTableText(language)]));
  const texts = [...new Set(tables.values())];
  const makers = [...tables].map(([language, text]) => {
    const stemmer = findStemmer(text);
    const code = [
      ...(stemmer ? [`stemmer: require('@orama/stemmers/${stemmer}').stemmer`] : []),
      ...(hasPart(language, 'romanised.ts')
        ? [`romanised: require('../src/languages/${language}/romanised.ts').romanised`]
        : []),
      ...(hasCode(language) ? [`...require('../src/languages/${language}/inflection.ts').inflection`] : []),
    ];
    return `${language}: (compile) => compile(texts[${texts.indexOf(text)}], { ${code.join(', ')} })`;
  });
  return `
    const texts = ${JSON.stringify(texts.map(stripTable))};
    Object.assign((globalThis.inflections ??= {}), { ${makers.join(', ')} });`;
}

async function toFile(relativeDest: string, contents: string): Promise<PublicFile> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    minify: true,
    write: false,
  });
  return { relativeDest, contents: outputFiles[0]?.text ?? '' };
}
