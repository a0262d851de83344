import type { ComponentChildren } from 'preact';
import type { ErrorCode } from '../../app-error.ts';
import { ERROR_TEXTS } from './error-text.ts';

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

/** What went wrong and what to do, with what the learner can press, if anything. */
export function ErrorNotice({ code, children }: { code: ErrorCode; children?: ComponentChildren }) {
  const { title, advice } = ERROR_TEXTS[code];
  return (
    <Notice tone="error" title={`${title}.`}>
      <span class="notice-text">{advice}</span>
      {children}
    </Notice>
  );
}
