import type { VerbInKana } from '../../inflection/word-rules.ts';
import { shorten } from './stretched.ts';

const LETTER = /[\p{L}ー〜～]/u;
const WORD = /[\p{Script=Han}ぁ-んー〜～]/u;
/** Particles behind an adjective as it is said. */
const BEHIND = /^(?:[^\p{L}]|$|[よなねぞぜわ](?:$|[^ぁ-ん])|なあ|\p{Script=Han})/u;
/** Adjectives that are cried out: 寒っ！ */
const CRY = /^(?:\p{Script=Han}|.{2,})っ$/u;
/** Adjectives whose last sounds have become one: つええ, こえー, でけぇ, さみい; but not きれー, which is きれい. */
const CONTRACTED = /^(?!きれ).+(?:[えけげせぜてでねべめれ](?:[えぇ]|[ー〜～]+)|[しじちりみび](?:ー|〜|～)+)$/u;
/** 来た, of a card that is written so. */
const COME = /^来(?:た|て|な(?:い|かった|くて|ければ)|ます|ました|ません|よう|られ)/u;

/** The words that a form may be of, the likelier ones first. */
function toBases(form: string): string[] {
  if (CRY.test(form)) {
    const stem = form.slice(0, -1);
    // 思っ is cut from 思った, and not cried out.
    const verbs = /^\p{Script=Han}/u.test(stem) ? [...'うつる'].map((end) => stem + end) : [];
    return [...verbs, `${stem}い`];
  }
  // ちっちぇえ is ちっちゃい, 小さい.
  if (/^ちっちぇ[えぇー〜～]+$/u.test(form)) return ['ちっちゃい', '小さい'];
  return CONTRACTED.test(form)
    ? shorten(form.replace(/[ぇ〜～]/gu, 'ー')).filter((word) => /[^え]い$/u.test(word))
    : [];
}

/** Finds adjectives as people say them, and 来る beside くる. */
export function findSpoken(text: string, offset: number): VerbInKana[] {
  const found: VerbInKana[] = [];
  let first = offset;
  while (offset - first < 6 && WORD.test(text.charAt(first - 1))) first -= 1;
  for (let start = first; start <= offset; start += 1) {
    const come = COME.exec(text.slice(start))?.[0];
    if (come !== undefined && offset < start + come.length && !/[出往到渡再舶伝招襲]/u.test(text.charAt(start - 1))) {
      const leads = [come, '来る'].map((base) => ({ base, tier: 1 }));
      found.push({ start, end: start + come.length, leads, isSure: true });
    }
    for (let end = Math.min(text.length, start + 8); end > Math.max(offset, start + 1); end -= 1) {
      if (!BEHIND.test(text.slice(end)) || (LETTER.test(text.charAt(end)) && text.charAt(end - 1) === 'っ')) continue;
      const leads = toBases(text.slice(start, end)).map((base, place) => ({ base, tier: place === 0 ? 1 : 2 }));
      if (leads.length > 0) found.push({ start, end, leads, isSure: true });
    }
  }
  return found;
}
