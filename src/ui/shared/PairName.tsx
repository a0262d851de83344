import type { LanguageReference } from '../../model/language.ts';
import { Icon } from './Icon.tsx';
import { text } from './text.ts';
import { nameLanguageAlone } from './written-language.ts';

/** "Spanish → English"; a screen reader says "Spanish to English". */
export function PairName({ from, to }: { from: LanguageReference; to: LanguageReference }) {
  return (
    <span class="pair-name">
      <bdi class="pair-language">{nameLanguageAlone(from)}</bdi>
      <span class="pair-arrow">
        <Icon name="arrow" />
        <span class="visually-hidden">{` ${text.pairJoint} `}</span>
      </span>
      <bdi class="pair-language">{nameLanguageAlone(to)}</bdi>
    </span>
  );
}
