import type { LookupEntry } from '../../model/lookup.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import { describeFailure } from './study.ts';

/**
 * Adds an entry of a pinned card to the Anki of this device.
 *
 * @param say - Called with a sentence about what became of it.
 */
export async function addToAnki(
  { send, settings }: PageCore,
  { pair, word, headword = word, reading, definition, meanings }: LookupEntry,
  pin: { finding: Pick<Finding, 'form'>; sentence: string | undefined } | undefined,
  say: (text: string) => void,
): Promise<void> {
  const said = definition === undefined ? meanings : [definition, ...meanings];
  say('…');
  const added = { pair, word: headword, reading, meanings: said, sentence: pin?.sentence, form: pin?.finding.form };
  await send('anki.add', { words: [added] }).then(
    ({ text }) => say(text),
    (error) => say(describeFailure(settings.texts, error)),
  );
}
