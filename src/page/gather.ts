import { MAX_SCAN_LENGTH } from '../model/limits.ts';
import { read } from './dom.ts';
import { findNeighbour } from './glyph.ts';
import { isJoint, runsOn } from './line-ends.ts';
import { type Edge, isBoxedApart, usePieces } from './pieces.ts';
import { getFlow, hasRoomAt } from './text-flow.ts';

/** Most nodes visited on each side of the pointed letter: a paragraph may hold thousands of elements without text. */
export const MAX_GATHERED_NODES = 200;
/** Most reads of up to 256 code units on each side of the pointed letter: a long text may contain nothing visible. */
export const MAX_GATHERED_READS = 220;
/** Most pieces of a word on each side of the pointed letter. */
export const MAX_WORD_PIECES = 32;
/** Longest part of a word in pieces on each side of the pointed letter, in UTF-16 code units. */
export const MAX_PIECED_WORD_LENGTH = 48;
/** Most text nodes of white space between a line and the hyphen above it. */
export const MAX_BLANK_NODES = 4;

/** Code units gathered on each side of the glyph. Both sides together fit the longest text of one lookup. */
export const REACH = MAX_SCAN_LENGTH / 2;

/** Code units per read. */
const PIECE = 256;

/** Position of one gathered code unit on the page. */
export interface TextPosition {
  node: Text;
  offset: number;
}

/** Running text around a glyph as one string, with the mapping back to the page. */
export interface Gathered {
  text: string;
  /** Offset of the glyph in `text`. */
  offset: number;
  /** Position of each code unit of `text`. */
  positions: TextPosition[];
  /** Whether a stricter way to join may give another text: a hyphen was dropped, or pieces were joined. */
  isJoined: boolean;
}

/**
 * Ways to join the pieces of a word, in the order in which they are tried: `loose` joins letters that are as far from each other as words may
 * be, `tight` only those that touch, and `strict` also keeps the hyphens at the ends of lines.
 */
export type Joining = 'loose' | 'tight' | 'strict';

/**
 * Gathers the running text around a position: across inline elements and lines that run on, up to the edges of the block, another line break or
 * 128 code units on either side. Collapses white space, and skips invisible content (soft hyphens, zero-width characters, hidden elements) and ruby readings.
 *
 * A word at the edge of its box continues in the next box on its line, and after a hyphen on the next line.
 *
 * @param start - Start of the glyph in `node`: a whole character, not the second half of a surrogate pair.
 */
export function gatherText(node: Text, start: number, joining: Joining = 'loose'): Gathered {
  const before = new Collector(node, 'backward', joining);
  collect(node, start, before);
  const after = new Collector(node, 'forward', joining);
  collect(node, start, after);

  const positions = [...before.positions.reverse(), ...after.positions];
  const text = before.text.reverse().concat(after.text).join('');
  return { text, offset: before.positions.length, positions, isJoined: before.isJoined || after.isJoined };
}

/** Collects the text on one side of a glyph, with the pieces of its word that are in other boxes. */
function collect(node: Text, start: number, collector: Collector): void {
  let from = { node, offset: start };
  for (let pieces = 0; pieces < MAX_WORD_PIECES; pieces++) {
    if (!collector.take(from.node, from.offset)) return;
    walk(from.node, collector);
    const edge = collector.findEdge({ node, offset: start });
    const next = edge && usePieces()?.findContinuation(edge);
    if (!next) return;
    collector.enter(next.isHyphenated);
    from = next;
  }
}

/** Visits the content before or after a text node while the text continues. */
function walk(from: Text, collector: Collector): void {
  let node: Node = from;
  for (;;) {
    let sibling = collector.next(node);
    while (sibling) {
      if (!visit(sibling, collector)) return;
      node = sibling;
      sibling = collector.next(node);
    }
    const parent = read(node, 'parentElement');
    if (!parent || getFlow(parent) !== 'inline' || !collector.passEdge(parent, true)) return;
    node = parent;
  }
}

