import type { Box } from '../box.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Surface } from '../surface.ts';
import { drawSentence, type Sentence } from './foreign-text.ts';

/** Duration of a message. */
const STAY_MS = 2_500;

/** Not inert. */
const BARE = ':host::after { content: none; } .card { min-width: 0; }';

export interface PageNotice {
  /**
   * Shows a message beside a box and announces it.
   *
   * @param node - Container of the word.
   */
  show(sentence: Sentence, box: Box, node?: Node): void;
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
  const say = (surface: Surface, sentence: Sentence, box: Box, node: Node) => {
    const line = parts.drawBlock('entry');
    surface.card.setAttribute('role', 'status');
    parts.setLanguage(surface.card, settings.texts);
    surface.card.replaceChildren(line);
    stand(surface, box, node);
    // Screen readers announce a live region when it changes, not when it appears.
    line.append(drawSentence(core, sentence));
    view.clearTimeout(timer);
    timer = view.setTimeout(hide, STAY_MS);
  };
  function show(sentence: Sentence, box: Box, node: Node = document): void {
    shown ??= createSurface();
    // First without the text, then with it: the size is known only afterwards.
    say(shown, sentence, box, node);
    stand(shown, box, node);
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
