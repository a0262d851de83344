import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { resetArrowText } from './text.ts';

/** How to reset one setting, if its value differs from the default. */
export interface Reset {
  /** The default, as the control names it. */
  value: string;
  onReset: () => void;
}

interface ResetArrowProps extends Reset {
  /** Id of the control, which takes the focus: the arrow disappears with the difference. */
  controlId: string;
}

/** Resets one setting to its default. */
export function ResetArrow({ controlId, value, onReset }: ResetArrowProps) {
  return (
    <IconButton
      id={`${controlId}-default`}
      look="reset-arrow"
      label={resetArrowText.label({ value })}
      onPress={() => {
        document.getElementById(controlId)?.focus();
        onReset();
      }}
    >
      <Icon name="reset" />
    </IconButton>
  );
}