const readText = (node: Node | null) => node && read(node, 'textContent');

/** @returns Whether to continue. */
function visit(node: Node, collector: Collector): boolean {
  if (!collector.countNode()) return false;
  const type = read(node, 'nodeType');
  if (type === Node.TEXT_NODE) return collector.take(node as Text);
  if (type !== Node.ELEMENT_NODE) return true;
  const flow = getFlow(node as Element);
  if (flow === 'break') {
    collector.stoppedAt = node as Element;
    const before = readText(read(node, 'previousSibling')) ?? '';
    const after = readText(read(node, 'nextSibling')) ?? '';
    if (isJoint(before, after)) return collector.join();
    return read(node as Element, 'tagName') === 'BR' && runsOn(before, after) && collector.takeGap();
  }
  if (flow === 'out') return true;
  if (flow === 'gap') return collector.takeGap();
  if (!collector.passEdge(node as Element, false)) return false;
  for (let child = collector.first(node); child; child = collector.next(child)) {
    if (!visit(child, collector)) return false;
  }
  return collector.passEdge(node as Element, true);
}

/** Soft hyphen, zero-width space, direction marks, word joiner, byte order mark. The joiners shape letters and stay. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;
const SPACE = /[\t\n\f\r ]/;

/** Collects text in one direction, code unit by code unit. `text` and `positions` are ordered away from the glyph. */
class Collector {
  readonly text: string[] = [];
  readonly positions: TextPosition[] = [];
  private nodesLeft = MAX_GATHERED_NODES;
  private piecesLeft = MAX_GATHERED_READS;
  private lineBreaks = 0;
  private isJoining = false;
  isJoined = false;
  /** The element that ended the text, if there was one. */
  stoppedAt: Element | undefined;
  private lastPosition: TextPosition;
  /** The outermost letter or dropped hyphen. */
  private edge: TextPosition | undefined;
  private readonly isForward: boolean;

  constructor(
    node: Text,
    direction: 'forward' | 'backward',
    private readonly joining: Joining,
  ) {
    this.isForward = direction === 'forward';
    this.lastPosition = { node, offset: 0 };
  }

  countNode(): boolean {
    return this.nodesLeft-- > 0;
  }

  next(node: Node): Node | null {
    return read(node, this.isForward ? 'nextSibling' : 'previousSibling');
  }

  first(node: Node): Node | null {
    return read(node, this.isForward ? 'firstChild' : 'lastChild');
  }

  /**
   * Collects a node's text, or only the text after `start` (forward) or before it (backward).
   *
   * @returns Whether there is room for more.
   */
  take(node: Text, start = this.isForward ? 0 : node.length): boolean {
    const end = this.isForward ? node.length : 0;
    // Read in chunks: a page may have all its text in one node.
    for (let from = start; from !== end; ) {
      const to = this.isForward ? Math.min(end, from + PIECE) : Math.max(end, from - PIECE);
      if (this.piecesLeft-- <= 0 || !this.takePiece(node, from, to)) return false;
      from = to;
    }
    return true;
  }

  /** The hyphen at the end of a line and the space around it do not belong to the word. */
  join(): boolean {
    this.isJoined = true;
    if (this.joining === 'strict') return true;
    this.isJoining = true;
    while (this.isForward && /[-\u2010 ]/.test(this.text.at(-1) ?? '')) {
      this.text.pop();
      this.positions.pop();
    }
    return true;
  }

