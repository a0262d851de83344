import { AppError } from '../../app-error.ts';
import { createQueue } from '../../async/queue.ts';
import type { Send } from '../../messaging/client.ts';
import { HOVER_EVENT } from '../../messaging/events.ts';
import {
  type FramedFinding,
  type FrameOrder,
  type FrameReport,
  readMessage,
  writeMessage,
} from '../actions/framed/frame-messages.ts';
import { createPageActions } from '../actions/page-actions.ts';
import { createStage } from '../actions/stage.ts';
import { type Box, toHull } from '../box.ts';
import type { Finding } from '../hover.ts';
import type { HoverHost } from '../hover-parts.ts';
import { coreParts } from '../hover-parts.ts';
import { MODIFIER } from '../pointer.ts';
import { makeHover } from '../start-hover.ts';
import { watchForPerson } from '../watch-person.ts';
import { watchCards } from './watch-cards.ts';

/** Nothing on this stage is inert, and the frame element casts the shadow. */
const STYLE = ':host::after { content: none; } .card { box-shadow: none; }';

/**
 * Runs in the frame that `card-frame.ts` creates, and renders what the page's part requests. The same code looks up words on a pinned card
 * as on any page.
 *
 * Long because the reports, the keys and the orders share the card and its number; each function is short.
 *
 * @param port - Port to the page's part.
 */
export function runFramePart(
  port: MessagePort,
  host: Pick<HoverHost, 'view' | 'send' | 'findShadowRoot' | 'onEvent'>,
): void {
  const report = (what: FrameReport) => port.postMessage(writeMessage(what));
  const send: Send = async (type, request) => {
    try {
      return await host.send(type, request);
    } catch (error) {
      if (error instanceof AppError && error.code === 'extension-gone') report({ type: 'gone' });
      throw error;
    }
  };
  const { core, handlers } = makeHover(
    {
      ...host,
      send,
      parts: {
        ...coreParts,
        createSurface: (sheet, onEvent, ...styles) => coreParts.createSurface(sheet, onEvent, ...styles, STYLE),
      },
      // The card's own text is in plain lines.
      loadPieces: () => Promise.resolve(),
      async loadActions() {
        globalThis.waywordActions = () => actions;
      },
      onEvent: (listener) =>
        host.onEvent((event) => {
          // The page handles commands.
          if (event.type === 'event.command') return;
          listener(event);
          if (event.type === HOVER_EVENT) void stage.pinned.refresh();
        }),
    },
    new AbortController(),
  );
  let number = 0;
  const stage = createStage(core, () => report({ type: 'closed', number }));
  const { pinned, notice } = stage;
  const actions = createPageActions(core, stage);
  watchForPerson(host.view, async () => handlers);

  const reportState = watchCards(core.findShadowRoot, (boxes, isEmpty) =>
    report({
      type: 'state',
      number,
      area: boxes.length > 0 ? toHull(boxes) : undefined,
      isEmpty,
      hasDraft: pinned.hasDraft(),
      hasTarget: core.hover.getShown() !== undefined || host.view.getSelection()?.type === 'Range',
    }),
  );
  host.view.addEventListener('input', reportState, { capture: true });
  host.view.document.addEventListener('selectionchange', reportState);
  // The page may show a card of another word by now, so it decides whether the key is for that one. A nested card has already had the key.
  host.view.addEventListener('keydown', onKey, { capture: true });

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || MODIFIER.test(event.key)) return;
    const isKnown = pinned.knowsKey(event);
    if (isKnown) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    report({ type: 'key', key: isKnown ? event.key : undefined });
  }

  /** Boxes of the word on the page. */
  let wordBoxes: Box[] = [];
  const toFinding = ({ passage, ...finding }: FramedFinding): Finding => ({
    ...finding,
    passage: {
      ...passage,
      source: { node: document, offset: 0 },
      findOffset: () => undefined,
      getBoxes: () => wordBoxes,
      getRanges: () => [],
    },
  });

  function obey(order: FrameOrder): void {
    if (order.type === 'open') {
      const { type: _, finding, number: ordered, ...pin } = order;
      number = ordered;
      wordBoxes = finding.boxes;
      pinned.open({ ...pin, finding: toFinding(finding) });
    } else if (order.type === 'place') {
      wordBoxes = order.boxes;
      pinned.place();
    } else if (order.type === 'say') {
      if (order.box) notice.show(order.sentence, order.box);
      else notice.announce(order.sentence);
    } else if (order.type === 'press') pinned.press(order.key);
    else if (order.type === 'hush') notice.hide();
    else if (order.type === 'lookUp') actions.run('look-up');
    else pinned[order.type]();
    reportState();
  }

  // Render nothing before the settings arrive with the style and the texts. Requests queue in order.
  const run = createQueue();
  run(() => core.settings.get()).catch(() => report({ type: 'gone' }));
  port.onmessage = ({ data }: MessageEvent<string>) => {
    run(async () => obey(readMessage(data))).catch(() => {});
  };
}
