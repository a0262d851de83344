import type { Signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { ErrorCode } from '../../model/error-code.ts';

interface ActionRunnerParts {
  /** Receives the error of a failed action. */
  problem: Signal<ErrorCode | undefined>;
  /** Called when an action begins. @returns What follows after its end, even after a failure. */
  begin: () => () => Promise<void>;
}

export interface ActionRunner {
  /** Runs an action. While another one runs, it does nothing: a key then belongs to the old screen. @returns Whether it succeeded. */
  act(action: () => Promise<void>): Promise<boolean>;
  /** The same, after the action that runs: for a button that is on no old screen. */
  actNext(action: () => Promise<void>): Promise<boolean>;
}

/** Creates functions that run one action at a time. */
export function createActionRunner({ problem, begin }: ActionRunnerParts): ActionRunner {
  let running: Promise<boolean> | undefined;
  const run = async (action: () => Promise<void>): Promise<boolean> => {
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
      running = undefined;
      await end();
    }
  };
  const act: ActionRunner['act'] = async (action) => {
    if (running) return false;
    running = run(action);
    return running;
  };
  return {
    act,
    async actNext(action) {
      while (running) await running;
      return act(action);
    },
  };
}
