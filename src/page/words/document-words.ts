import { isMatching, read } from '../dom.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { getFlow } from '../text-flow.ts';
import type { Classifier } from './classifier.ts';
import { countRanges, createHighlights, type Ranges } from './highlights.ts';
import { LONGEST_QUIET_WAIT_MS, STILL_MS } from './still-time.ts';
import { type TextRun, toStaticRange, walkRuns } from './text-runs.ts';
import { findMark } from './word-marks.ts';

/** The marked words of one document. */
export interface DocumentWords {
  /** Marks again with what the learner knows now. */
  refresh(): void;
  /** Takes all marks away, and everything that would put them back. */
  stop(): void;
}

interface DocumentWordsParts {
  findShadowRoot: FindShadowRoot;
  classifier: Classifier;
  /** Whether all new words are marked, or only those that come next. */
  hasNew: () => boolean;
  /** Called when the page was read, or read again. */
  onRead: () => void;
}

/** A part of a page that is walked through as a whole. */
type Part = Element | ShadowRoot;

/** Blocks this far from the screen are marked, in heights of the screen. */
const MARGIN = '200% 0px';
/** The same in parts of the page that scroll on their own. Chrome takes a percentage for one of all that can be scrolled. */
const INNER_MARGIN = '300px 0px';
/** Where that makes many marks, these are enough. Chrome draws each again in every frame in which the page changes anything. */
const SMALL_MARGIN = '50% 0px';
const MAX_RANGES = 400;
/** Longest work before the page has its turn. */
const MAX_TURN_MS = 4;
/** The first wait for the definition of a custom element; each further one is twice as long. */
const FIRST_HOST_WAIT_MS = 250;
const LONGEST_HOST_WAIT_MS = 16_000;

