import { resolve } from 'node:path';
import { compilePart } from './compile.ts';
import { LOCALES_FOLDER, pickPart, readLocale } from './locale-file.ts';
import { buildExtensionTexts, isRightToLeft } from './package-files.ts';

const REQUEST = /\/locales\/(\w+)\.json\?(?:part=([\w-]+)|extension)$/;
const MODULE = /^\0locales\/(\w+)(?:\/([\w-]+))?$/;

/**
 * Serves `locales/<language>.json?part=<name>`: the messages of one part, compiled, so that a page loads no other part and no parser.
 * `?extension` gives the tests and the gallery what the background reads from the package.
 */
export const localesPlugin = {
  name: 'locales',
  enforce: 'pre' as const,
  resolveId(source: string) {
    const [, language, part] = REQUEST.exec(source) ?? [];
    if (!language) return undefined;
    return part ? `\0locales/${language}/${part}` : `\0locales/${language}`;
  },
  load(this: { addWatchFile(path: string): void }, id: string) {
    const [, language, part] = MODULE.exec(id) ?? [];
    if (!language) return undefined;
    this.addWatchFile(resolve(LOCALES_FOLDER, `${language}.json`));
    if (!part) return `export default ${JSON.stringify(buildExtensionTexts(language))};`;
    const { messages } = readLocale(language);
    return compilePart(pickPart(messages, part), resolve('src/ui/shared/format.ts'), isRightToLeft(messages));
  },
};
