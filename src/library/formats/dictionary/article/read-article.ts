import type { CardDetails, Example } from '../../../../model/card.ts';
import { cleanText, shortenText } from '../clean-text.ts';
import { MAX_DICTIONARY_WORD_LENGTH } from '../limits.ts';
import { type Article, toArticle } from '../plain-article.ts';
import { addGrammar, dropTags, type Grammar } from './grammar.ts';
import { isHeadword, readHeadwordLine } from './headword-line.ts';
import { type ArticleUnit, joinLines } from './join-lines.ts';

const NUMBER = /^(?:\d+[.):]|\([a-z\d]\)|[a-z]\)|[IVX]+\.)\s+/i;
/** A sense of WordNet: `n 1: …`, `2: …`. */
const SENSE = /^(?:(n|v|adj|adv|s) )?\d+:\s+/;
const REFERENCE = /^(?:see(?: also)?|cf|compare)\s*:\s*/i;
const BESIDE = /^(?:note|synonyms?|antonyms?|hypernyms?|hyponyms?|etymology|usage|derived|related terms?)\s*:\s*/i;
/** The author or the date of a paragraph. */
const SOURCE =
  /(?<!\s)\s*(?:\[(?:\d{4} )?(?:Webster|PJC|WordNet|AS|RP|Century)[^\]]*\]|\[\{?Jargon File\}?\]|\(\d{4}-\d\d-\d\d\)|\[\d{4} Webster\])/g;
const IPA_LINE = /^(?:\/([^/]+)\/|\[([^\]]*[ˈˌəɪʊɛɔʃʒŋɑæʁɡːɐɲθð][^\]]*)\])$/u;
const IPA_BEHIND = /,?\s*\/[^/\n]*[ˈˌəɪʊɛɔʃʒŋɑæʁɡːɾɹ][^/\n]*\//gu;
/** A remark of JMdict about the class: `(noun or verb acting prenominally)`. */
const CLASS_BEFORE =
  /^\((?:nouns?|verb|adjectival|adjective|adverb|expressions|Godan|Ichidan|suru|conjunction|interjection|pronoun|prefix|suffix|counter)\b(?:[^()]|\([^()]*\))*\)\s*/i;
