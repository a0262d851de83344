import { isMatching, read } from '../dom.ts';
import { findLanguage } from '../page-language.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { getFlow, hasRoomAt, isTransparent } from '../text-flow.ts';

/** A stretch of a text node in a run. */
interface Piece {
  node: Text;
  /** Where it begins in the run's text, in UTF-16 code units. */
  at: number;
}

/** Running text of one block: what a reader takes for one paragraph or line. */
export interface TextRun {
  /** As long as the text of its nodes, so that offsets lead back to them. */
  text: string;
  pieces: readonly Piece[];
  /** The element around it, whose place on the screen is that of the run. */
  block: Element;
  /** The language that the page declares for it, as it writes it. */
  language: string | undefined;
}

/** Receives the finds of a walk. */
export interface WalkFinds {
  onRun(run: TextRun): void;
  /** A tree of its own, whose changes no observer of the document sees. */
  onShadowRoot(root: ShadowRoot): void;
  /** A custom element whose definition has not come yet. */
  onUndefined(host: Element): void;
}

const LETTER = /\p{L}/u;
const SPACES = /[\t\n\f\r]/g;
const READINGS = /^(RT|RP|RTC)$/;
/** Text that is written for a machine. */
const CODE = /^(CODE|KBD|SAMP)$/;
/** Elements whose text does not belong to the page, or is not painted as text. */
const SKIPPED =
  /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|TEXTAREA|INPUT|SELECT|OPTION|SVG|CANVAS|IFRAME|OBJECT|EMBED|VIDEO|AUDIO|HEAD|TITLE)$/;

/**
 * Walks through a part of a page in the order of its text, and cuts it into runs, also those that are hidden now and may show later. It
 * pauses at each element, so that its caller can do the rest later. Long because its functions share the run that they collect.
 *
 * @param root - An element, or a shadow root.
 */
export function* walkRuns(
  root: Element | ShadowRoot,
  findShadowRoot: FindShadowRoot,
  finds: WalkFinds,
): Generator<void> {
  let block = read(root, 'nodeType') === Node.ELEMENT_NODE ? (root as Element) : (root as ShadowRoot).host;
  let pieces: Piece[] = [];
  let text = '';
  /** The inline element that was entered or left last, and on which side: it may have room for a space. */
  let edge: [Element, 'start' | 'end'] | undefined;

  const end = () => {
    if (LETTER.test(text)) {
      const first = pieces[0]?.node;
      finds.onRun({ text, pieces, block, language: first && findLanguage(first) });
    }
    [pieces, text, edge] = [[], '', undefined];
  };

  const take = (node: Text) => {
    const data = read(node, 'data').replace(SPACES, ' ');
    if (data === '') return;
    if (edge && LETTER.test(text.slice(-1)) && LETTER.test(data.slice(0, 1)) && hasRoomAt(...edge)) text += ' ';
    edge = undefined;
    pieces.push({ node, at: text.length });
    text += data;
  };

  function* walkInto(parent: Node): Generator<void> {
    for (let child = read(parent, 'firstChild'); child; child = read(child, 'nextSibling')) {
      const type = read(child, 'nodeType');
      if (type === Node.TEXT_NODE) take(child as Text);
      else if (type === Node.ELEMENT_NODE) yield* walkElement(child as Element);
    }
  }

  function* walkElement(element: Element): Generator<void> {
    yield;
    const tag = read(element, 'tagName').toUpperCase();
    if (READINGS.test(tag)) return;
    if (SKIPPED.test(tag)) return end();
    if (tag.includes('-') && !isMatching(element, ':defined')) finds.onUndefined(element);
    const flow = getFlow(element);
    const isGap = flow === 'gap' || CODE.test(tag);
    if (isGap) text += ' ';
    if (isGap) return;
    if (flow === 'inline' && !findShadowRoot(element)) {
      edge = [element, 'start'];
      yield* walkInto(element);
      edge = [element, 'end'];
      return;
    }
    end();
    const outer = block;
    block = element;
    yield* walkChildren(element);
    end();
    block = outer;
  }

  function* walkChildren(element: Element): Generator<void> {
    const shadow = findShadowRoot(element);
    if (shadow) finds.onShadowRoot(shadow);
    // Text of the host that its shadow tree does not show has no place on the screen.
    if (shadow) yield* walkInto(shadow);
    end();
    yield* walkInto(element);
  }

  if (root !== block) yield* walkInto(root);
  else if (!SKIPPED.test(read(root, 'tagName').toUpperCase())) yield* walkChildren(block);
  end();
}

/** Whether a text is transparent on purpose: a mark would betray a spoiler, or the text of a picture's layer. */
export function isTransparentText(node: Text): boolean {
  const parent = read(node, 'parentElement');
  if (!parent) return false;
  return isTransparent(getComputedStyle(parent).getPropertyValue('-webkit-text-fill-color'));
}

/** The place of a word on the page; undefined where it is not painted. @param start - In the run's text; `end` is behind its last code unit. */
export function toStaticRange({ pieces }: TextRun, start: number, end: number): StaticRange | undefined {
  const first = pieces.findLast(({ at }) => at <= start);
  const last = pieces.findLast(({ at }) => at < end);
  if (!first || !last || isTransparentText(first.node)) return undefined;
  return new StaticRange({
    startContainer: first.node,
    startOffset: start - first.at,
    endContainer: last.node,
    endOffset: end - last.at,
  });
}
