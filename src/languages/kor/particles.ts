import type { Clitic, SplitClitics } from '../../inflection/word-rules.ts';

/** Particles and forms of `이다` after any noun, after a vowel, and after a consonant. */
const ANYWHERE =
  '에(?:게|서|게서)?|께서?|한테서?|까지|부터|처럼|보다|마다|하고|[의만도뿐]|밖에|만큼|조차|마저|에서부터|입니다';
const AFTER_VOWEL = '[는가를와랑나서든]|로(?:서|써|부터)?|라도|예요|였다';
const AFTER_CONSONANT = '[은이을과]|으로(?:서|써|부터)?|이(?:[랑나다든]|라도|에요|었다)';

/** Also after the plural `들`. A second particle may follow: `집에서는`. */
const toPattern = (own: string) =>
  new RegExp(`^(?:들(?:${AFTER_CONSONANT}|${ANYWHERE})?|${own}|${ANYWHERE})(?:[은는도만의]|까지|조차|처럼|보다)?$`);
const VOWEL = toPattern(AFTER_VOWEL);
const CONSONANT = toPattern(AFTER_CONSONANT);
/** After ㄹ: `서울로`. */
const LIQUID = toPattern(`${AFTER_CONSONANT}|로[서써]?`);

/** Unicode orders syllables by their final consonant: the first has none, the ninth has ㄹ. */
const FIRST_SYLLABLE = 0xac00;
const ENDINGS = 28;
const LIQUID_ENDING = 8;

/**
 * Finds the noun before joined particles: `고양이가` is `고양이`. A particle counts only after its proper sound, so `나이` is not a form
 * of `나`. Longest noun first.
 */
export const splitParticles: SplitClitics = ({ key }) => {
  const nouns: Clitic[] = [];
  for (let length = key.length - 1; length > 0; length -= 1) {
    const ending = (key.charCodeAt(length - 1) - FIRST_SYLLABLE) % ENDINGS;
    const particles = ending === 0 ? VOWEL : ending === LIQUID_ENDING ? LIQUID : CONSONANT;
    if (particles.test(key.slice(length))) nouns.push({ spelling: key.slice(0, length) });
  }
  return nouns;
};
