import type { LanguageReference } from '../../contract/resources.ts';
import { Icon } from './Icon.tsx';
import { text } from './text.ts';
import { nameLanguage } from './written-language.ts';

/** "Spanish → English"; a screen reader hears "Spanish to English". */
export function PairName({ from, to }: { from: LanguageReference; to: LanguageReference }) {
  return (
    <span class="pair-name">
      <span>{nameLanguage(from)}</span>
      <span class="pair-arrow">
        <Icon name="arrow" />
        <span class="only-heard">{` ${text.pairJoint} `}</span>
      </span>
      <span>{nameLanguage(to)}</span>
    </span>
  );
}
