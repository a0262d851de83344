import { AppError } from '../../app-error.ts';
import type { InterfaceLanguage } from '../../settings/interface-languages.ts';
import { type InterfaceLocale, interfaceLocale } from '../shared/locale.ts';

/** One file of texts in every language. */
interface Part {
  name: string;
  load(language: string): Promise<object>;
  loaded: Map<InterfaceLanguage, object>;
}

/** Those that the modules of this page use, in the order in which they were loaded. */
const parts: Part[] = [];

/**
 * Takes part in the texts of this page. Every group can be read once `loadTexts` is done, and follows the language from then on: a
 * component that reads one is drawn again when the language changes. So read texts while drawing, not when a module is loaded.
 *
 * @param files - The part in every language, as `import.meta.glob` gives it: `…/<language>/<part>.ts`, each with its texts as default export.
 * @returns Gives a group of the part by its name.
 */
export function defineTexts<Texts extends object>(
  files: Record<string, () => Promise<unknown>>,
): <Group extends keyof Texts & string>(group: Group) => Texts[Group] {
  const byLanguage = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2), load]));
  const name = Object.keys(files)[0]?.split('/').at(-1) ?? '';
  const part: Part = {
    name,
    async load(language) {
      const file = await byLanguage.get(language)?.();
      if (file === undefined) throw new AppError('internal', `Expected ${name} in ${language}, got no such file.`);
      return (file as { default: object }).default;
    },
    loaded: new Map(),
  };
  parts.push(part);
  // Every file has the type of its part, which its language's own declaration says.
  return (group) => follow(() => (getLoaded(part) as Texts)[group] as object) as Texts[typeof group];
}

/** An object that is whatever `find` gives at the moment that it is read. */
function follow(find: () => object): object {
  return new Proxy({}, { get: (_, key) => Reflect.get(find(), key) });
}

function getLoaded({ name, loaded }: Part): object {
  const texts = loaded.get(interfaceLocale.value.language);
  if (!texts) throw new AppError('internal', `Expected the texts of ${name} to be loaded before they are read.`);
  return texts;
}

/** Loads the texts of all modules that the page has by now; where some are there already, only the rest. */
export async function loadTexts(): Promise<void> {
  for (let isDone = false; !isDone; ) isDone = await loadMissing(interfaceLocale.peek().language);
}

/** Words the page in another language: all at once, when everything is there. */
export async function changeLanguage(locale: InterfaceLocale): Promise<void> {
  // More may be wanted while some are on their way.
  for (let isDone = false; !isDone; ) isDone = await loadMissing(locale.language);
  interfaceLocale.value = locale;
}

/** @returns Whether nothing was missing. */
async function loadMissing(language: InterfaceLanguage): Promise<boolean> {
  const missing = parts.filter(({ loaded }) => !loaded.has(language));
  await Promise.all(missing.map(async (part) => part.loaded.set(language, await part.load(language))));
  return missing.length === 0;
}
