import type { Box } from '../../box.ts';
import { createHost, findHome, liftToTop, toZoom } from '../../host.ts';
import type { PageCore } from '../../hover-parts.ts';
import STYLE from './card-frame.css?inline';
import CONTENT from './card-frame.html?raw';
import { type FrameOrder, type FrameReport, readMessage, writeMessage } from './frame-messages.ts';

/** A frame that only the extension can access. It covers the viewport but receives the pointer only on cards. */
export interface CardFrame {
  post(order: FrameOrder): void;
  /** Whether it can be moved beside a node with its content. */
  canStandAt(node: Node): boolean;
  /** Moves it beside a node, if possible, over the current viewport. */
  fit(node: Node): void;
  toFrame(box: Box): Box;
  /** Marks these boxes of the page instead of the previous ones. */
  mark(boxes: readonly Box[]): void;
  /** Makes a part of it visible and clickable, or nothing. */
  open(area: Box | undefined): void;
  focus(): void;
  hasFocus(): boolean;
  /** False if the page removed it. */
  isThere(): boolean;
  /** Removes the focus from it. */
  blur(): void;
  remove(): void;
}

/** Firefox's frame id for extensions. */
interface FirefoxRuntime {
  getFrameId(frame: HTMLIFrameElement): number;
}

/** Longest wait for the frame's first message, on a busy device. */
const ANSWER_MS = 8_000;

/** Accessible name of the frame, the same in every language. */
const NAME = 'Wayword';

/**
 * Creates the frame. It is sandboxed, so it has its own origin and runs only the extension's script, which the background injects. A page can
 * obtain the element through Firefox's event properties, but nothing inside it. If the page changes the element, even before it has
 * content, the frame is removed: as created, no document in it can run a script.
 *
 * @param onReport - Called for messages of the frame's part.
 * @param onLost - Called if the frame cannot load or the page changed it. The frame is then removed.
 */
export function makeCardFrame(
  { parts, settings, send }: PageCore,
  { onReport, onLost }: { onReport(report: FrameReport): void; onLost(): void },
): CardFrame {
  const { host, root, put, take } = createHost(settings.sheet, undefined, STYLE);
  const frame = parts.createHtml('iframe');
  frame.className = 'frame';
  frame.setAttribute('sandbox', '');
  frame.srcdoc = CONTENT;
  frame.title = NAME;
  const shade = parts.createHtml('div');
  shade.className = 'shade';
  shade.append(frame);
  const marks = parts.createMarks(root, host);
  root.append(shade);

  const { port1: port, port2 } = new MessageChannel();
  let isRemoved = false;
  /** Fails the frame, because this content and all later content would never show. */
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
    take();
  }

  function lose(): void {
    if (!isRemoved) onLost();
  }

  // Set the style as text where a style sheet cannot be added.
  const touches = new MutationObserver((records) => {
    if (records.some(({ target }) => target.nodeName !== 'STYLE')) lose();
  });
  touches.observe(root, { subtree: true, childList: true, attributes: true });
  /** Makes changes that count as ours, not the page's. */
  function change(work: () => void): void {
    work();
    touches.takeRecords();
  }

  frame.addEventListener('load', () => void start(), { once: true });
  async function start(): Promise<void> {
    // From now on, a second document in the frame comes from the page.
    frame.addEventListener('load', lose);
    try {
      const { runtime } = (globalThis as unknown as { chrome: { runtime: FirefoxRuntime } }).chrome;
      await send('hover.frame', { frameId: runtime.getFrameId(frame) });
      frame.contentWindow?.postMessage('', '*', [port2]);
    } catch {
      lose();
    }
  }

  /** Without `moveBefore` (Firefox 144), moving the frame reloads its document. */
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
      // Without visible content, the frame must not take the focus.
      frame.tabIndex = area ? 0 : -1;
      frame.style.clipPath = `inset(${top}px ${size.width - right}px ${size.height - bottom}px ${left}px)`;
    });

  return {
    post: (order) => port.postMessage(writeMessage(order)),
    canStandAt: (node) => canMoveTo(findHome(node)),
    fit(node) {
      const home = findHome(node);
      if (canMoveTo(home)) {
        // Outside of our own changes: pages receive popover events and may react.
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
    mark: (boxes) => change(() => marks.put(boxes)),
    open,
    focus: () => frame.focus({ preventScroll: true }),
    hasFocus: () => root.activeElement === frame,
    isThere: () => host.isConnected,
    blur: () => frame.blur(),
    remove,
  };
}
