type Change = readonly [pattern: RegExp, replace: (found: string, ...groups: string[]) => string];

const TODAY: Readonly<Record<string, string>> = {
  ...{ は: 'わ', ひ: 'い', ふ: 'う', へ: 'え', ほ: 'お', ゐ: 'い', ゑ: 'え' },
  ...{ か: 'こ', が: 'ご', さ: 'そ', た: 'と', な: 'の', ば: 'ぼ', ま: 'も', ら: 'ろ' },
  ...{ だらう: 'だろう', けふ: 'きょう', てふてふ: 'ちょうちょう', さう: 'そう', やう: 'よう' },
};
const toToday = (written: string) => TODAY[written] ?? written;

/** Words in kana alone, which are nothing else in today's spelling. In そふ and きほん the second sound is a real one. */
const HALF_VOICED =
  /^(?:[いま]へ|うへ|いふ|おもふ|きのふ|かへ(?=[らりるれろっつ])|おほ(?=[いきく])|とほ(?=[いく])|あはれ|かはい)/u;

/** In order: 思ふ, 言はない, 行つた, 行かう, でせう, ゐる. */
const CHANGES: readonly Change[] = [
  [/(?<=[ぁ-ゖ\p{Script=Han}])つ(?=[たてち])/gu, () => 'っ'],
  [/(?<=\p{Script=Han})([かがさたなばまら])う$/u, (_, kana = '') => `${toToday(kana)}う`],
  [/(?<=\p{Script=Han})はう$/u, () => 'おう'],
  [/(?<=\p{Script=Han})[はひへほ](?=[ぁ-ゖ\p{Script=Han}])|(?<=\p{Script=Han})ふ$/gu, toToday],
  [HALF_VOICED, (word) => word.replace(/(?<=.)[はふへほ]/gu, toToday)],
  [/せう/gu, () => 'しょう'],
  [/^(?:だらう|けふ|てふてふ|さう(?=$|し)|やう(?=$|[なに]))|[ゐゑ]/gu, toToday],
];

const unvoiced = (kana: string) => kana.normalize('NFD').charAt(0);

/** Kana that stand twice: こゝろ, すゞしい, and without its voice ながゝつた. */
const repeatKana = (key: string) =>
  key
    .replace(/([ぁ-ゖァ-ヶ])[ゝヽ]/gu, (_, kana: string) => kana + unvoiced(kana))
    .replace(/([ぁ-ゖァ-ヶ])[ゞヾ]/gu, (_, kana: string) => kana + `${unvoiced(kana)}\u3099`.normalize('NFC'));

/** Writes kana as they are written since 1946: 思ふ, 言はない, でせう, こゝろ. */
export const toTodaysKana = (key: string): string =>
  CHANGES.reduce((word, [pattern, replace]) => word.replace(pattern, replace), repeatKana(key));
