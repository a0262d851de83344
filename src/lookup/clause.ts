import { lazily } from '../language/lazily.ts';
import { ELIDING } from './elision.ts';

/** A word of a clause; `end` is exclusive. */
export interface ClauseWord {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
}

/** End of a clause: punctuation, a spaced dash, a quotation mark. The full stop of an abbreviation also counts, because it is rare. */
const EDGE = /[.!?;:,…–—()[\]"«»„“”‟]/u;
/** `n'`, `s'`, `qu'`, `dell'`. */
const ELIDED_HEAD = /^(\p{L}{1,6}['’])\p{L}/u;
/** `as-tu`, `a-t-elle`, `fais-moi`. */
const INVERTED = /^(\p{L}+)(-(?:t-)?)(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|y|en)$/u;
const WORD = lazily(() => /[\p{L}\p{M}\p{N}'’\u00AD-]+/gu);

/** Words that begin a subordinate clause, by language. */
const SUBORDINATORS: Readonly<Record<string, string>> = {
  deu:
    'wenn weil obwohl als da dass damit bevor nachdem sobald solange während falls sofern indem seit seitdem ob wie wo was wer ' +
    'der die das dem den dessen deren denen welcher welche welches',
  nld: 'als omdat hoewel toen dat zodat voordat nadat zodra zolang terwijl indien tenzij sinds of die wat waar wie wanneer ondanks',
};
/** A new main clause follows, not the rest of the one before. */
const NEW_CLAUSE: Readonly<Record<string, string>> = {
  deu: 'und oder aber sondern denn doch so dann also ich du er wir man',
  nld: 'en of maar want dus dan zo ik jij hij wij we men',
};
/** The blank before a main clause with a subject of its own: `er ruft und sie kommt an`. */
const COORDINATED =
  /\s(?=(?:und|oder|aber|denn|sondern) (?:ich|du|er|sie|es|wir|ihr|man)\s|(?:en|of|maar|want) (?:ik|jij|hij|zij|ze|wij|we|men)\s)/gu;
const BRACKETS = /\([^()]*\)|\s[–—] [^–—]* [–—](?=\s)/gu;
const insertionsOf = lazily(() =>
  Object.fromEntries(
    Object.entries(SUBORDINATORS).map(([language, words]) => {
      const begins = `(?:\\p{Ll}{2,6}\\s)?(?:${words.replaceAll(' ', '|')})\\s`;
      const continues = `(?!\\s*(?:${NEW_CLAUSE[language]?.replaceAll(' ', '|')})\\s)`;
      return [language, new RegExp(`,\\s${begins}[^,.;:!?]*,${continues}`, 'gu')];
    }),
  ),
);

/**
 * Finds the words of the clause around a position, in order.
 *
 * @param language - ISO 639-3 code. The clause of a German or Dutch verb continues behind a clause or brackets in its middle: `er ruft, wenn
 *   er Zeit hat, seine Mutter an`.
 */
export function findClause(text: string, offset: number, language?: string): ClauseWord[] {
  const insertions = language === undefined ? undefined : insertionsOf()[language];
  if (!insertions) return findWords(text, offset);
  const blank = (found: string, at: number) =>
    at <= offset && offset < at + found.length ? found : ' '.repeat(found.length);
  return findWords(text.replace(BRACKETS, blank).replace(insertions, blank).replace(COORDINATED, ';'), offset);
}

/** Separates joined words: `n'ai` is two words of a phrase, and so is French `as-tu`. */
export function splitJoined(words: readonly ClauseWord[], language: string): ClauseWord[] {
  if (!ELIDING.has(language)) return [...words];
  return words.flatMap((word) => {
    const [, verb, sign = '', pronoun] = (language === 'fra' && INVERTED.exec(word.text)) || [];
    if (verb !== undefined && pronoun !== undefined) {
      const middle = word.start + verb.length;
      return [
        { ...word, end: middle, text: verb },
        { ...word, start: middle + sign.length, text: pronoun },
      ];
    }
    const [, head] = ELIDED_HEAD.exec(word.text) ?? [];
    if (head === undefined) return word;
    const middle = word.start + head.length;
    return [
      { ...word, end: middle, text: head.replace(/.$/u, "'") },
      { ...word, start: middle, text: word.text.slice(head.length) },
    ];
  });
}

function findWords(text: string, offset: number): ClauseWord[] {
  const before = text.slice(0, offset).split(EDGE).at(-1) ?? '';
  const [after = ''] = text.slice(offset).split(EDGE, 1);
  const start = offset - before.length;
  return Array.from((before + after).matchAll(WORD()), ({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word.toLowerCase(),
  }));
}
