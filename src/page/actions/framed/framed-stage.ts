import type { Finding } from '../../hover.ts';
import type { PageCore } from '../../hover-parts.ts';
import type { Pin } from '../pin.ts';
import type { Stage } from '../stage.ts';
import { isInView } from '../view.ts';
import { type CardFrame, makeCardFrame } from './card-frame.ts';
import type { FramedFinding, FrameOrder, FrameReport } from './frame-messages.ts';

/** How long the empty frame is kept, so that the next lookup is fast and current speech continues. */
const KEEP_MS = 5_000;

/**
 * Creates a stage in a separate frame for Firefox, where pages can see into closed shadow roots. Transient cards still render there, inert.
 * Content that takes the focus, accepts typing or is announced cannot be inert, so it renders in this frame.
 */
export function createFramedStage(core: PageCore): Stage {
  const { view, parts } = core;
  let frame: CardFrame | undefined;
  let pinned: Finding | undefined;
  /** Counts pins, because a report of the frame may concern the previous one. */
  let number = 0;
  let hasDraft = false;
  let hasTarget = false;
  let wantsFocus = false;
  let focusBefore: Element | undefined;
  let controller: AbortController | undefined;
  let animation = 0;
  let timer: number | undefined;

  function getFrame(node: Node): CardFrame {
    dropLost();
    view.clearTimeout(timer);
    if (!pinned && frame?.canStandAt(node) === false) removeFrame();
    frame ??= makeCardFrame(core, { onReport, onLost: removeFrame });
    frame.fit(node);
    return frame;
  }

  function removeFrame(): void {
    endPinned();
    view.clearTimeout(timer);
    frame?.remove();
    frame = undefined;
    hasDraft = hasTarget = false;
  }

  function onReport(report: FrameReport): void {
    if (report.type === 'gone') removeFrame();
    else if (report.type === 'key') useKey(report.key);
    else if (report.number !== number) return;
    else if (report.type === 'closed') endPinned();
    else {
      ({ hasDraft, hasTarget } = report);
      frame?.open(report.area);
      if (pinned && report.area && wantsFocus) takeOver();
      view.clearTimeout(timer);
      if (report.isEmpty && !pinned) {
        frame?.mark([]);
        timer = view.setTimeout(removeFrame, KEEP_MS);
      }
    }
  }

  /** A card of another word closes on any key first, so that no key acts on the wrong word. */
  function useKey(key: string | undefined): void {
    if (core.hover.getShown()) core.hover.cancel();
    else if (key !== undefined) {
      // If the key closes the card, the focus returns before the key is released.
      core.keys.takeRelease(key);
      frame?.post({ type: 'press', key });
    }
  }

  core.keys.pinned = { isOpen: () => pinned !== undefined, knows: () => false, press: () => {} };

  /** Pages may remove unknown elements. */
  function dropLost(): void {
    if (frame && !frame.isThere()) removeFrame();
  }

  /** The pinned card is visible. The transient one stays until then. */
  function takeOver(): void {
    wantsFocus = false;
    core.hover.cancel();
    frame?.focus();
    place();
  }

  function open({ finding, ...pin }: Pin): void {
    if (keepDraft()) return;
    const { toFrame, post } = getFrame(finding.passage.source.node);
    if (!pinned) {
      focusBefore = parts.findFocus(core.findShadowRoot);
      listen();
    }
    pinned = finding;
    wantsFocus = true;
    number += 1;
    post({ type: 'open', finding: toFramed(finding, toFrame), number, ...pin });
  }

  function endPinned(): void {
    if (!pinned) return;
    pinned = undefined;
    hasDraft = false;
    controller?.abort();
    view.cancelAnimationFrame(animation);
    frame?.mark([]);
    if (frame?.hasFocus()) {
      frame.blur();
      if (focusBefore?.isConnected) (focusBefore as HTMLElement).focus?.({ preventScroll: true });
    }
    focusBefore = undefined;
  }

  function close(): void {
    if (!pinned) return;
    frame?.open(undefined);
    frame?.post({ type: 'close' });
    endPinned();
  }

  function keepDraft(): boolean {
    dropLost();
    if (hasDraft) {
      frame?.focus();
      frame?.post({ type: 'keepDraft' });
    }
    return hasDraft;
  }

  function place(): void {
    dropLost();
    if (!pinned || !frame) return;
    const { passage, range } = pinned;
    const boxes = passage.getBoxes(range.start, range.end);
    frame.fit(passage.source.node);
    frame.post({ type: 'place', boxes: boxes.map(frame.toFrame) });
    const [first] = boxes;
    frame.mark(first && isInView(first, parts.getView()) ? boxes : []);
  }

  function listen(): void {
    controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    // Presses on the frame do not arrive here, and a press on another word's card does not count as outside.
    const onElsewhere = (event: Event) => {
      dropLost();
      if (event.isTrusted && !core.hover.getShown() && !hasDraft) close();
    };
    view.addEventListener('pointerdown', onElsewhere, options);
    const onKey = (event: KeyboardEvent) => {
      if (!event.isTrusted || event.key !== 'Escape' || core.hover.getShown()) return;
      core.keys.take(event);
      frame?.post({ type: 'giveUp' });
    };
    view.addEventListener('keydown', onKey, { ...options, passive: false });
    const onMove = () => {
      view.cancelAnimationFrame(animation);
      animation = view.requestAnimationFrame(place);
    };
    for (const type of ['scroll', 'resize', 'fullscreenchange']) view.addEventListener(type, onMove, options);
    view.addEventListener('pagehide', removeFrame, options);
  }

  function say(order: Extract<FrameOrder, { type: 'say' }>, node: Node): void {
    const { post, toFrame } = getFrame(node);
    post({ ...order, ...(order.box ? { box: toFrame(order.box) } : {}) });
  }

  return {
    pinned: {
      open,
      close,
      keepDraft,
      // The frame receives settings changes on its own.
      refresh: async () => place(),
    },
    notice: {
      show(sentence, box, node = document) {
        say({ type: 'say', sentence, box }, node);
        if (!pinned) frame?.mark([box]);
      },
      announce: (sentence, node = document) => say({ type: 'say', sentence }, node),
      hide: () => frame?.post({ type: 'hush' }),
    },
    lookUp() {
      dropLost();
      if (!frame?.hasFocus() || !hasTarget) return false;
      frame.post({ type: 'lookUp' });
      return true;
    },
    stop: removeFrame,
  };
}

/** The data of a finding. Its nodes stay in the page. */
function toFramed({ passage, boxes, point, ...finding }: Finding, toFrame: CardFrame['toFrame']): FramedFinding {
  const { text, offset, language, isVertical } = passage;
  const { left: x, top: y } = toFrame({ left: point.x, top: point.y, right: point.x, bottom: point.y });
  return {
    ...finding,
    passage: { text, offset, language, isVertical, box: toFrame(passage.box) },
    boxes: boxes.map(toFrame),
    point: { x, y },
  };
}
