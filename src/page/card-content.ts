import type { PageTexts } from '../messaging/hover.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import type { Finding } from './hover.ts';
import { createHtml } from './html.ts';

/** Longest word or meaning to render. Decks may contain words of 5,000 letters, which must not reach the layout. */
const MAX_WORD_LENGTH = 60;
const MAX_FORM_LENGTH = 40;
const MAX_MEANING_LENGTH = 120;
/** Length above which a word uses a smaller font, so that it mostly fits on one line. */
const LONG_WORD_LENGTH = 24;
const MAX_MEANINGS = 8;
/** A card of one spelling may hold a noun, a verb and an adjective. */
const MAX_CLASSES = 3;
const MAX_ENTRIES = 8;

/** Strong right-to-left characters: Hebrew, Arabic and their neighbours, and Arabic's presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

/**
 * Renders the entries, best first. All content becomes text nodes.
 *
 * @param maxWordLength - Longer words are truncated.
 */
export function drawEntries(
  texts: PageTexts,
  { entries }: Pick<Finding, 'entries'>,
  maxWordLength = MAX_WORD_LENGTH,
): HTMLElement {
  const shown = entries.slice(0, MAX_ENTRIES);
  // On a page without a declared language, a word may belong to several.
  const isMixed = new Set(shown.map(({ pair }) => toLanguagePair(pair).from)).size > 1;
  return drawBlock('entries', ...shown.map((entry) => drawEntry(texts, entry, isMixed, maxWordLength)));
}

function drawEntry(texts: PageTexts, entry: LookupEntry, isMixed: boolean, maxWordLength: number): HTMLElement {
  const cardText = texts.card;
  const { from, to } = toLanguagePair(entry.pair);
  const draw = (name: string, text = '', language?: string) => drawText({ name, text, language });
  const glosses = entry.definition === undefined ? entry.meanings : [entry.definition, ...entry.meanings];
  const [firstGloss, ...others] = glosses.slice(0, MAX_MEANINGS).map((gloss) => clip(gloss, MAX_MEANING_LENGTH));

  const head = draw('head');
  const spelling = entry.headword ?? entry.word;
  const isLong = spelling.length > LONG_WORD_LENGTH;
  // A wide space instead of a margin: it disappears at the start of a line.
  const { article, genders = [], classes = [], parts = [] } = entry.grammar ?? {};
  const size = isLong ? 'word long' : 'word';
  const word = draw(size, clip(spelling, maxWordLength), from);
  // Around the word, as all of it runs in the word's direction.
  const headword = draw('headword');
  headword.dir = word.dir;
  if (article !== undefined) headword.append(draw('article', article, from));
  headword.append(word);
  // Another long word would leave no room for the meaning.
  if (parts.length > 0 && !isLong) headword.append(draw('parts', clip(`, ${parts.join(', ')}`, MAX_FORM_LENGTH), from));
  head.append(headword, '\u2002');
  if (entry.reading !== undefined) head.append(draw('reading', clip(entry.reading, MAX_FORM_LENGTH), from), '\u2002');
  for (const name of [...classes.slice(0, MAX_CLASSES), ...genders]) {
    const mark = createHtml('abbr');
    mark.textContent = cardText.grammar[name];
    mark.title = cardText.grammarNames[name];
    head.append(mark, '\u2002');
  }
  head.append(
    firstGloss === undefined
      ? draw('none', entry.isUnknown ? cardText.notInDecks : cardText.noMeaning)
      : draw('gloss', firstGloss, to),
  );
  if (entry.definition !== undefined) head.append(' ', draw('mine', cardText.mine));

  const facts = drawBlock('facts');
  if (isMixed) facts.append(draw('language', new Intl.DisplayNames(texts.language, { type: 'language' }).of(from)));
  if (entry.known) facts.append(draw('state', describeState(texts, entry.known)));
  const labels = toLabels(entry);
  if (entry.rank !== undefined) {
    const rank = draw('rank', `#${entry.rank}`);
    // In right-to-left text, the sign would follow the number.
    rank.dir = 'ltr';
    facts.append(rank);
  }
  if (labels[0] !== undefined) facts.append(draw('source', labels[0]));
  const first = drawBlock('first', head, facts);

  const block = drawBlock('entry', first);
  // Use the direction of the meanings, which make up most of the card. The word is isolated.
  block.dir = isRightToLeft(firstGloss ?? '') ? 'rtl' : 'ltr';
  if (entry.why) {
    const { steps, reason } = entry.why;
    const way = steps.flatMap((step) => [' → ', draw('form', clip(step, MAX_FORM_LENGTH), from)]);
    block.append(drawBlock('why', ...way.slice(1), ` · ${cardText.reasons[reason]}`));
  }
  if (others.length > 0)
    block.append(
      drawBlock(
        'more',
        ...others.flatMap((gloss, index) => {
          const label = labels[index + 1];
          return [...(label === undefined ? [] : [draw('source', label)]), draw('gloss', gloss, to)];
        }),
      ),
    );
  return block;
}

/** Source names by the index of their first gloss. The learner's own definition comes first. */
function toLabels({ definition, sources = [] }: LookupEntry): (string | undefined)[] {
  const labels: (string | undefined)[] = [];
  let index = definition === undefined ? 0 : 1;
  for (const { name, count } of sources) {
    labels[index] = clip(name, MAX_FORM_LENGTH);
    index += count;
  }
  return labels;
}

interface TextPart {
  name: string;
  text: string;
  /** ISO 639-3 code, which selects fonts and voices. Absent for interface text. */
  language: string | undefined;
}

function drawText({ name, text, language }: TextPart): HTMLElement {
  const span = createHtml('span');
  span.className = name;
  span.textContent = text;
  if (language !== undefined) {
    span.lang = toTag(language);
    span.dir = isRightToLeft(text) ? 'rtl' : 'ltr';
  }
  return span;
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
