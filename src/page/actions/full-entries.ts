import type { FullAnswer, FullEntry } from '../../model/full-entry.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { type PairId, toLanguagePair } from '../../model/pair.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { drawEntryContent } from './entry-content.ts';
import { drawExamples, drawFold } from './examples.ts';
import { LETTER } from './letters.ts';

export interface FullEntries {
  /**
   * Adds the examples of decks to each entry of a card, and, now or once the background answers, all that dictionaries say and an example
   * of the package.
   *
   * @param card - As the card has drawn them.
   */
  add(card: HTMLElement, finding: Pick<Finding, 'entries'>): void;
}

export interface FullEntriesParts {
  /** The card has become longer or shorter. */
  onDrawn(): void;
  /** A link within the dictionary led to this. */
  onFollow(finding: Finding): void;
}

export function createFullEntries(core: PageCore, { onDrawn, onFollow }: FullEntriesParts): FullEntries {
  const { parts, send } = core;
  /** What was drawn for entries, as a card is drawn many times: first the example, '' if there is none. */
  const drawn = new WeakMap<LookupEntry, [HTMLElement | '', ...HTMLElement[]]>();

  async function ask({ pair, word, headword, core: part = headword }: LookupEntry): Promise<FullAnswer> {
    const answer = await send('lookup.findFull', { pair, word });
    if (answer.entries.length > 0 || part === undefined) return answer;
    return { ...answer, entries: (await send('lookup.findFull', { pair, word: part })).entries };
  }

  async function follow(word: string, link: HTMLElement, language: string): Promise<void> {
    const finding = await core.hover.lookUp(toPassage(core, word, link, language), {
      isSticky: true,
      isExplicit: true,
    });
    if (finding) onFollow(finding);
  }

  function draw(pair: PairId, { source, credit, content }: FullEntry): HTMLElement {
    const { from, to } = toLanguagePair(pair);
    const onLink = (word: string, link: HTMLElement) => void follow(word, link, from).catch(() => {});
    const footer = parts.drawBlock('credit', credit === undefined ? source : `${source} · ${credit}`);
    const section = parts.drawBlock('full', ...drawEntryContent(parts, content, onLink), footer);
    section.lang = parts.toTag(to);
    return section;
  }

  function show(block: Element, entry: LookupEntry): void {
    const [example = '', ...sections] = drawn.get(entry) ?? [];
    if (sections.length > 0) {
      // The full entries repeat both.
      block.querySelector('.examples')?.remove();
      if (entry.definition === undefined && (entry.sources?.length ?? 1) <= sections.length) {
        const first = block.querySelector('.meanings > *');
        while (first?.nextSibling) first.nextSibling.remove();
      }
    }
    block.append(example, ...sections);
  }

  async function load(block: Element, entry: LookupEntry): Promise<void> {
    const { entries, example } = await ask(entry);
    const { pair } = entry;
    drawn.set(entry, [example ? drawFold(core, pair, example) : '', ...entries.map((full) => draw(pair, full))]);
    show(block, entry);
    if (block.isConnected) onDrawn();
  }

  return {
    add(card, { entries }) {
      // Folded parts change the height of the card.
      card.addEventListener('toggle', onDrawn, { capture: true });
      for (const [index, block] of [...card.children].entries()) {
        const entry = entries[index];
        if (!entry || entry.isUnknown) continue;
        if (entry.examples) block.append(drawExamples(core, entry.pair, entry.examples));
        if (drawn.has(entry)) show(block, entry);
        // Without them, the card shows the short meanings.
        else load(block, entry).catch(() => {});
      }
    },
  };
}

/** The word of a link as a text to look up, at the place of the link. */
function toPassage({ parts }: PageCore, word: string, link: HTMLElement, language: string): Passage {
  const range = new Range();
  range.selectNodeContents(link);
  const getBoxes = () => (link.isConnected ? parts.toBoxes(range) : []);
  const [box = link.getBoundingClientRect()] = getBoxes();
  return {
    text: word,
    offset: Math.max(0, word.search(LETTER)),
    language,
    source: { node: link, offset: 0 },
    box,
    isVertical: false,
    findOffset: () => undefined,
    getBoxes,
    getRanges: () => [],
  };
}
