import type { ComponentChildren } from 'preact';

interface NoticeProps {
  tone: 'error' | 'info' | 'success';
  title?: string;
  children?: ComponentChildren;
}

/** A message in the flow of the page. Put it inside an existing live region, so that it is announced. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div class="notice" data-tone={tone}>
      {title === undefined ? null : <strong class="notice-title">{title}</strong>}
      {children}
    </div>
  );
}
