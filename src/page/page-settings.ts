import type { Send } from '../messaging/client.ts';
import type { HoverSettings } from '../messaging/views.ts';

/** What the learner chose for this tab; asked for when first needed, and again after a change. */
export interface PageSettings {
  /** Undefined until the background has answered. */
  readonly known: HoverSettings | undefined;
  get(): Promise<HoverSettings>;
  /** They may have changed. */
  forget(): void;
}

export function createPageSettings(send: Send): PageSettings {
  let known: HoverSettings | undefined;
  let asked: Promise<HoverSettings> | undefined;
  return {
    get known() {
      return known;
    },
    get() {
      if (asked) return asked;
      const mine = send('hover.settings', {});
      asked = mine;
      mine.then(
        (settings) => {
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
