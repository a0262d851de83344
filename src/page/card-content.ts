import type { PageTexts } from '../messaging/hover.ts';
import type { LookupEntry, MatchReason } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import type { Finding } from './hover.ts';
import { createHtml } from './html.ts';

/** Longest word or meaning to render. Decks may contain words of 5,000 letters, which must not reach the layout. */
const MAX_WORD_LENGTH = 60;
const MAX_FORM_LENGTH = 40;
const MAX_PARTS_LENGTH = 80;
const MAX_MEANING_LENGTH = 120;
/** Length above which a word uses a smaller font, so that it mostly fits on one line. */
const LONG_WORD_LENGTH = 24;
const MAX_MEANINGS = 8;
/** A card of one spelling may hold a noun, a verb and an adjective. */
const MAX_CLASSES = 3;
const MAX_ENTRIES = 8;
/** Between names in languages that have another comma. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、' };

/** Strong right-to-left characters: Hebrew, Arabic and their neighbours, and Arabic's presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

/** Parts that an entry may have besides its text. */
export interface EntryExtras {
  /** Longer words are truncated. */
  maxWordLength?: number;
  /** Draws what stands at the end of an entry's first line. */
  drawSound?(entry: LookupEntry, index: number): Node | undefined;
}

/** Renders the entries, best first. All content becomes text nodes. */
export function drawEntries(
  texts: PageTexts,
  { entries }: Pick<Finding, 'entries'>,
  { maxWordLength = MAX_WORD_LENGTH, drawSound }: EntryExtras = {},
): HTMLElement {
  const shown = entries.slice(0, MAX_ENTRIES);
  // On a page without a declared language, a word may belong to several.
  const isMixed = new Set(shown.map(({ pair }) => toLanguagePair(pair).from)).size > 1;
  return drawBlock(
    'entries',
    ...shown.map((entry, index) => {
      const { from } = toLanguagePair(entry.pair);
      const spelling = entry.headword ?? entry.word;
      // A wide space instead of a margin: it disappears at the start of a line.
      const head = drawText('head');
      const word = drawText('word', clip(spelling, maxWordLength), from);
      word.classList.toggle('long', spelling.length > LONG_WORD_LENGTH);
      head.append(word);
      if (entry.reading !== undefined)
        head.append('\u2002', drawText('reading', clip(entry.reading, MAX_FORM_LENGTH), from));
      const state = drawText('state', entry.known && describeState(texts, entry.known));
      const facts = [state, drawRank(entry.rank ? `#${entry.rank}` : '')];
      const first = drawBlock('first', head, drawLine('facts', facts), drawSound?.(entry, index) ?? '');
      const block = drawBlock('entry', first, drawMeanings(texts, entry), ...drawGrammar(texts, entry, isMixed));
      // Use the direction of the meanings, which make up most of the card. The word is isolated.
      block.dir = isRightToLeft(entry.definition ?? entry.meanings[0] ?? '') ? 'rtl' : 'ltr';
      return block;
    }),
  );
}

/** All meanings, with the sources of each if there are several. */
function drawMeanings({ card }: PageTexts, entry: LookupEntry): HTMLElement {
  const { definition, meanings, isUnknown } = entry;
  const { to } = toLanguagePair(entry.pair);
  const glosses = definition === undefined ? meanings : [definition, ...meanings];
  const labels = toLabels(card, entry);
  const shown = glosses.slice(0, MAX_MEANINGS).map((gloss, index) => {
    const group = drawText('');
    group.append(drawText('source', labels[index]), drawText('gloss', clip(gloss, MAX_MEANING_LENGTH), to));
    if (index === 0 && definition !== undefined) group.append(' ', drawText('mine', card.mine));
    return group;
  });
  return drawLine(
    'meanings',
    shown.length > 0 ? shown : [drawText('none', isUnknown ? card.notInDecks : card.noMeaning)],
  );
}

