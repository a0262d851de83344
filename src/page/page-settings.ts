import type { Send } from '../messaging/client.ts';
import type { HoverSettings, PageTexts } from '../messaging/hover.ts';

/** The learner's settings for this tab, loaded on first use and after each change. */
export interface PageSettings {
  /** Undefined until the background has answered. */
  readonly known: HoverSettings | undefined;
  /** Style of cards, including visible ones; empty until the background has answered. */
  readonly sheet: CSSStyleSheet;
  /** Texts of cards, kept during a reload. Nothing renders before `get` has resolved once. */
  readonly texts: PageTexts;
  /** Text size of cards relative to the default. */
  readonly scale: string;
  /** Requests the settings in advance. */
  load(): Promise<HoverSettings>;
  /** Requests the settings if needed, and creates the style of cards. */
  get(): Promise<HoverSettings>;
  /** Reloads settings that may have changed. */
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
        // Callers that wait for this answer use it, even if it is outdated by now.
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
      // A visible pinned card needs the new style now. A page without cards loads it on demand.
      if (sheet) void get();
    },
  };
}
