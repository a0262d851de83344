import { read } from '../dom.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { getFlow } from '../text-flow.ts';
import type { Classifier } from './classifier.ts';
import { type TextRun, toStaticRange, walkRuns } from './text-runs.ts';
import { findMark, MARKS, type Mark, toHighlightName } from './word-marks.ts';

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
}

/** Scrolling has ended when nothing has moved for so long. */
const STILL_MS = 100;
/** A page that changes without a pause is read again at least this often. */
const MAX_QUIET_WAIT_MS = 250;
/** Blocks this far from the screen are marked, in heights of the screen. */
const MARGIN = '200%';
/** Longest work before the page has its turn. */
const MAX_TURN_MS = 4;

/** Marks the words of the document and of its shadow trees, until it is stopped. */
export function createDocumentWords({ findShadowRoot, classifier, hasNew }: DocumentWordsParts): DocumentWords {
  const controller = new AbortController();
  const { signal } = controller;
  const runsOf = new Map<Element, TextRun[]>();
  const near = new Set<Element>();
  /** Parts of the page to be walked through. */
  const changed = new Set<Element | ShadowRoot>();
  let isWorking = false;
  /** Whether something has changed since this work began. */
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const intersections = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      soon();
    },
    { rootMargin: `${MARGIN} 0px` },
  );
  const mutations = new MutationObserver((records) => {
    for (const record of records) note(record);
    soon();
  });

  const observe = (root: Node) => mutations.observe(root, { childList: true, characterData: true, subtree: true });

  /** A list that grows is not read again as a whole, only what was added. */
  function note({ target, addedNodes }: MutationRecord): void {
    const blocks = [...addedNodes].filter(isBlock);
    const isApart = addedNodes.length === blocks.length && !runsOf.has(target as Element);
    for (const part of isApart ? blocks : [findBlock(target)]) changed.add(part);
  }

  /** The block whose text a changed node belongs to. */
  function findBlock(node: Node): Element | ShadowRoot {
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
    // Scrolling ends by itself; a text that streams in may not.
    waitingSince = changed.size > 0 ? (waitingSince ?? now) : undefined;
    const left = waitingSince === undefined ? STILL_MS : waitingSince + MAX_QUIET_WAIT_MS - now;
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
      const runs = [...near].flatMap((block) => runsOf.get(block) ?? []);
      if (!signal.aborted) await classifier.load(runs);
      if (!signal.aborted) paint(runs);
    } catch {
      // The background is gone, or its store is: the page stays as it is until something changes.
    } finally {
      isWorking = false;
    }
    if (isDue || changed.size > 0) soon();
  }

  async function walkChanged(): Promise<void> {
    const roots = [...changed];
    changed.clear();
    let turnAt = performance.now();
    for (const root of roots) {
      if (signal.aborted) return;
      forgetInside(root);
      for (const _ of walkRuns(root, findShadowRoot, finds)) {
        if (performance.now() - turnAt < MAX_TURN_MS) continue;
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MAX_QUIET_WAIT_MS }));
        if (signal.aborted) return;
        turnAt = performance.now();
      }
    }
  }

  const finds = {
    onRun(run: TextRun) {
      const known = runsOf.get(run.block);
      if (known) known.push(run);
      else {
        runsOf.set(run.block, [run]);
        intersections.observe(run.block);
      }
    },
    onShadowRoot: observe,
  };

  /** Drops the runs of a part that is walked through again, and of blocks that have left the page. */
  function forgetInside(root: Element | ShadowRoot): void {
    for (const block of runsOf.keys()) {
      if (read(block, 'isConnected') && !isInside(root, block)) continue;
      runsOf.delete(block);
      near.delete(block);
      intersections.unobserve(block);
    }
  }

  function paint(runs: readonly TextRun[]): void {
    const ranges: Record<Mark, StaticRange[]> = { learning: [], next: [], new: [] };
    for (const run of runs) {
      const found = classifier.find(run);
      for (const { start, end, word } of found?.words ?? []) {
        const mark = findMark(word, found?.reach ?? {}, hasNew());
        const range = mark && toStaticRange(run, start, end);
        if (range) ranges[mark].push(range);
      }
    }
    for (const mark of MARKS) {
      const name = toHighlightName(mark);
      if (ranges[mark].length > 0) CSS.highlights.set(name, new Highlight(...ranges[mark]));
      else CSS.highlights.delete(name);
    }
  }

  observe(document);
  changed.add(document.body ?? document.documentElement);
  void work();

  return {
    refresh() {
      soon();
    },
    stop() {
      controller.abort();
      clearTimeout(timer);
      intersections.disconnect();
      mutations.disconnect();
      for (const mark of MARKS) CSS.highlights.delete(toHighlightName(mark));
    },
  };
}

const isBlock = (node: Node): node is Element =>
  read(node, 'nodeType') === Node.ELEMENT_NODE && getFlow(node as Element) !== 'inline';

/** Whether a block belongs to a part of the page, also through shadow roots. */
function isInside(root: Node, block: Node): boolean {
  for (let at: Node | null = block; at; ) {
    if (at === root) return true;
    const parent: Node | null = read(at, 'parentNode');
    at =
      parent ??
      (read(at, 'nodeType') === Node.DOCUMENT_FRAGMENT_NODE ? (read(at as ShadowRoot, 'host') as Node) : null);
  }
  return false;
}
