import type { Send } from '../messaging/client.ts';
import type { HoverSettings } from '../messaging/hover.ts';
import type { LookupResult } from '../model/lookup.ts';
import type { PageSettings } from './page-settings.ts';
import type { Passage } from './passage.ts';
import { isOwnText } from './surface.ts';

/**
 * Asks the background what a passage says at its place.
 *
 * @param isExplicit - The person named this very text: every deck is asked before nothing is found.
 */
export type RequestEntries = (passage: Passage, isExplicit?: boolean) => Promise<LookupResult>;

interface RequestParts {
  send: Send;
  settings: PageSettings;
  /** Called while the background answers. */
  prepareCard(): void;
}

const NOTHING: LookupResult = { range: undefined, entries: [] };

export function createRequestEntries({ send, settings, prepareCard }: RequestParts): RequestEntries {
  const ask = ({ text, offset, language, ownText }: Passage, isExplicit: boolean) =>
    send('lookup.define', {
      text,
      offset,
      ...(language === undefined ? {} : { language }),
      ...(ownText === undefined ? {} : { ownText }),
      ...(isExplicit ? { asked: true } : {}),
    });

  return async (passage, isExplicit = false) => {
    const { known } = settings;
    const asked = withLanguage(passage, known);
    // Both at once: the first look-up on a page does not wait for the settings.
    const answers = Promise.all([settings.get(), ask(asked, isExplicit)]);
    if (known) prepareCard();
    let [now, result] = await answers;
    const wanted = withLanguage(passage, now);
    if (wanted.language !== asked.language) result = await ask(wanted, isExplicit);
    const { range } = result;
    return range && passage.accepts?.(range) === false ? NOTHING : result;
  };
}

/** The language that the learner chose for the site comes before the page's own. */
function withLanguage(passage: Passage, known: HoverSettings | undefined): Passage {
  if (known?.language === undefined || isOwnText(passage.source.node)) return passage;
  return { ...passage, language: known.language };
}
