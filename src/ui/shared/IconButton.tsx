import type { ComponentChildren, Ref } from 'preact';

interface IconButtonProps {
  id?: string;
  /** Its action: the tooltip and the accessible name. */
  label: string;
  /** The tooltip, where it says more than the label. */
  hint?: string | undefined;
  /** Its classes. */
  look?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Name of its action, by which a key finds it. */
  act?: string;
  /** Id and state of the element that it opens and closes. */
  opens?: { id: string; isOpen: boolean };
  onPress: () => void;
  /** A drawing or a symbol. */
  children: ComponentChildren;
}

/** A button without visible text. */
export function IconButton({
  id,
  label,
  hint,
  look = 'icon-link',
  buttonRef = null,
  act,
  opens,
  onPress,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      class={look}
      id={id}
      data-act={act}
      ref={buttonRef}
      title={hint ?? label}
      aria-label={hint === undefined ? undefined : label}
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
