import { type Point, toDistance } from './box.ts';
import { read, toBounds } from './dom.ts';

/** The text counts as settled after so long without a change. */
const SETTLED_MS = 300;
/** Changes at most so far apart belong to one text in motion. */
const PAUSE_MS = 1_000;
/** Changes in so short a time count as one. */
const MOMENT_MS = 30;
/** Most changes of one moment whose position is read. */
const MAX_READ = 8;

export interface MotionWatch {
  /** Watches the text at a point until `stop`. */
  start(point: Point): void;
  stop(): void;
}

/**
 * Notices text that the page writes bit by bit under a resting pointer, such as an answer that streams. A single change does not count: a list
 * that reuses its rows shows another word at once.
 */
export function createMotionWatch(view: Window, onSettled: () => void): MotionWatch {
  let point: Point | undefined;
  let count = 0;
  let changedAt = 0;
  let timer: number | undefined;
  const observer = new MutationObserver((records) => {
    const now = view.performance.now();
    if (now - changedAt < MOMENT_MS || !records.slice(-MAX_READ).some(({ target }) => isAround(target, point))) return;
    count = now - changedAt > PAUSE_MS ? 1 : count + 1;
    changedAt = now;
    view.clearTimeout(timer);
    if (count > 1) timer = view.setTimeout(onSettled, SETTLED_MS);
  });
  const stop = () => {
    observer.disconnect();
    view.clearTimeout(timer);
    count = 0;
  };
  return {
    start(at) {
      stop();
      point = at;
      observer.observe(view.document, { subtree: true, childList: true, characterData: true });
    },
    stop,
  };
}

function isAround(node: Node, point: Point | undefined): boolean {
  const element = read(node, 'nodeType') === Node.ELEMENT_NODE ? (node as Element) : read(node, 'parentElement');
  return point !== undefined && element !== null && toDistance(point, toBounds(element)) === 0;
}
