import type { Texts } from 'wayword:texts';
import { AppError } from '../../app-error.ts';
import type { InterfaceLanguage } from '../../settings/interface-languages.ts';
import { type InterfaceLocale, interfaceLocale } from '../shared/locale.ts';

/** The messages of one part in every language. */
interface Part {
  name: string;
  load(language: string): Promise<object>;
  loaded: Map<InterfaceLanguage, object>;
}

/** The parts that this page's modules use, in load order. */
const parts: Part[] = [];

/**
 * Registers a part of the messages for this page. Its groups are readable after `loadTexts` and follow the interface language: a component
 * that reads a message re-renders when the language changes. Read messages while rendering, not at module scope.
 *
 * @param name - First name of the messages' keys in `src/locales`.
 * @param files - Loads the part by language: `import.meta.glob` of the locale files with the query `?part=<name>`.
 * @returns Finds a group of the part by name.
 */
export function defineTexts<Name extends keyof Texts>(
  name: Name,
  files: Record<string, () => Promise<unknown>>,
): <Group extends keyof Texts[Name] & string>(group: Group) => Texts[Name][Group] {
  const byLanguage = new Map(
    Object.entries(files).map(([path, load]) => [path.split('/').at(-1)?.replace('.json', ''), load]),
  );
  const part: Part = {
    name,
    async load(language) {
      const messages = await byLanguage.get(language)?.();
      if (messages === undefined) throw new AppError('internal', `Expected ${name} in ${language}, got no such file.`);
      return messages as object;
    },
    loaded: new Map(),
  };
  parts.push(part);
  // `test/locales` checks that every language has the keys of English, which the type comes from.
  return (group) => follow(() => (getLoaded(part) as Texts[Name])[group] as object) as Texts[Name][typeof group];
}

/** An object that forwards to the current result of `find` on every read. */
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

let hasHeadings = false;

/** Japanese has no spaces. Chrome finds its phrases. */
async function loadHeadings(language: InterfaceLanguage): Promise<void> {
  if (language !== 'ja' || hasHeadings || CSS.supports('word-break', 'auto-phrase')) return;
  hasHeadings = true;
  (await import('./japanese-headings.ts')).breakHeadings();
}

/** @returns Whether nothing was missing. */
async function loadMissing(language: InterfaceLanguage): Promise<boolean> {
  await loadHeadings(language);
  const missing = parts.filter(({ loaded }) => !loaded.has(language));
  await Promise.all(missing.map(async (part) => part.loaded.set(language, await part.load(language))));
  return missing.length === 0;
}
