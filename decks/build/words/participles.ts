import type { PartOfSpeech } from '../../read/freedict.ts';
import type { DeckInput } from '../cards/deck-input.ts';
import { memoise } from '../meanings/memoise.ts';

/** Minimum number of sources for an adjective that is spelt like a form of a verb. A dictionary read in both directions is two sources. */
const MIN_PARTICIPLE_SOURCES = 3;

/**
 * Recognises a participle that is not a separate adjective: German `gesetzt` is a form of `setzen`, although one
 * dictionary has "seeded".
 */
export function createParticipleCheck(
  input: Pick<DeckInput, 'findReadings' | 'findMeanings' | 'handwork'>,
): (word: string, pos: PartOfSpeech) => boolean {
  const isVerbForm = memoise((word: string) => {
    const form = { form: word, spelling: word, share: 0, capitalised: undefined };
    return input.findReadings(form).some(({ pos, lemma }) => pos === 'v' && lemma !== word);
  });
  return (word, pos) => {
    if ((pos !== 'a' && pos !== 'r') || input.handwork.meanings.has(word) || !isVerbForm(word)) return false;
    return (input.findMeanings(word, pos)[0]?.sources ?? 0) < MIN_PARTICIPLE_SOURCES;
  };
}