/** The small lines: class, gender, article, principal parts and frequencies; then why the entry answers. */
function drawGrammar(
  { card, language }: PageTexts,
  { pair, word, headword = word, grammar = {}, why, frequencies = [], times, groups }: LookupEntry,
  isMixed: boolean,
): HTMLElement[] {
  const { from } = toLanguagePair(pair);
  const { article, genders = [], classes = [], parts = [] } = grammar;
  const isLong = headword.length > LONG_WORD_LENGTH;
  // Another long word would take the room of what is read.
  const printed = isLong ? [article?.trim()] : [article && article + headword, ...parts];
  const facts = [
    drawText('language', isMixed ? new Intl.DisplayNames(language, { type: 'language' }).of(from) : ''),
    // The meanings name the classes.
    [...classes.slice(0, groups ? 0 : MAX_CLASSES), ...genders].map((name) => card.grammarNames[name]).join(', '),
    drawText('parts', clip(printed.filter(Boolean).join(', '), MAX_PARTS_LENGTH), from),
    ...frequencies.map(drawRank),
    times ? card.times.replace('{count}', `${times}`) : '',
  ];
  const grammarLine = drawLine('grammar', facts);
  if (!why) return [grammarLine];
  const { steps, reason, forms = [] } = why;
  const isMade = reason === 'compound' || reason === 'cut';
  const way = drawText('');
  for (const [index, step] of steps.entries()) {
    way.append(
      index === 0 ? '' : isMade ? (index > 1 ? ' + ' : ' = ') : ' → ',
      drawText('form', clip(step, MAX_FORM_LENGTH), from),
    );
  }
  const readings = forms.map((names) => names.map((name) => card.forms[name]).join(COMMAS[language] ?? ', '));
  // That a form is one needs no words.
  const said = (card.reasons as Partial<Record<MatchReason, string>>)[reason] ?? '';
  return [grammarLine, drawLine('why', [way, said, readings.join(' / ')])];
}

/** Names of sources or of groups by the index of their first gloss. The learner's own definition comes first. */
function toLabels(
  { grammarNames }: PageTexts['card'],
  {
    definition,
    groups = [],
    sources = groups.map(({ name, count }) => ({ name: grammarNames[name], count })),
  }: LookupEntry,
): string[] {
  const labels: string[] = [];
  let index = definition === undefined ? 0 : 1;
  for (const { name, count } of sources) {
    labels[index] = `${clip(name, MAX_FORM_LENGTH)}: `;
    index += count;
  }
  return labels;
}

/** @param language - ISO 639-3 code, which selects fonts and voices. Absent for interface text. */
function drawText(name: string, text = '', language?: string): HTMLElement {
  const span = createHtml('span');
  span.className = name;
  span.textContent = text;
  if (language !== undefined) {
    span.lang = toTag(language);
    span.dir = isRightToLeft(text) ? 'rtl' : 'ltr';
  }
  return span;
}

function drawRank(text: string): HTMLElement {
  const rank = drawText('rank', text);
  // In right-to-left text, the sign would follow the number.
  rank.dir = 'ltr';
  return rank;
}

/** A line of texts with dots between them. Texts of the interface become isolated, as they may run in the other direction. */
function drawLine(name: string, items: readonly (HTMLElement | string)[]): HTMLElement {
  const texts = items.map((item) => (typeof item === 'string' ? drawText('said', item) : item));
  const shown = texts.filter(({ textContent }) => textContent);
  return drawBlock(name, ...shown.flatMap((text, index) => (index > 0 ? [' · ', text] : [text])));
}

export function drawBlock(name: string, ...children: (Node | string)[]): HTMLElement {
  const block = createHtml('div');
  block.className = name;
  block.append(...children);
  return block;
}

/** HTML needs the two-letter code if there is one: browsers select fonts for `ja`, not for `jpn`. */
export function toTag(language: string): string {
  return Intl.getCanonicalLocales(language)[0] ?? language;
}

function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** Label of the learner's state of a word. */
export function describeState({ card }: PageTexts, { state, isWanted }: Omit<WordState, 'word'>): string {
  return card.states[state === 'new' && isWanted ? 'wanted' : state];
}
