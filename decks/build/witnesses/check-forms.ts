import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import { readHandwork } from '../cards/closed-words.ts';
import type { PairPlan } from '../pairs.ts';
import { dropWrongForms, listClaims } from './drop-wrong-forms.ts';
import { readWitnesses } from './read-witnesses.ts';

/** Forms that a person wrote down, as `word<tab>form` in lower case. */
function readFormsByHand(plans: readonly PairPlan[]): Set<string> {
  const cards = plans.flatMap(({ from, to }) => {
    const { closed, meanings, shared } = readHandwork(from, to);
    return [...closed, ...meanings.values(), ...shared.values()];
  });
  return new Set(cards.flatMap(({ word, forms }) => forms.map((form) => `${word}\t${form}`.toLowerCase())));
}

/**
 * Drops the wrong forms of all word decks from a language. Prints how many there are, and lists them in `wrong-forms-LANGUAGE.txt`.
 *
 * @param cache - Folder for the list.
 */
export async function checkForms(
  language: string,
  plans: readonly PairPlan[],
  files: readonly DeckFile[],
  cache: string,
): Promise<DeckFile[]> {
  const asked = new Set(listClaims(files).map(({ form }) => form.toLowerCase()));
  const witnesses = await readWitnesses(language, (form) => asked.has(form));
  if (witnesses.length === 0) return [...files];
  const byHand = readFormsByHand(plans);
  const checked = dropWrongForms(language, files, witnesses, ({ form, word }) =>
    byHand.has(`${word}\t${form}`.toLowerCase()),
  );
  const counts = [...checked.counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
  console.log(`${language}: forms ${counts}`);
  const lines = checked.dropped.map(
    ({ form, word, verdict, owners }) => `${form}\t${word}\t${verdict}\t${owners.join(' ')}\n`,
  );
  writeFileSync(join(cache, `wrong-forms-${language}.txt`), lines.join(''));
  return checked.files;
}
