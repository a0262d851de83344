import { resolve } from 'node:path';
import { compilePart } from './compile.ts';
import { LOCALES_FOLDER, pickPart, readLocale } from './locale-file.ts';

const REQUEST = /\/locales\/(\w+)\.json\?part=([\w-]+)$/;
const MODULE = /^\0locales\/(\w+)\/([\w-]+)$/;

/** Serves `locales/<language>.json?part=<name>`: the messages of one part, compiled, so that a page loads no others and no parser. */
export const localesPlugin = {
  name: 'locales',
  enforce: 'pre' as const,
  resolveId(source: string) {
    const [, language, part] = REQUEST.exec(source) ?? [];
    return language && part ? `\0locales/${language}/${part}` : undefined;
  },
  load(this: { addWatchFile(path: string): void }, id: string) {
    const [, language, part] = MODULE.exec(id) ?? [];
    if (!language || !part) return undefined;
    this.addWatchFile(resolve(LOCALES_FOLDER, `${language}.json`));
    return compilePart(pickPart(readLocale(language).messages, part), resolve('src/ui/shared/format.ts'));
  },
};