/** Marks the words of the document and of its shadow trees, until it is stopped. */
export function createDocumentWords({ findShadowRoot, classifier, hasNew, onRead }: DocumentWordsParts): DocumentWords {
  const controller = new AbortController();
  const { signal } = controller;
  const runsOf = new Map<Element, TextRun[]>();
  const observed = new Set<Element>();
  /** Observed blocks of which no place is known yet. */
  const unplaced = new Set<Element>();
  const near = new Set<Element>();
  const nearest = new Set<Element>();
  const marks = createHighlights();
  /** Changes of the page that are still to be read: reading takes time, and the page may change more. */
  let noted: MutationRecord[] = [];
  /** Other parts of the page to be walked through. */
  const unread = new Set<Part>();
  /** Custom elements whose definition may bring a shadow tree: no observer tells of it. */
  const undefinedHosts = new Set<Element>();
  let hostWaitMs = FIRST_HOST_WAIT_MS;
  let hostTimer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  /** Whether something has changed since this work began. */
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const watch = (blocks: Set<Element>, margins: object) =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) blocks.add(target);
        else blocks.delete(target);
      }
      // Only scrolling is to end first.
      if (entries.filter(({ target }) => unplaced.delete(target)).length > 0) void work();
      else soon();
    }, margins);
  const observers = [
    watch(near, { rootMargin: MARGIN, scrollMargin: INNER_MARGIN }),
    watch(nearest, { rootMargin: SMALL_MARGIN }),
  ];
  const mutations = new MutationObserver((records) => {
    noted = noted.concat(records);
    soon();
  });

  const observe = (root: Node) =>
    mutations.observe(root, { attributeFilter: ['lang'], childList: true, characterData: true, subtree: true });

  /** Finds the parts to be read again. Of a list that grows only what was added. */
  function takeParts(): ReadonlySet<Part> {
    const parts = new Set(unread);
    for (const { type, target, addedNodes } of noted) {
      const blocks = [...addedNodes].filter(isBlock);
      const isApart =
        type === 'childList' && isBlock(target) && !runsOf.has(target) && addedNodes.length === blocks.length;
      for (const part of isApart ? blocks : [findBlock(target)]) parts.add(part);
    }
    noted = [];
    unread.clear();
    for (const host of undefinedHosts) {
      if (isDefined(host)) parts.add(findBlock(host));
      if (isDefined(host) || !read(host, 'isConnected')) undefinedHosts.delete(host);
    }
    return parts;
  }

  /** The block whose text a changed node belongs to. */
  function findBlock(node: Node): Part {
    for (let at: Node | null = node; at; at = read(at, 'parentNode')) {
      if (read(at, 'nodeType') === Node.DOCUMENT_FRAGMENT_NODE) return at as ShadowRoot;
      if (isBlock(at)) return at;
    }
    return document.body ?? document.documentElement;
  }

  /** Waits until the page stands still. */
  function soon(): void {
    if (signal.aborted) return;
    const now = performance.now();
    // Scrolling ends soon; a text that streams in may not.
    waitingSince = noted.length > 0 ? (waitingSince ?? now) : undefined;
    const left = waitingSince === undefined ? STILL_MS : waitingSince + LONGEST_QUIET_WAIT_MS - now;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), Math.max(0, Math.min(STILL_MS, left)));
  }

  async function work(): Promise<void> {
    if (signal.aborted) return;
    isDue = isWorking;
    if (isWorking) return;
    waitingSince = undefined;
    isWorking = true;
    try {
      await walkChanged();
      if (!signal.aborted) await classifier.load(listRuns(near));
      if (!signal.aborted) paint();
      onRead();
    } catch {
      // The background is gone, or its store is: the page stays as it is until something changes.
    } finally {
      isWorking = false;
    }
    if (isDue) soon();
    else waitForHosts();
  }

  function waitForHosts(): void {
    if (signal.aborted || undefinedHosts.size === 0 || hostWaitMs > LONGEST_HOST_WAIT_MS) return;
    clearTimeout(hostTimer);
    hostTimer = setTimeout(() => {
      hostWaitMs *= 2;
      if ([...undefinedHosts].some(isDefined)) void work();
      else waitForHosts();
    }, hostWaitMs);
  }

  async function walkChanged(): Promise<void> {
    const parts = takeParts();
    forgetInside(parts);
    let turnAt = performance.now();
    for (const part of parts) {
      if (signal.aborted) return;
      const around = findOuter(part);
      if (!read(part, 'isConnected') || (around && isInside(parts, around))) continue;
      for (const _ of walkRuns(part, findShadowRoot, finds)) {
        if (performance.now() - turnAt < MAX_TURN_MS) continue;
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_QUIET_WAIT_MS }));
        if (signal.aborted) return;
        turnAt = performance.now();
      }
    }
    for (const block of observed) if (!runsOf.has(block)) forget(block);
  }

  const finds = {
    onRun(run: TextRun) {
      const known = runsOf.get(run.block);
      if (known) known.push(run);
      else runsOf.set(run.block, [run]);
      if (observed.has(run.block)) return;
      observed.add(run.block);
      unplaced.add(run.block);
      for (const observer of observers) observer.observe(run.block);
    },
    onShadowRoot: observe,
    onUndefined(host: Element) {
      if (!undefinedHosts.has(host)) hostWaitMs = FIRST_HOST_WAIT_MS;
      undefinedHosts.add(host);
    },
  };

  /** Drops the runs of parts that are walked through again, and blocks that have left the page. */
  function forgetInside(parts: ReadonlySet<Part>): void {
    for (const block of observed) {
      if (!read(block, 'isConnected')) forget(block);
      // A block that only changes keeps its place, and so its marks, until its new ones are known.
      else if (isInside(parts, block)) runsOf.delete(block);
    }
  }

  function forget(block: Element): void {
    for (const blocks of [runsOf, observed, unplaced, near, nearest]) blocks.delete(block);
    for (const observer of observers) observer.unobserve(block);
  }

  const listRuns = (blocks: ReadonlySet<Element>) => [...blocks].flatMap((block) => runsOf.get(block) ?? []);

  function paint(): void {
    const ranges = listRanges(listRuns(near));
    marks.put(countRanges(ranges) > MAX_RANGES ? listRanges(listRuns(nearest)) : ranges);
  }

  function listRanges(runs: readonly TextRun[]): Ranges {
    const ranges: Ranges = { learning: [], next: [], new: [] };
    for (const run of runs) {
      const found = classifier.find(run);
      for (const { start, end, word } of found?.words ?? []) {
        const mark = findMark(word, found?.reach ?? {}, hasNew());
        const range = mark && toStaticRange(run, start, end);
        if (range) ranges[mark].push(range);
      }
    }
    return ranges;
  }

  observe(document);
  unread.add(document.body ?? document.documentElement);
  void work();

  return {
    refresh() {
      soon();
    },
    stop() {
      controller.abort();
      clearTimeout(timer);
      clearTimeout(hostTimer);
      for (const observer of observers) observer.disconnect();
      mutations.disconnect();
      marks.clear();
    },
  };
}

const isBlock = (node: Node): node is Element =>
  read(node, 'nodeType') === Node.ELEMENT_NODE && getFlow(node as Element) !== 'inline';

const isDefined = (host: Element): boolean => isMatching(host, ':defined');

/** Whether a node belongs to one of the parts, also through shadow roots. */
function isInside(parts: ReadonlySet<Part>, node: Node): boolean {
  for (let at: Node | undefined = node; at; at = findOuter(at)) {
    if (parts.has(at as Part)) return true;
  }
  return false;
}

/** The parent of a node, or the host of a shadow root. */
const findOuter = (node: Node): Node | undefined =>
  read(node, 'parentNode') ??
  (read(node, 'nodeType') === Node.DOCUMENT_FRAGMENT_NODE ? read(node as ShadowRoot, 'host') : undefined);
