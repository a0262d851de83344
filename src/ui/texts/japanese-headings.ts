import { type ComponentChildren, h, options, type VNode } from 'preact';
import { interfaceLocale } from '../shared/locale.ts';

/** Particles, endings and marks, which stay with the word before them. */
const BOUND = /^[\p{Script=Hiragana}ー\p{P}\p{S}]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Cuts a text between its phrases: `このページの65%を知っています。` → `この`, `ページの`, `65%を`, `知っています。`. */
export function cutPhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    const isPart = last !== undefined && (OPENING.test(last) || (BOUND.test(segment) && !OPENING.test(segment)));
    if (isPart) phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function offerBreaks(child: ComponentChildren): ComponentChildren {
  if (typeof child !== 'string') return child;
  return cutPhrases(child).flatMap((phrase, index) => (index === 0 ? [phrase] : [h('wbr', {}), phrase]));
}

/**
 * Lets the lines of Japanese headings end between phrases in browsers without `word-break: auto-phrase`: wherever preact makes a heading, its
 * text gets places to break. `base.css` allows no others.
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
