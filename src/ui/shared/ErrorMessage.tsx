import type { ComponentChildren } from 'preact';
import type { ErrorCode } from '../../model/error-code.ts';
import { ERROR_TEXTS } from './error-text.ts';
import { Notice } from './Notice.tsx';
import { text } from './text.ts';

/** An error with its remedy and, if there is one, a button. */
export function ErrorMessage({ code, children }: { code: ErrorCode; children?: ComponentChildren }) {
  const { title, advice } = ERROR_TEXTS[code];
  return (
    <Notice tone="error" title={text.sentence({ title })}>
      <span class="notice-text">{advice}</span>
      {children}
    </Notice>
  );
}
