import { useArrivalFocus } from '../shared/use-arrival-focus.ts';

/** A heading that takes the focus when it comes on the screen: a screen reader goes on there. */
export function ArrivingTitle({ id, children }: { id: string; children: string }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h2 class="box-title" id={id} tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
