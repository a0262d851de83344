import { useArrivalFocus } from '../shared/use-arrival-focus.ts';

/** A heading that takes the focus when it appears, so screen readers continue there. */
export function ArrivingTitle({ id, children }: { id: string; children: string }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h2 class="box-title" id={id} tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
