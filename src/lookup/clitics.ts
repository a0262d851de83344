import type { InflectionRules } from '../inflection/inflection.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import { cardKey, type Lead, toLead } from './lead.ts';

/** Splits a word from its clitics: `dámelo`, `eseguirlo`, `fazê-lo`, `geht's`, `the dog's`, `والكتاب`, `고양이가`. */
export function findCliticLeads(word: PointedWord, { clitics }: InflectionRules): Lead[] {
  return (clitics?.(word) ?? []).map(({ spelling, isMeant, range }) => {
    const accepts: Pick<Lead, 'accepts'> = isMeant ? { accepts: (match) => isMeant.test(cardKey(match)) } : {};
    return toLead({ ...word, ...range }, spelling, { rule: 'clitic', ...accepts });
  });
}
