import type { Box } from '../box.ts';
import type { PageCore } from '../core.ts';
import type { Surface } from '../surface.ts';
import { drawSentence, type Sentence } from './foreign-text.ts';

/** How long a sentence stays that nobody has to answer. */
const STAY_MS = 2_500;

/** There is nothing to press. */
const BARE = ':host::after { content: none; }';

export interface Notice {
  /** Shows a sentence beside a box and has it read out. @param node - What holds the word that it is about. */
  show(sentence: Sentence, box: Box, node?: Node): void;
  /** Has a sentence read out, unseen. */
  announce(sentence: Sentence, node?: Node): void;
  hide(): void;
}

export function createNotice(core: PageCore): Notice {
  const { view, parts, settings } = core;
  let seen: Surface | undefined;
  let heard: Surface | undefined;
  let timer: number | undefined;

  const createSurface = (...styles: string[]) => parts.createSurface(settings.sheet, undefined, BARE, ...styles);
  const hide = () => {
    view.clearTimeout(timer);
    seen?.hide();
    heard?.hide();
  };
  const stand = (surface: Surface, box: Box, node: Node) => {
    const { scale } = settings;
    const direction = { isVertical: false, isRightToLeft: false };
    surface.show({ node, boxes: [box], anchor: box, ...direction, scale, isSheet: false });
  };
  const say = (surface: Surface, sentence: Sentence, box: Box, node: Node) => {
    view.clearTimeout(timer);
    const line = parts.createHtml('div');
    line.className = 'entry';
    surface.card.setAttribute('role', 'status');
    parts.setLanguage(surface.card, settings.texts);
    surface.card.replaceChildren(line);
    stand(surface, box, node);
    // A region is read out when it changes, not when it comes.
    line.append(drawSentence(core, sentence));
    timer = view.setTimeout(hide, STAY_MS);
  };
  return {
    show(sentence, box, node = document) {
      seen ??= createSurface();
      // Once without the text, then with it: its size is known only then.
      say(seen, sentence, box, node);
      stand(seen, box, node);
    },
    announce(sentence, node = document) {
      heard ??= createSurface('.card { opacity: 0; pointer-events: none; }');
      say(heard, sentence, { left: 0, top: 0, right: 1, bottom: 1 }, node);
    },
    hide,
  };
}
