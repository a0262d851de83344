import { isInside, type Point } from './box.ts';
import { toBounds } from './dom.ts';
import { isHost } from './host.ts';
import { type FindShadowRoot, findHit, findParent } from './shadow.ts';

/** The text counts as settled after so long without a change. */
const SETTLED_MS = 300;
/** Changes at most so far apart belong to one text in motion. */
const PAUSE_MS = 1_000;
/** Changes in so short a time count as one. */
const MOMENT_MS = 30;

export interface MotionWatch {
  /** Watches the text at a point until `stop`. */
  start(point: Point): void;
  stop(): void;
}

/**
 * Notices text that the page writes bit by bit under a resting pointer, such as an answer that streams. A single change does not count: a list
 * that reuses its rows shows another word at once.
 */
export function createMotionWatch(view: Window, findShadowRoot: FindShadowRoot, onSettled: () => void): MotionWatch {
  let point: Point;
  let changedAt = 0;
  let timer: number | undefined;
  const observer = new MutationObserver((records) => {
    const now = view.performance.now();
    const record = records.find(isOfPage);
    if (!record || now - changedAt < MOMENT_MS) return;
    const { target } = record;
    // A change right below a shadow root is one of its host.
    const isRoot = target.nodeType === Node.DOCUMENT_FRAGMENT_NODE;
    const inner = isRoot ? (target as ShadowRoot).host : findParent(target);
    const element = target instanceof Element ? target : inner;
    if (!element || !isInside(point, toBounds(element))) return;
    view.clearTimeout(timer);
    if (now - changedAt < PAUSE_MS) timer = view.setTimeout(onSettled, SETTLED_MS);
    changedAt = now;
  });
  function stop(): void {
    observer.disconnect();
    view.clearTimeout(timer);
    changedAt = -PAUSE_MS;
  }
  return {
    start(at) {
      stop();
      point = at;
      for (const root of [view.document, ...findHit(at, findShadowRoot).roots]) {
        observer.observe(root, { subtree: true, childList: true, characterData: true });
      }
    },
    stop,
  };
}

/** A card that opens or closes changes the document as well, but writes no text of the page. */
function isOfPage({ addedNodes, removedNodes }: MutationRecord): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  return nodes.length === 0 || !nodes.every(isHost);
}
