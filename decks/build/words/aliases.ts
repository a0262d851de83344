import type { PartOfSpeech } from '../../read/freedict.ts';

/**
 * Other spellings under which a dictionary may have a lemma that a table or an analyser gives, likeliest first.
 * They are for lemmas that have no entry of their own, so they may be generous.
 */
export function toAliases(language: string, lemma: string, pos: PartOfSpeech): string[] {
  const aliases: string[] = [];
  if (language === 'deu') {
    // Spelling reform of 1996: Fluß, now Fluss.
    if (lemma.includes('ß')) aliases.push(lemma.replaceAll('ß', 'ss'));
    // Adjectives without a bare form: letzte, besondere, äußere.
    if (pos === 'a') aliases.push(`${lemma}e`, `${lemma}er`, `${lemma}es`);
  }
  if (pos === 'v') {
    if (language === 'spa') aliases.push(`${lemma}se`);
    if (language === 'pol') aliases.push(`${lemma} się`);
    if (language === 'por') aliases.push(`${lemma}-se`);
    if (language === 'ita' && /re$/.test(lemma)) aliases.push(lemma.replace(/r?re$/, 'rsi'));
    if (language === 'swe' && /a$/.test(lemma)) aliases.push(`${lemma}s`);
  }
  return aliases;
}
