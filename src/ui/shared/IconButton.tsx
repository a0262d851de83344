import type { ComponentChildren, Ref } from 'preact';

interface IconButtonProps {
  id?: string;
  /** What it does: heard in place of the drawing, and shown where the pointer rests on it. */
  label: string;
  /** Its classes. */
  look?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Id of what it opens and closes, and whether that is open. */
  opens?: { id: string; isOpen: boolean };
  onPress: () => void;
  /** A drawing or a sign. */
  children: ComponentChildren;
}

/** A button that shows no words. */
export function IconButton({
  id,
  label,
  look = 'icon-link',
  buttonRef = null,
  opens,
  onPress,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      class={look}
      id={id}
      ref={buttonRef}
      aria-label={label}
      title={label}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.id}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
