import type { Box } from '../box.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Surface } from '../surface.ts';
import { drawSentence, type ForeignText, type Sentence } from './foreign-text.ts';
import { describeFailure, undoMark } from './study.ts';
import { drawUndo } from './undo-button.ts';

/** Duration of a message without a button. */
const STAY_MS = 2_500;
/** Duration of a message with a button: long enough to read, decide and click. */
const STAY_WITH_BUTTON_MS = 7_000;

/** Not inert. */
const BARE = ':host::after { content: none; } .card { min-width: 0; }';

/** A mark that a message reports and can undo. */
export interface UndoOffer {
  /** Id of the mark. */
  ref: string;
  word: ForeignText;
}

export interface PageNotice {
  /**
   * Shows a message beside a box and announces it.
   *
   * @param node - Container of the word.
   * @param undo - The mark that the undo button reverts.
   */
  show(sentence: Sentence, box: Box, node?: Node, undo?: UndoOffer): void;
  /** Announces a message without showing it. */
  announce(sentence: Sentence, node?: Node): void;
  hide(): void;
}

export function createNotice(core: PageCore): PageNotice {
  const { view, parts, settings } = core;
  let shown: Surface | undefined;
  let announced: Surface | undefined;
  let timer: number | undefined;

  const createSurface = (...styles: string[]) => parts.createSurface(settings.sheet, undefined, BARE, ...styles);
  const hide = () => {
    view.clearTimeout(timer);
    shown?.hide();
    announced?.hide();
  };
  const stand = (surface: Surface, box: Box, node: Node) => {
    const { scale } = settings;
    const direction = { isVertical: false, isRightToLeft: false };
    surface.show({ node, boxes: [box], anchor: box, ...direction, scale, isSheet: false });
  };
  const hideAfter = (ms: number) => {
    view.clearTimeout(timer);
    timer = view.setTimeout(hide, ms);
  };
  const createShown = () => {
    const surface = createSurface();
    // Keep it while the pointer is on it.
    surface.card.addEventListener('pointerenter', () => view.clearTimeout(timer));
    surface.card.addEventListener('pointerleave', () => hideAfter(STAY_MS));
    return surface;
  };
  const say = (surface: Surface, sentence: Sentence, box: Box, node: Node) => {
    const line = parts.createHtml('div');
    line.className = 'entry';
    surface.card.setAttribute('role', 'status');
    parts.setLanguage(surface.card, settings.texts);
    surface.card.replaceChildren(line);
    stand(surface, box, node);
    // Screen readers announce a live region when it changes, not when it appears.
    line.append(drawSentence(core, sentence));
    hideAfter(STAY_MS);
  };
  function show(sentence: Sentence, box: Box, node: Node = document, undo?: UndoOffer): void {
    shown ??= createShown();
    // First without the text, then with it: the size is known only afterwards.
    say(shown, sentence, box, node);
    if (undo) {
      shown.card.firstElementChild?.append(
        '\u2002',
        drawUndo(core, () => takeBack(undo, box, node)),
      );
      hideAfter(STAY_WITH_BUTTON_MS);
    }
    stand(shown, box, node);
  }
  async function takeBack({ ref, word }: UndoOffer, box: Box, node: Node): Promise<void> {
    const { texts } = settings;
    try {
      const state = await undoMark(core, ref);
      if (!state) return hide();
      const values = { word, state: parts.describeState(texts, state) };
      show({ text: texts.pinned.marked, values }, box, node);
    } catch (error) {
      show({ text: describeFailure(texts, error) }, box, node);
    }
  }
  return {
    show,
    announce(sentence, node = document) {
      announced ??= createSurface('.card, .mark { opacity: 0; pointer-events: none; }');
      say(announced, sentence, { left: 0, top: 0, right: 1, bottom: 1 }, node);
    },
    hide,
  };
}