const CLASS_REMARK = /^\(((?:[^()]|\([^()]*\))*)\)$/;
const EXAMPLE = /^["“„«]([^"”“»]+)["”“»]\s*(?:[-–—]\s*(.+))?$/;
const QUOTED = /[;,]?\s*"([^"]+)"/g;
const SYNONYMS = /(?<!\s)\s*\[(?:syn|ant|also|n|pertainym):[^\]]*\]/g;
/** Remarks of JMdict that FreeDict has before a translation, without a space. */
const GLUED =
  /^(?:(?:word usually written using kana alone|archaism|archaic|colloquialism|abbreviation|onomatopoeic or mimetic word|idiomatic expression|honorific or respectful \(sonkeigo\) language|humble \(kenjougo\) language|obsolete term|slang|rare|familiar language|derogatory|polite \(teineigo\) language|children's language)(?:\s*,\s*)?)+/;
/** A quotation of Webster's is indented so far. */
const QUOTATION_INDENT = 11;
const MOST_EXAMPLES = 5;
/** Longest article of which more than its lines is read, in UTF-16 code units: the patterns are for texts that people write. */
const LONGEST = 20_000;

/** An article as a card shows it. */
export interface ReadArticle extends Article {
  /** The headword as written; undefined if the article does not repeat it. */
  word: string | undefined;
  details: CardDetails;
}

interface State {
  grammar: Grammar;
  reading: string;
  meanings: string[];
  examples: Example[];
  /** Shown where nothing else is a meaning. */
  others: string[];
  /** Whether something is only in the full entry. */
  isMore: boolean;
}

/**
 * Reads an article of plain text: the headword, its pronunciation and grammar, meanings, examples. Numbers of senses, synonyms, references and remarks
 * are no meanings.
 *
 * @param words - Words that lead to the article.
 * @param known - Examples and a reading that its markup states.
 */
export function readPlainArticle(
  text: string,
  words: readonly string[],
  known: { reading?: string; examples?: readonly Example[] } = {},
): ReadArticle {
  if (text.length > LONGEST) return { word: undefined, ...toArticle(text), details: {} };
  const state: State = {
    grammar: { classes: new Set(), genders: new Set() },
    reading: known.reading ?? '',
    meanings: [],
    examples: [...(known.examples ?? [])],
    others: [],
    isMore: false,
  };
  const { word, body } = takeHead(text, words, state);
  const units = joinLines(body);
  for (const unit of units) readUnit(unit, state);
  const { meanings, others, examples } = state;
  const shown = meanings.length > 0 ? meanings : others;
  const article = toArticle(shown.join('\n'));
  const isMore = state.isMore || article.content !== undefined;
  return {
    word,
    meanings: article.meanings,
    ...(isMore && { content: toContent(units) }),
    details: toDetails(state, examples),
  };
}

/** All lines of an article, as nodes of its full entry. */
function toContent(units: readonly ArticleUnit[]): string[] {
  const lines = units.map(({ text }) => cleanText(dropSource(text)));
  return lines.filter((line) => line !== '').map((line) => JSON.stringify(['div', [line]]));
}

function takeHead(text: string, words: readonly string[], state: State): { word: string | undefined; body: string } {
  const [first = '', ...rest] = text.replace(/^\s*\n/, '').split('\n');
  const head = readHeadwordLine(first, words, state.grammar);
  if (head.word === undefined) return { word: undefined, body: text };
  const lastFilled = rest.findLastIndex((line) => line.trim() !== '');
  const body = rest.findIndex((line, index) => index >= lastFilled || !isHeadword(line, words));
  rest.splice(0, body);
  state.reading ||= head.reading;
  const lines = rest.map((line) => line.trim());
  let etymology = head.rest;
  // What Webster's has in brackets behind a headword: inflected forms, origin.
  while (etymology.lastIndexOf('[') > etymology.lastIndexOf(']') && lines.length > 0) {
    etymology += ` ${lines.shift()}`;
    rest.shift();
  }
  if (etymology.includes('[') && first.includes('\\')) {
    const plain = etymology.replace(/\[[^\]]*\]/g, '').replace(/^[\s.;]*(?:\([^()]*\)|pl\. [^.]*\.)?[\s.]*$/, '');
    state.isMore = true;
    return { word: head.word, body: [plain.trim(), ...rest].join('\n') };
  }
  // A wrapped definition that begins here continues below.
  const begin = head.rest === '' ? [] : [head.rest.padEnd(/^\S/.test(rest[0] ?? '') ? first.length : 0)];
  return { word: head.word, body: joinBegin(begin[0], rest) };
}

/** The definition behind a headword, whose lines continue without a mark. */
function joinBegin(begin: string | undefined, rest: readonly string[]): string {
  if (begin === undefined) return rest.join('\n');
  const [next = '', ...more] = rest;
  const goesOn = begin.trimEnd().length + 1 < begin.length || begin.length > 42;
  const isText = next !== '' && !/^\s*(?:\d+[.):]|\[)/.test(next);
  return goesOn && isText
    ? joinBegin(`${begin.trimEnd()} ${next.trim()}`, more)
    : [begin.trimEnd(), ...rest].join('\n');
}

/** Many branches because each kind of line has its mark. */
function readUnit({ text: raw, indent }: ArticleUnit, state: State): void {
  const text = dropSource(raw).trim();
  if (text === '' || /^[{}[\]\s]*$/.test(text)) return;
  const ipa = IPA_LINE.exec(text);
  const example = EXAMPLE.exec(text);
  const senseClass = SENSE.exec(text)?.[1];
  if (ipa) state.reading ||= cleanText(ipa[1] ?? ipa[2] ?? '');
  else if (example && !SENSE.test(text)) state.examples.push(toExample(example[1], example[2]));
  else if (REFERENCE.test(text)) state.others.push(dropBraces(text));
  else if (BESIDE.test(text)) {
    const remark = text.replace(BESIDE, '');
    const glued = remark.replace(GLUED, '');
    state.isMore = true;
    if (/^note/i.test(text) && glued !== remark && glued !== '') state.meanings.push(toMeaning(glued, state));
    else state.others.push(dropBraces(remark));
  } else if (/^\[.*\]$/s.test(text) || indent >= QUOTATION_INDENT) state.isMore = true;
  else if (isRemark(text, state)) return;
  else if (/^[[({<\s/]|^[\p{L}., &;]+$/u.test(text) && addGrammarOf(text, state)) state.others.push(text);
  else {
    if (senseClass) addGrammar(senseClass === 's' ? 'adj' : senseClass, state.grammar);
    state.meanings.push(toMeaning(text, state));
  }
}

/** Whether a line says the class in words. Adds what the first of them is. */
function isRemark(text: string, { grammar }: State): boolean {
  const [, inner = ''] = CLASS_REMARK.exec(text.replace(NUMBER, '')) ?? [];
  const words = inner.split(/[^\p{L}]+/u).slice(0, 3);
  return inner !== '' && words.some((word) => word.length > 3 && addGrammar(word.toLowerCase(), grammar));
}

/** `/wangk/, n.,v.`, `{n} [cook.]`, `(noun (common))`. */
function addGrammarOf(text: string, state: State): boolean {
  const [, ipa = '', rest = text] = /^\/([^/]+)\/,?\s*(.*)$/s.exec(text) ?? [];
  const isNeuter = /^\{n\}/.test(rest);
  if (isNeuter) state.grammar.genders.add('neuter');
  const plain = rest
    .replace(/(?<!\s)\s*\[[^[\]]*\]\s*$/, '')
    .replace(/^\{n\}\s*,?/, '')
    .replace(/`no'|\bwhich\b.*$/, '');
  const isGrammar = (isNeuter && plain.trim() === '') || addGrammar(plain, state.grammar);
  if (isGrammar && ipa !== '') state.reading ||= cleanText(ipa);
  return isGrammar;
}

const dropSource = (text: string) => (/[[(]/.test(text) ? text.replace(SOURCE, '') : text);

function toMeaning(text: string, state: State): string {
  const plain = text
    .replace(SENSE, '')
    .replace(NUMBER, '')
    .replace(CLASS_BEFORE, '')
    .replace(SYNONYMS, () => markMore(state));
  const bare = SENSE.test(text) ? plain.replace(QUOTED, (_, sentence: string) => keepExample(sentence, state)) : plain;
  return cleanText(
    dropBraces(dropTags(bare.includes('/') ? bare.replace(IPA_BEHIND, '') : bare))
      .replace(/(?<!\s)\s+([,;.])/g, '$1')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/[,;]\s*$/, ''),
  );
}

function markMore(state: State): string {
  state.isMore = true;
  return '';
}

function keepExample(sentence: string, state: State): string {
  state.examples.push([sentence]);
  return '';
}

const toExample = (sentence = '', translation = ''): Example =>
  translation === '' ? [cleanText(sentence)] : [cleanText(sentence), cleanText(translation)];

const dropBraces = (text: string) => text.replace(/\{([^{}]*)\}/g, '$1');

function toDetails({ grammar: { classes, genders }, reading }: State, examples: readonly Example[]): CardDetails {
  const details: CardDetails = {};
  if (reading !== '') details.reading = shortenText(reading, MAX_DICTIONARY_WORD_LENGTH);
  if (classes.size > 0) details.classes = [...classes];
  if (genders.size > 0) details.genders = [...genders];
  const shown = examples.filter(([sentence]) => sentence !== '');
  if (shown.length > 0) details.examples = shown.slice(0, MOST_EXAMPLES);
  return details;
}
