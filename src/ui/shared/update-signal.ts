import type { Signal } from '@preact/signals';

/** Sets a signal unless it holds the same already, however it came: what is drawn from it is then left alone. */
export function updateSignal<Value>(target: Signal<Value>, value: Value): void {
  if (JSON.stringify(target.peek()) !== JSON.stringify(value)) target.value = value;
}
