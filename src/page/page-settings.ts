import type { Send } from '../messaging/client.ts';
import type { PageTexts } from '../messaging/extension-texts.ts';
import type { HoverSettings } from '../messaging/hover-views.ts';

/** What the learner chose for this tab; asked for when first needed, and again after a change. */
export interface PageSettings {
  /** Undefined until the background has answered. */
  readonly known: HoverSettings | undefined;
  /** The look of cards, also of those that show while it changes; empty until the background has answered. */
  readonly sheet: CSSStyleSheet;
  /** What cards say; also while the rest is asked for again. Nothing is drawn before `get` has answered once. */
  readonly texts: PageTexts;
  get(): Promise<HoverSettings>;
  /** They may have changed. */
  forget(): void;
}

export function createPageSettings(send: Send): PageSettings {
  let known: HoverSettings | undefined;
  let sheet: CSSStyleSheet | undefined;
  let style = '';
  let texts = {} as PageTexts;
  let asked: Promise<HoverSettings> | undefined;
  const getSheet = () => {
    sheet ??= new CSSStyleSheet();
    return sheet;
  };
  const get = () => {
    if (asked) return asked;
    const mine = send('hover.settings', {});
    asked = mine;
    mine.then(
      (settings) => {
        // Who waits for this answer draws with it, also when it is old by now.
        texts = settings.texts;
        if (asked !== mine) return;
        known = settings;
        if (style !== settings.style) getSheet().replaceSync(settings.style);
        style = settings.style;
      },
      () => {
        if (asked === mine) asked = undefined;
      },
    );
    return mine;
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
    get,
    forget() {
      known = asked = undefined;
      // A pinned card may show: it is to look as was chosen now. A page that has shown none waits until it needs them.
      if (style !== '') void get();
    },
  };
}
