import type { Box } from '../../box.ts';
import type { PageCore } from '../../core.ts';
import { createHost, findHome, liftToTop, toZoom } from '../../host.ts';
import STYLE from './card-frame.css?inline';
import CONTENT from './card-frame.html?raw';
import { type FrameOrder, type FrameReport, readMessage, writeMessage } from './frame-messages.ts';

/** A frame that nobody but the extension can look into, laid over all that is seen of the page; only where cards stand it takes the pointer. */
export interface CardFrame {
  tell(order: FrameOrder): void;
  /** Whether it can be put where a node is with what is in it. */
  canStandAt(node: Node): boolean;
  /** Puts it where a node is, if it can be, over what is seen of the page now. */
  fit(node: Node): void;
  toFrame(box: Box): Box;
  /** Lets a part of it be seen and pressed, or nothing. */
  open(area: Box | undefined): void;
  focus(): void;
  hasFocus(): boolean;
  /** False when the page has taken it away. */
  isThere(): boolean;
  /** Gives the focus to nobody. */
  blur(): void;
  remove(): void;
}

/** Firefox's name of a frame, for its extensions. */
interface FirefoxRuntime {
  getFrameId(frame: HTMLIFrameElement): number;
}

/** Longest that the frame takes to say something, on a busy machine. */
const ANSWER_MS = 8_000;

/** Read out as the frame's name, in every language. */
const NAME = 'Wayword';

/**
 * Makes the frame. It is sandboxed, so that it has an origin of its own and no script runs in it but the extension's, which the background
 * loads. A page can get hold of the element, by Firefox's own properties of events, but of nothing in it. If it lays hands on the element,
 * or had done so before there was anything in it, the frame goes: as it was made, no document in it can run a script.
 *
 * @param onReport - Called for what the frame's part tells.
 * @param onLost - The frame cannot be had, or the page has laid hands on it: it is to be removed.
 */
export function makeCardFrame(
  { parts, settings, send }: PageCore,
  { onReport, onLost }: { onReport(report: FrameReport): void; onLost(): void },
): CardFrame {
  const { host, root, put } = createHost(settings.sheet, undefined, STYLE);
  const frame = parts.createHtml('iframe');
  frame.className = 'frame';
  frame.setAttribute('sandbox', '');
  frame.srcdoc = CONTENT;
  frame.title = NAME;
  const shade = parts.createHtml('div');
  shade.className = 'shade';
  shade.append(frame);
  root.append(shade);

  const { port1: port, port2 } = new MessageChannel();
  let isRemoved = false;
  /** What was to be shown would be lost for ever, and all that comes after it. */
  const silence = setTimeout(lose, ANSWER_MS);
  port.onmessage = ({ data }: MessageEvent<string>) => {
    clearTimeout(silence);
    onReport(readMessage(data));
  };
  let size = { width: 0, height: 0 };
  let origin = { left: 0, top: 0, scale: 1 };

  function remove(): void {
    isRemoved = true;
    clearTimeout(silence);
    touches.disconnect();
    port.close();
    host.remove();
  }

  function lose(): void {
    if (!isRemoved) onLost();
  }

  // The text of a style is ours: so it is where no sheet may be added.
  const touches = new MutationObserver((records) => {
    if (records.some(({ target }) => target.nodeName !== 'STYLE')) lose();
  });
  touches.observe(root, { subtree: true, childList: true, attributes: true });
  /** Changes what a page has no business to change. */
  function change(work: () => void): void {
    work();
    touches.takeRecords();
  }

  frame.addEventListener('load', () => void start(), { once: true });
  async function start(): Promise<void> {
    // From now on, a second document in it would be the page's doing.
    frame.addEventListener('load', lose);
    try {
      const { runtime } = (globalThis as unknown as { chrome: { runtime: FirefoxRuntime } }).chrome;
      await send('hover.frame', { frameId: runtime.getFrameId(frame) });
      frame.contentWindow?.postMessage('', '*', [port2]);
    } catch {
      lose();
    }
  }

  /** Moved without `moveBefore`, which Firefox has since 144, its document would be loaded anew. */
  const canMoveTo = (home: Element) => !host.isConnected || host.parentNode === home || 'moveBefore' in home;

  function move(home: Element): void {
    if (!host.isConnected || host.parentNode === home) return;
    if (host.popover) host.hidePopover();
    (home as Element & { moveBefore(node: Node, child: null): void }).moveBefore(host, null);
    liftToTop(host);
  }

  const open = (area: Box | undefined) =>
    change(() => {
      const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: 0, bottom: 0 };
      // Without anything in it that is seen, it is no place for the focus to go to.
      frame.tabIndex = area ? 0 : -1;
      frame.style.clipPath = `inset(${top}px ${size.width - right}px ${size.height - bottom}px ${left}px)`;
    });

  return {
    tell: (order) => port.postMessage(writeMessage(order)),
    canStandAt: (node) => canMoveTo(findHome(node)),
    fit(node) {
      const home = findHome(node);
      if (canMoveTo(home)) {
        // Not among our own changes: pages hear of a popover, and may act then.
        move(home);
        put(node);
      }
      change(() => {
        const view = parts.getView();
        const scale = Math.min(1, view.scale);
        const zoom = toZoom(host);
        origin = { left: view.left, top: view.top, scale };
        size = { width: (view.right - view.left) * scale, height: (view.bottom - view.top) * scale };
        const { clipPath } = frame.style;
        frame.style.cssText = `left:${view.left}px;top:${view.top}px;width:${size.width}px;height:${size.height}px;zoom:${zoom};transform:scale(${1 / scale})`;
        frame.style.clipPath = clipPath || 'inset(50%)';
      });
    },
    toFrame({ left, top, right, bottom }) {
      const toX = (x: number) => (x - origin.left) * origin.scale;
      const toY = (y: number) => (y - origin.top) * origin.scale;
      return { left: toX(left), top: toY(top), right: toX(right), bottom: toY(bottom) };
    },
    open,
    focus: () => frame.focus({ preventScroll: true }),
    hasFocus: () => root.activeElement === frame,
    isThere: () => host.isConnected,
    blur: () => frame.blur(),
    remove,
  };
}
