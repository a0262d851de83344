import type { ComponentChildren } from 'preact';
import type { LanguageReference } from '../../model/language.ts';
import { Icon } from './Icon.tsx';
import { text } from './text.ts';
import { nameLanguageAlone } from './written-language.ts';

interface PairNameProps {
  from: LanguageReference;
  to: LanguageReference;
  /** Stays beside the last name where the names take two lines. */
  children?: ComponentChildren;
}

/** "Spanish → English"; a screen reader says "Spanish to English". */
export function PairName({ from, to, children }: PairNameProps) {
  const last = <bdi class="pair-language">{nameLanguageAlone(to)}</bdi>;
  return (
    <span class="pair-name">
      <bdi class="pair-language">{nameLanguageAlone(from)}</bdi>
      <span class="pair-arrow">
        <Icon name="arrow" />
        <span class="visually-hidden">{` ${text.pairJoint} `}</span>
      </span>
      {children ? (
        <span class="pair-end">
          {last}
          {children}
        </span>
      ) : (
        last
      )}
    </span>
  );
}
