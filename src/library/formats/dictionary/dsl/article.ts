import type { CardDetails, Example, Gender, WordClass } from '../../../../model/card.ts';
import { toClass, toGender } from '../../class-names.ts';
import { cleanText } from '../clean-text.ts';
import { failIn } from '../fail.ts';
import { MAX_LINGVO_CARD_LENGTH } from '../limits.ts';
import { type Article, toArticle } from '../plain-article.ts';
import { hideEscaped, showEscaped } from './headword.ts';

// Each pattern ends at the next beginning of its kind: a line of beginnings alone would take time by the square of its length.

/** Sounds and pictures, and zones that a reader hides. */
const UNREAD = /\[(s|video|!trs)\](?:(?!\[\1\]).)*?\[\/\1\]/g;
const LABEL = /\[p\]((?:(?!\[p\]).)*?)\[\/p\]/g;
const TRANSCRIPTION = /\[t\]((?:(?!\[t\]).)*?)\[\/t\]/g;
const EXAMPLE = /\[ex\]((?:(?!\[ex\]).)*?)\[\/ex\]/g;
const COMMENT = /\[com\]((?:(?!\[com\]).)*?)\[\/com\]/g;
const TRANSLATION = /\[trn\d?\]/;
const TAG = /\[\/?(?:[\w*']|!trs)[^[\]]*\]/g;
/** `1)`, `2.`, `а)`, `II`, in front of a meaning. */
const NUMBER = /^(?:\d+[.)]|[a-zа-я]\)|[IVX]+\.?(?=\s|$))\s*/iu;
/** Between a sentence and its translation. */
const BETWEEN = /(?<!\s)\s+[—–-]\s+/;
const MOST_EXAMPLES = 5;

export interface DslArticle extends Article {
  details: CardDetails;
}

/** @param lines - The body of a card. @param word - Its headword, which `~` stands for. */
export function readDslArticle(lines: readonly string[], word: string): DslArticle {
  const classes = new Set<WordClass>();
  const genders = new Set<Gender>();
  const examples: Example[] = [];
  let reading = '';
  const hasTranslations = lines.some((line) => TRANSLATION.test(line));
  const meanings: string[] = [];
  const all: string[] = [];
  let length = 0;
  for (const raw of lines) {
    const line = expandWord(hideEscaped(raw).replace(UNREAD, ''), word, MAX_LINGVO_CARD_LENGTH - length);
    length += line.length;
    all.push(toText(line));
    reading ||= toText(TRANSCRIPTION.exec(line)?.[1] ?? '').replace(/^[/[](.*)[/\]]$/u, '$1');
    TRANSCRIPTION.lastIndex = 0;
    for (const [, text = ''] of line.matchAll(EXAMPLE)) examples.push(toExample(text));
    const without = line
      .replace(TRANSCRIPTION, '')
      .replace(EXAMPLE, '')
      .replace(LABEL, (_, label: string) => keepLabel(toText(label), classes, genders));
    const isMeaning = !hasTranslations || TRANSLATION.test(without);
    const text = toText(hasTranslations ? without : without.replace(COMMENT, ''))
      .replace(NUMBER, '')
      .trim();
    if (isMeaning && /[\p{L}\p{N}]/u.test(text)) meanings.push(text);
  }
  const article = toArticle(meanings.join('\n'));
  const isMore = all.filter((text) => text !== '').length > meanings.length || article.content !== undefined;
  const shown = examples.filter(([sentence]) => sentence !== '').slice(0, MOST_EXAMPLES);
  return {
    meanings: article.meanings,
    ...(isMore && { content: toLines(all) }),
    details: {
      ...(reading === '' ? {} : { reading }),
      ...(classes.size > 0 ? { classes: [...classes] } : {}),
      ...(genders.size > 0 ? { genders: [...genders] } : {}),
      ...(shown.length > 0 ? { examples: shown } : {}),
    },
  };
}

const toLines = (lines: readonly string[]) =>
  lines.filter((line) => line !== '').map((line) => JSON.stringify(['div', [line]]));

const toText = (markup: string) =>
  cleanText(
    showEscaped(markup.replace(/<<((?:(?!<<).)*?)>>/g, '$1').replace(TAG, '')).replace(/(?<!\s)\s+([,;.])/g, '$1'),
  );

/** `~` is the headword, `^~` with the other capital. @param most - Most characters that the line may have then. */
function expandWord(line: string, word: string, most: number): string {
  if (line.length + word.length * (line.split('~').length - 1) > most) {
    failIn(`The card "${word}"`, `at most ${MAX_LINGVO_CARD_LENGTH} characters with its word for each ~`, 'more');
  }
  const [first = ''] = word;
  const turned = (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + word.slice(first.length);
  return line.includes('~') ? line.replaceAll('^~', turned).replaceAll('~', word) : line;
}

/** Collects the grammar of a label. @returns Other labels, as they say how a meaning is used. */
function keepLabel(label: string, classes: Set<WordClass>, genders: Set<Gender>): string {
  const words = [label, ...label.split(/[\s,]+/)];
  const found = words.filter((text) => toClass(text) !== undefined || toGender(text) !== undefined);
  for (const text of found) {
    const gender = toGender(text);
    const wordClass = toClass(text);
    // "n" is a noun, or neuter behind another name.
    if (gender && (wordClass === undefined || classes.size > 0)) genders.add(gender);
    else if (wordClass) classes.add(wordClass);
  }
  return found.length > 0 ? '' : `(${label.replace(/\.$/, '')})`;
}

function toExample(markup: string): Example {
  const [sentence = '', ...translation] = toText(markup).split(BETWEEN);
  return translation.length === 0 ? [sentence] : [sentence, translation.join(' – ')];
}
