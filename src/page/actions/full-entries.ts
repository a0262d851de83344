import type { FullEntry } from '../../model/full-entry.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Passage } from '../passage.ts';
import { drawEntryContent } from './entry-content.ts';

export interface FullEntries {
  /** Adds all that dictionaries say to each entry of a card, now or once the background answers. @param card - As the card has drawn them. */
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
  /** Answers by entry, as a card is drawn many times. */
  const known = new WeakMap<LookupEntry, readonly FullEntry[]>();

  async function ask({ pair, word, headword, core: part = headword }: LookupEntry): Promise<readonly FullEntry[]> {
    const { entries } = await send('lookup.findFull', { pair, word });
    if (entries.length > 0 || part === undefined) return entries;
    return (await send('lookup.findFull', { pair, word: part })).entries;
  }

  async function follow(word: string, link: HTMLElement, language: string): Promise<void> {
    const finding = await core.hover.lookUp(toPassage(core, word, link, language), {
      isSticky: true,
      isExplicit: true,
    });
    if (finding) onFollow(finding);
  }

  function draw(block: Element, entry: LookupEntry, entries: readonly FullEntry[]): void {
    if (entries.length === 0) return;
    const { from, to } = toLanguagePair(entry.pair);
    // The full entries repeat both.
    block.querySelector('.examples')?.remove();
    if (entry.definition === undefined && (entry.sources?.length ?? 1) <= entries.length) {
      const first = block.querySelector('.meanings > *');
      while (first?.nextSibling) first.nextSibling.remove();
    }
    for (const { source, credit, content } of entries) {
      const section = parts.createHtml('div');
      section.className = 'full';
      section.lang = parts.toTag(to);
      const onLink = (word: string, link: HTMLElement) => void follow(word, link, from).catch(() => {});
      section.append(...drawEntryContent(parts, content, onLink));
      const footer = parts.createHtml('div');
      footer.className = 'credit';
      footer.textContent = credit === undefined ? source : `${source} · ${credit}`;
      section.append(footer);
      // Folded parts change the height of the card.
      section.addEventListener('toggle', onDrawn, { capture: true });
      block.append(section);
    }
  }

  return {
    add(card, { entries }) {
      for (const [index, block] of [...card.children].entries()) {
        const entry = entries[index];
        if (!entry || entry.isUnknown) continue;
        const answer = known.get(entry);
        if (answer) {
          draw(block, entry, answer);
          continue;
        }
        ask(entry)
          .then((found) => {
            known.set(entry, found);
            draw(block, entry, found);
            if (found.length > 0 && block.isConnected) onDrawn();
          })
          // Without them, the card shows the short meanings.
          .catch(() => {});
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
    offset: Math.max(0, word.search(/[\p{L}\p{N}]/u)),
    language,
    source: { node: link, offset: 0 },
    box,
    isVertical: false,
    findOffset: () => undefined,
    getBoxes,
    getRanges: () => [],
  };
}
