/** The parts of a verb, the plural of a noun or the meaning, behind the word: `gehen - ging - ist gegangen`. */
const PARTS = /^(.+?)\s+[-–—=→]\s+\S.*$/u;
/** A placeholder with its particle: `〜に行く`. */
const PLACEHOLDER = /^[〜～~…]\s*[をにでがとの]\s*(?=\p{sc=Han})/u;
/** Endings that make a verb of a noun, or join an adjective to its noun: `勉強する`, `静かな`. */
const JOINED = /(?<=\p{sc=Han}\p{sc=Hiragana}?|\p{scx=Katakana}{2}|\p{sc=Hiragana}{3})(?:を?(?:する|します)|な|だ)$/u;
/** The prefix of a verb in German or Dutch: `auf/stehen`. */
const MARKED_PREFIX =
  /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|zu|zurück|zusammen|aan|af|bij|mee|op|terug|uit)\/(?=\p{Ll}{3,}n$)/u;

/** The headword of a note as it is looked for: `aufstehen` for `auf/stehen`, which would mean `auf` or `stehen` elsewhere. */
export function joinPrefix(headword: string): string {
  return headword.replace(MARKED_PREFIX, '$1');
}

/**
 * What to look for if no deck has the headword of a note. Courses write more into it than decks do. As a rule for all headwords this would be
 * wrong: decks have cards for some verbs in する, and a dash may belong to a name.
 *
 * @returns undefined if there is nothing else.
 */
export function toOtherSpelling(headword: string): string | undefined {
  const spelling = headword.replace(PARTS, '$1').replace(PLACEHOLDER, '').replace(JOINED, '');
  return spelling === headword ? undefined : spelling;
}
