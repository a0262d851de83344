import type { Send } from '../messaging/client.ts';
import type { PageTexts } from '../messaging/extension-texts.ts';
import type { HoverSettings } from '../messaging/hover.ts';

/** What the learner chose for this tab; asked for when first needed, and again after a change. */
export interface PageSettings {
  /** Undefined until the background has answered. */
  readonly known: HoverSettings | undefined;
  /** The look of cards, also of those that show while it changes; empty until the background has answered. */
  readonly sheet: CSSStyleSheet;
  /** What cards say; also while the rest is asked for again. Nothing is drawn before `get` has answered once. */
  readonly texts: PageTexts;
  /** Text size of cards against the usual one. */
  readonly scale: string;
  /** Asks for them; they will be there when a card is wanted. */
  load(): Promise<HoverSettings>;
  /** Asks for them, where that was not done, and makes the look of cards. */
  get(): Promise<HoverSettings>;
  /** They may have changed. */
  forget(): void;
}

export function createPageSettings(send: Send): PageSettings {
  let known: HoverSettings | undefined;
  let sheet: CSSStyleSheet | undefined;
  let style = '';
  let styleOfSheet = '';
  let texts = {} as PageTexts;
  let asked: Promise<HoverSettings> | undefined;
  const getSheet = () => {
    sheet ??= new CSSStyleSheet();
    return sheet;
  };
  const load = () => {
    if (asked) return asked;
    const mine = send('hover.settings', {});
    asked = mine;
    mine.then(
      (settings) => {
        // Who waits for this answer draws with it, also when it is old by now.
        texts = settings.texts;
        if (asked === mine) [known, style] = [settings, settings.style];
      },
      () => {
        if (asked === mine) asked = undefined;
      },
    );
    return mine;
  };
  const makeLook = () => {
    if (style !== styleOfSheet) getSheet().replaceSync(style);
    styleOfSheet = style;
  };
  const get = () => {
    const answer = load();
    answer.then(makeLook, () => {});
    return answer;
  };
  return {
    get known() {
      return known;
    },
    get sheet() {
      return getSheet();
    },
    get texts() {
      return texts;
    },
    get scale() {
      return known?.scale ?? '1';
    },
    load,
    get,
    forget() {
      known = asked = undefined;
      // A pinned card may show: it is to look as was chosen now. A page that has shown none waits until it needs them.
      if (sheet) void get();
    },
  };
}