  /** The outermost letter, if the glyph's word reaches it. @param glyph - Counts if nothing was collected. */
  findEdge(glyph: TextPosition): Edge | undefined {
    const { text, isForward } = this;
    if (text.length > MAX_PIECED_WORD_LENGTH) return undefined;
    const word = (isForward ? text : text.toReversed()).join('');
    if (!/^[\p{L}\p{M}\p{N}'’ʼ\-\u2010・]*$/u.test(word)) return undefined;
    const position = this.edge ?? glyph;
    const { node, offset } = position;
    // Most blocks end with a word of their own.
    if (!this.mayContinue(node, word)) return undefined;
    return { position, isForward, text: word || node.data.charAt(offset), isLoose: this.joining === 'loose' };
  }

  private mayContinue(node: Text, word: string): boolean {
    if (this.isJoined || isBoxedApart(node)) return true;
    if (this.stoppedAt && getComputedStyle(this.stoppedAt).display.startsWith('inline-')) return true;
    if (this.isForward)
      return /[-\u2010]$/.test(word) || /\u00AD\s*$/.test(node.substringData(Math.max(0, node.length - 8), 8));
    return isAfterHyphen(node);
  }

  /** Continues in another box. */
  enter(isHyphenated: boolean): void {
    if (isHyphenated) this.join();
    this.isJoined = true;
  }

  /**
   * Crosses an edge of an inline element. A gap as wide as a space counts as one, because labels in a row are often separated only by padding.
   *
   * @param isOut - Whether it leaves the element rather than entering it.
   * @returns Whether there is room for more.
   */
  passEdge(element: Element, isOut: boolean): boolean {
    return !hasRoomAt(element, this.isForward === isOut ? 'end' : 'start') || this.takeGap();
  }

  takeGap(): boolean {
    return this.takeUnit(' ', this.lastPosition);
  }

  /** Collects the content between two positions. */
  private takePiece(node: Text, from: number, to: number): boolean {
    const first = Math.min(from, to);
    const piece = node.substringData(first, Math.abs(to - from));
    for (let index = 0; index < piece.length; index++) {
      const offset = this.isForward ? from + index : from - 1 - index;
      if (!this.takeUnit(piece.charAt(offset - first), { node, offset })) return false;
    }
    return true;
  }

  private takeUnit(unit: string, position: TextPosition): boolean {
    if (INVISIBLE.test(unit)) return true;
    if (this.isJoining && /[-\u2010\s]/.test(unit)) {
      this.edge = position;
      return true;
    }
    this.isJoining = false;
    if (SPACE.test(unit)) {
      if (unit === '\n' && isPreformatted(position.node) && isJointAt(position)) return this.join();
      // An empty line in preformatted text separates the text above from the text below.
      if (unit === '\n' && isPreformatted(position.node) && ++this.lineBreaks > 1) return false;
      return this.text.at(-1) === ' ' || this.push(' ', position);
    }
    this.lineBreaks = 0;
    // The first half of a surrogate pair, in reading direction, needs room for the second.
    const isHalf = this.isForward ? isBetween(unit, 0xd800, 0xdbff) : isBetween(unit, 0xdc00, 0xdfff);
    if (isHalf && this.text.length >= REACH - 1) return false;
    return this.push(unit, position);
  }

  private push(unit: string, position: TextPosition): boolean {
    this.text.push(unit);
    this.positions.push(position);
    this.lastPosition = this.edge = position;
    return this.text.length < REACH;
  }
}

/** Whether the text before a text node ends with a hyphen. */
function isAfterHyphen(node: Text, blanksLeft = MAX_BLANK_NODES): boolean {
  const before = findNeighbour(node, 'previousNode');
  const end = before?.substringData(Math.max(0, before.length - REACH), REACH) ?? '';
  if (before && blanksLeft > 0 && end.trim() === '') return isAfterHyphen(before, blanksLeft - 1);
  return /[-\u2010\u00AD]\s*$/.test(end);
}

function isJointAt({ node, offset }: TextPosition): boolean {
  const first = Math.max(0, offset - 3);
  return isJoint(node.substringData(first, offset - first), node.substringData(offset + 1, 8));
}

function isPreformatted(node: Text): boolean {
  const parent = node.parentElement;
  return parent !== null && /^(pre|break-spaces|preserve)/.test(getComputedStyle(parent).whiteSpace);
}

function isBetween(unit: string, first: number, last: number): boolean {
  const code = unit.charCodeAt(0);
  return code >= first && code <= last;
}
