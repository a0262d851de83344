import { type ComponentChildren, h, options, type VNode } from 'preact';
import { interfaceLocale } from '../shared/locale.ts';

/** Particles, endings and marks, which stay with the word before them. Longer words in kana stand alone. */
const BOUND = /^(?:\p{Script=Hiragana}{1,2}|[ー\p{P}\p{S}]+)$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** `スペイン` and `語` are one word. */
const KATAKANA_END = /[\p{Script=Katakana}ー]$/u;
const SUFFIX = /^\p{Script=Han}$/u;

function isBound(segment: string, last: string): boolean {
  if (OPENING.test(last)) return true;
  if (OPENING.test(segment)) return false;
  return BOUND.test(segment) || (SUFFIX.test(segment) && KATAKANA_END.test(last));
}

/** Cuts a text between its phrases: `このページの65%を知っています。` → `この`, `ページの`, `65%を`, `知っています。`. */
export function cutPhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && isBound(segment, last)) phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function offerBreaks(child: ComponentChildren): ComponentChildren {
  if (typeof child !== 'string') return child;
  return cutPhrases(child).flatMap((phrase, index) => (index === 0 ? [phrase] : [h('wbr', {}), phrase]));
}

/**
 * Lets the lines of Japanese headings end between phrases in browsers without `word-break: auto-phrase`: the text of each heading that
 * Preact makes gets places to break. `base.css` allows no others.
 */
export function breakHeadings(): void {
  const before = options.vnode;
  options.vnode = (vnode: VNode) => {
    const { type, props } = vnode;
    if (typeof type === 'string' && /^h[123]$/.test(type) && interfaceLocale.peek().language === 'ja') {
      const { children } = props;
      props.children = Array.isArray(children) ? children.map(offerBreaks) : offerBreaks(children);
    }
    before?.(vnode);
  };
}
