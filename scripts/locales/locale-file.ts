import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file per language, in the Application Resource Bundle format (ARB): ICU messages by key; `@key` describes the message. */
export const LOCALES_FOLDER = 'src/locales';

export interface LocaleFile {
  language: string;
  /** ICU messages by dotted key; the first name is the part of the interface that loads the message. */
  messages: Map<string, string>;
  /** Notes for translators by key. Only the English file has them. */
  descriptions: Map<string, string>;
  /** Longest text allowed in any language by key, in UTF-16 code units, for texts in small places (`x-max-length`). */
  maxLengths: Map<string, number>;
  /** Names of the language in browsers and their stores, where a country is required: `pt_BR`. Otherwise the language itself. */
  packageLocales: string[];
}

/** ARB lets a product add attributes whose names start with `x-`. Weblate writes an empty object beside each translation. */
interface Attributes {
  description?: string;
  'x-max-length'?: number;
}

export function listLanguages(): string[] {
  return readdirSync(LOCALES_FOLDER).map((name) => name.replace(/\.json$/, ''));
}

export function readLocale(language: string): LocaleFile {
  return parseLocale(readFileSync(join(LOCALES_FOLDER, `${language}.json`), 'utf8'));
}

export function parseLocale(source: string): LocaleFile {
  const {
    '@@locale': language,
    '@@x-package-locales': packageLocales = language,
    ...entries
  } = JSON.parse(source) as Record<string, string | Attributes>;
  const file: LocaleFile = {
    language: String(language),
    packageLocales: String(packageLocales).split(' '),
    messages: new Map(),
    descriptions: new Map(),
    maxLengths: new Map(),
  };
  for (const [key, value] of Object.entries(entries)) {
    if (typeof value === 'string') {
      file.messages.set(key, value);
      continue;
    }
    if (value.description !== undefined) file.descriptions.set(key.slice(1), value.description);
    if (value['x-max-length'] !== undefined) file.maxLengths.set(key.slice(1), value['x-max-length']);
  }
  return file;
}

/** Messages as nested objects: `{ 'popup.notices.noCard': … }` → `{ popup: { notices: { noCard: … } } }`. */
export interface Tree<Leaf> {
  [name: string]: Leaf | Tree<Leaf>;
}

/** @param toLeaf - Converts each message. */
export function toTree<Leaf>(messages: ReadonlyMap<string, string>, toLeaf: (message: string, key: string) => Leaf) {
  const root: Tree<Leaf> = {};
  for (const [key, message] of messages) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<Tree<Leaf>>((node, name) => {
      node[name] ??= {};
      return node[name] as Tree<Leaf>;
    }, root);
    parent[last] = toLeaf(message, key);
  }
  return root;
}

/** The messages of one part, with the part's name removed from their keys. */
export function pickPart(messages: ReadonlyMap<string, string>, part: string): Map<string, string> {
  const start = `${part}.`;
  return new Map(
    [...messages].filter(([key]) => key.startsWith(start)).map(([key, text]) => [key.slice(start.length), text]),
  );
}
