import type { ComponentChildren } from 'preact';
import { Icon } from '../shared/Icon.tsx';
import { welcomeText } from './text.ts';

interface StepProps {
  /** The heading's id is this plus `-title`. */
  id: string;
  title: string;
  number: number;
  isDone: boolean;
  children: ComponentChildren;
}

/** A step with its number, which turns into a tick when the step is done. */
export function Step({ id, title, number, isDone, children }: StepProps) {
  return (
    <li class="step box" data-done={isDone}>
      <section aria-labelledby={`${id}-title`} id={id}>
        <span class="step-mark" aria-hidden="true">
          {isDone ? <Icon name="check" /> : number}
        </span>
        <h2 class="step-title" id={`${id}-title`}>
          {isDone ? <span class="visually-hidden">{welcomeText.done} </span> : null}
          {title}
        </h2>
        <div class="step-body">{children}</div>
      </section>
    </li>
  );
}

/** A link to another page of the extension, opened in a new tab. */
export function WayOut({
  id,
  href,
  isPrimary = false,
  children,
}: {
  id: string;
  href: string;
  isPrimary?: boolean;
  children: ComponentChildren;
}) {
  return (
    <a class={isPrimary ? 'button is-primary' : 'button'} id={id} href={href} target="_blank" rel="noopener">
      {children} <Icon name="tab" />
      <span class="visually-hidden">{welcomeText.inNewTab}</span>
    </a>
  );
}
