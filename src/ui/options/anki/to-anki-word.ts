import type { Send } from '../../../messaging/client.ts';
import type { AnkiWord } from '../../../model/anki.ts';
import type { OwnWord } from '../../../model/own-word.ts';

/** A word of a list as it is added to Anki. */
export function toAnkiWord({ pair, headword, definition, meanings, sentence }: OwnWord): AnkiWord {
  const { text, marked, title, address } = sentence ?? {};
  return {
    pair,
    word: headword,
    meanings: definition === undefined ? meanings : [definition, ...meanings.filter((each) => each !== definition)],
    sentence: text,
    form: (marked && text?.slice(marked.start, marked.end)) || undefined,
    title: title || undefined,
    address: address || undefined,
  };
}

/** Words among which the preview looks for one with a sentence. */
const EXAMPLES = 20;

/** Finds one of the learner's words, best one with a sentence. */
export async function findExample(send: Send): Promise<AnkiWord | undefined> {
  const query = { text: '', offset: 0, limit: EXAMPLES };
  const own = await send('word.list', { ...query, sort: 'newest' });
  const lookedUp = await send('history.list', { ...query, sort: 'newest', filters: [] });
  const words: OwnWord[] = [...own.words, ...lookedUp.words];
  const best = words.find(({ sentence }) => sentence !== undefined) ?? words[0];
  return best && toAnkiWord(best);
}
