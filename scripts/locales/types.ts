import { printTree, typePart } from './compile.ts';
import { pickPart, readLocale, toTree } from './locale-file.ts';
import { EXTENSION_PARTS, toData } from './package-files.ts';

/** Declares the module `wayword:texts`: the types of all messages, from the English file. `wxt prepare` writes it. */
export function declareTexts(): string {
  const { messages } = readLocale('en');
  const parts = [...new Set([...messages.keys()].map((key) => key.split('.')[0] ?? ''))];
  const screens = parts
    .filter((part) => !EXTENSION_PARTS.includes(part))
    .map((part) => `${JSON.stringify(part)}: ${typePart(pickPart(messages, part))}`);
  const typeData = (part: string) =>
    toTree(pickPart(messages, part), (message) =>
      typeof toData(message) === 'string'
        ? 'string'
        : 'Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }',
    );
  const { short, full } = typeData('grammar');
  const extension = EXTENSION_PARTS.map((part) => {
    const tree = typeData(part);
    return `${part}: ${printTree(part === 'card' ? { ...tree, grammar: short ?? {}, grammarNames: full ?? {} } : tree)}`;
  });
  return `declare module 'wayword:texts' {
  export interface Texts { ${screens.join('; ')} }
  export interface ExtensionTexts { language: string; direction: string; ${extension.join('; ')} }
}
declare module '*.json?extension' {
  const texts: import('wayword:texts').ExtensionTexts;
  export default texts;
}
`;
}
