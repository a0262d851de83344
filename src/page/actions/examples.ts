import { type PairId, toLanguagePair } from '../../model/pair.ts';
import type { ShownExample } from '../../model/study.ts';
import type { TextRange } from '../../model/text-range.ts';
import type { PageCore } from '../hover-parts.ts';

/** Longest part of an example that is shown, in UTF-16 code units: a sentence of three lines. */
const MAX_LENGTH = 200;

/** Draws the example sentence of the package, folded. */
export function drawFold(core: PageCore, pair: PairId, { text, translation, marked }: ShownExample): HTMLElement {
  const { createHtml } = core.parts;
  const fold = createHtml('details');
  fold.className = 'full';
  const title = createHtml('summary');
  title.textContent = core.settings.texts.pinned.example;
  fold.append(title, drawExamples(core, pair, [[text, translation]], marked));
  return fold;
}

/** Draws sentences with their translations, each in its language. @param marked - The word in a sentence. */
export function drawExamples(
  { parts }: PageCore,
  pair: PairId,
  examples: readonly (readonly [sentence: string, translation?: string | undefined])[],
  marked?: TextRange,
): HTMLElement {
  const { from, to } = toLanguagePair(pair);
  const draw = (text: string, language: string, name: string) => {
    const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
    const line = parts.drawBlock(name, shown);
    line.lang = parts.toTag(language);
    line.dir = 'auto';
    return line;
  };
  const list = parts.drawBlock('examples');
  for (const [sentence, translation] of examples) {
    const line = draw(sentence, from, 'sentence');
    if (marked) markWord(line.firstChild as Text, marked, parts.createHtml('mark'));
    list.append(line);
    if (translation !== undefined) list.append(draw(translation, to, 'translation'));
  }
  return list;
}

function markWord(text: Text, { start, end }: TextRange, mark: HTMLElement): void {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  range.surroundContents(mark);
}
