import { lazily } from './lazily.ts';
import { type Segment, segmentPlain } from './plain-segments.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Cached by language: creating a segmenter takes about a millisecond, and far longer the first time. */
function getSegmenter(language: string | undefined): Intl.Segmenter {
  const key = language ?? '';
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(key, segmenter);
  }
  return segmenter;
}

const LETTER_OR_DIGIT = lazily(() => /[\p{L}\p{N}]/u);

/**
 * Splits text into words and the text between them, by Unicode's rules and, for scripts without spaces, a dictionary.
 *
 * @param language - ISO 639-3 code; undefined when unknown.
 * @returns Segments in order. Together they cover the whole text.
 */
export function segmentWords(text: string, language: string | undefined): readonly Segment[] {
  // By Unicode's rules the narrow space belongs to the adjacent word, but French uses it as a space (`10 000 euros`, `Bonjour !`).
  const spaced = text.replaceAll('\u202F', '\u00A0');
  return segmentPlain(spaced) ?? segmentAny(spaced, language);
}

/** The text that was split last: one lookup asks for it several times. */
let last: { text: string; language: string | undefined; segments: readonly Segment[] } | undefined;

/** Signs for a long sound in kana, each one letter: 行こ〜, グロ－バル. Browsers end a word there. */
const LONG_SIGN = lazily(() => /(?<=[ぁ-ゖァ-ヶー])[〜～]|(?<=[ァ-ヶ])[－−](?=[ァ-ヶ])/gu);

function segmentAny(written: string, language: string | undefined): readonly Segment[] {
  const text = written.replace(LONG_SIGN(), 'ー');
  if (last?.text === text && last.language === language) return last.segments;
  const segments = Array.from(getSegmenter(language).segment(text), ({ index, segment, isWordLike }) => ({
    start: index,
    end: index + segment.length,
    // Firefox does not mark Hindi and Chinese words as words.
    isWord: isWordLike === true || LETTER_OR_DIGIT().test(segment),
  }));
  last = { text, language, segments };
  return segments;
}
