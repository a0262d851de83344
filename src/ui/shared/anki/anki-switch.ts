import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';

/** Whether the learner has switched Anki on; undefined until a part of the page has asked. */
export const isAnkiOn = signal<boolean | undefined>(undefined);

/** A part asks when it is first drawn, because another page may have changed it. */
export function useAnkiSwitch(send: Send): boolean {
  useEffect(() => {
    send('anki.look', {})
      .then(({ config }) => {
        isAnkiOn.value = config.isOn;
      })
      // Without an answer, there are no buttons.
      .catch(() => {});
  }, [send]);
  return isAnkiOn.value === true;
}
