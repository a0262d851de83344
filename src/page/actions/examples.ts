import { toLanguagePair } from '../../model/pair.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';

/** Longest part of an example that is shown, in UTF-16 code units: a sentence of three lines. */
const MAX_LENGTH = 200;

/** Puts the examples of dictionaries below the meanings of their entries. @param entries - As the card has drawn them. */
export function addExamples(
  { parts }: PageCore,
  entries: HTMLElement,
  { entries: found }: Pick<Finding, 'entries'>,
): void {
  for (const [index, block] of [...entries.children].entries()) {
    const entry = found[index];
    if (!entry?.examples) continue;
    const { from, to } = toLanguagePair(entry.pair);
    const draw = (text: string, language: string, name: string) => {
      const line = parts.createHtml('div');
      line.className = name;
      line.textContent = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
      line.lang = parts.toTag(language);
      line.dir = 'auto';
      return line;
    };
    const list = parts.createHtml('div');
    list.className = 'examples';
    for (const [sentence, translation] of entry.examples) {
      list.append(draw(sentence, from, 'sentence'));
      if (translation !== undefined) list.append(draw(translation, to, 'translation'));
    }
    block.append(list);
  }
}
