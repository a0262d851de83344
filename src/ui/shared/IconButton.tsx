import type { ComponentChildren, Ref } from 'preact';

interface IconButtonProps {
  id?: string;
  /** What it does: shown where the pointer rests on it, and heard in place of the drawing: once, as it has no other name. */
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
      title={label}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.id}
      onClick={onPress}
    >
      <span class="only-seen" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
