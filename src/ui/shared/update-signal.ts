import type { Signal } from '@preact/signals';

/** Sets a signal unless the new value is deeply equal, to avoid needless rendering. */
export function updateSignal<Value>(target: Signal<Value>, value: Value): void {
  if (JSON.stringify(target.peek()) !== JSON.stringify(value)) target.value = value;
}
