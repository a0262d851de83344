import type { Send } from '../messaging/client.ts';
import type { HoverSettings } from '../messaging/hover-views.ts';

/** What the learner chose for this tab; asked for when first needed, and again after a change. */
export interface PageSettings {
  /** Undefined until the background has answered. */
  readonly known: HoverSettings | undefined;
  /** Of the card; also while the rest is asked for again. */
  readonly style: string;
  get(): Promise<HoverSettings>;
  /** They may have changed. */
  forget(): void;
}

export function createPageSettings(send: Send): PageSettings {
  let known: HoverSettings | undefined;
  let style = '';
  let asked: Promise<HoverSettings> | undefined;
  return {
    get known() {
      return known;
    },
    get style() {
      return style;
    },
    get() {
      if (asked) return asked;
      const mine = send('hover.settings', {});
      asked = mine;
      mine.then(
        (settings) => {
          style = settings.style;
          if (asked === mine) known = settings;
        },
        () => {
          if (asked === mine) asked = undefined;
        },
      );
      return mine;
    },
    forget() {
      known = asked = undefined;
    },
  };
}
