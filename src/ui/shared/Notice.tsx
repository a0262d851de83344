import type { ComponentChildren } from 'preact';

interface NoticeProps {
  tone: 'error' | 'info' | 'success';
  title?: string;
  children?: ComponentChildren;
}

/** A message in the flow of the page. Put it inside a live region that is there before it, so that it is read out. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div class="notice" data-tone={tone}>
      {title === undefined ? null : <strong class="notice-title">{title}</strong>}
      {children}
    </div>
  );
}
