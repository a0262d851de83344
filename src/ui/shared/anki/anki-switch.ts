import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';

/** Whether the learner has switched Anki on; undefined until a part of the page has asked. */
export const isAnkiOn = signal<boolean | undefined>(undefined);

/** Asks once for all parts of a page. */
export function useAnkiSwitch(send: Send): boolean {
  useEffect(() => {
    if (isAnkiOn.value !== undefined) return;
    send('anki.look', {})
      .then(({ config }) => {
        isAnkiOn.value = config.isOn;
      })
      // Without an answer, there are no buttons.
      .catch(() => {});
  }, [send]);
  return isAnkiOn.value === true;
}
