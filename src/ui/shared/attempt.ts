import type { Signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

/** Runs an action, and puts the code of its failure into a signal, which is undefined after a success. */
export async function attempt(problem: Signal<ErrorCode | undefined>, action: () => Promise<void>): Promise<void> {
  // Clear the last message, so that screen readers announce the same one again.
  problem.value = undefined;
  try {
    await action();
  } catch (thrown) {
    problem.value = toAppError(thrown).code;
  }
}
