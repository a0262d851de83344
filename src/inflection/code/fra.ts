import type { InflectionCode } from '../compile.ts';
import { toSet, toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'pas plus jamais rien guère point toujours souvent bien beaucoup très trop aussi encore déjà vraiment tout assez si tellement presque ' +
      'même peut-être donc surtout absolument',
    /(?:es|e|s)?$/u,
    '|e|s|es',
    { objects: toSet("ne n'") },
  ),
};
