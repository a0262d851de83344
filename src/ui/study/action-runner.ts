import type { Signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

interface ActionRunnerParts {
  /** Receives the error of a failed action. */
  problem: Signal<ErrorCode | undefined>;
  /** Called when an action begins. @returns What follows after its end, even after a failure. */
  begin: () => () => Promise<void>;
}

/**
 * Creates a function that runs one action at a time.
 *
 * @returns Runs an action, and reports whether it succeeded. While another one runs, it does nothing: a key then belongs to the old screen.
 */
export function createActionRunner({ problem, begin }: ActionRunnerParts) {
  let isBusy = false;
  return async (action: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    const end = begin();
    try {
      await action();
      // Until then its panel stays, with the button that was pressed.
      problem.value = undefined;
      return true;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      return false;
    } finally {
      isBusy = false;
      await end();
    }
  };
}
