/** Kana by the vowel that they end in. */
const ROWS: Readonly<Record<string, string>> = {
  あ: 'あかがさざただなはばぱまやらわぁゃ',
  い: 'いきぎしじちぢにひびぴみりぃ',
  う: 'うくぐすずつづぬふぶぷむゆるぅゅ',
  え: 'えけげせぜてでねへべぺめれぇ',
  お: 'おこごそぞとどのほぼぽもよろをぉょ',
};
const vowels = new Map(Object.entries(ROWS).flatMap(([vowel, row]) => [...row].map((kana) => [kana, vowel])));

/** How a long vowel is written, the likeliest first; おおさか, but がっこう. */
const LONG: Readonly<Record<string, readonly string[]>> = { え: ['い', 'え'], お: ['お', 'う'] };
/** Most spellings of one word: enough for two long sounds. */
const MAX_SPELLINGS = 10;

const SMALL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };

/**
 * Finds the plain words that a stretched one may be: すごーい, がっこー, とーっても, すっごい, すごぉい, すげー.
 *
 * @param written - With `ー` for every sign of a long sound.
 * @returns The spellings with the vowel written out, then those without; empty if nothing is stretched.
 */
export function shorten(written: string): string[] {
  // No word has one vowel three times: すごおおい is すごーい.
  const key = written.replace(/(?<=[ぁ-ゖ])([あいうえおぁぃぅぇぉ])\1{2,}/gu, (run, vowel: string, at: number) =>
    vowels.get(written.charAt(at - 1)) === (SMALL[vowel] ?? vowel) ? 'ー' : run,
  );
  const isStretched = /[ぁ-ゖ\p{Script=Han}]ー/u.test(key);
  const isEmphatic = /(?<=[ぁ-ゖ])(?:[ぁぃぅぇぉ]|っ(?=[がぎぐげござじずぜぞだぢづでどばびぶべぼな-のま-も]))/u.test(
    key,
  );
  if (!isStretched && !isEmphatic && !isContracted(key)) return [];
  const spellings = isStretched ? writeVowels(key.replace(/ー+/gu, 'ー')) : [key];
  const isStressed = /っ.*ー|ーっ/u.test(key);
  const plain = spellings
    .flatMap((word) => [
      word,
      word.replace(/[ぁぃぅぇぉ]/gu, (vowel) => SMALL[vowel] ?? vowel),
      word.replace(/[ぁぃぅぇぉ]/gu, ''),
    ])
    .flatMap((word) => [
      word,
      // Before a voiced sound it is only stress; in a stretched word, too.
      word.replace(/っ(?=[がぎぐげござじずぜぞだぢづでどばびぶべぼな-のま-も])/gu, ''),
      ...(isStressed ? [word.replace(/っ/u, '')] : []),
    ]);
  // A single kana is in any text.
  return [...new Set([...plain, ...plain.flatMap(undoContraction)])].filter((word) => word.length > 1);
}

function writeVowels(key: string): string[] {
  let spellings = [''];
  for (const letter of key) {
    if (letter !== 'ー') spellings = spellings.map((start) => start + letter);
    else {
      spellings = spellings.flatMap((start) => {
        const vowel = vowels.get(start.slice(-1));
        const choices = vowel === undefined ? [] : (LONG[vowel] ?? [vowel]);
        return [...choices, ''].map((choice) => start + choice);
      });
    }
  }
  return spellings.slice(0, MAX_SPELLINGS);
}

/** Adjectives as they are said: すげえ is すごい, うめえ is うまい, さみい is さむい. */
const isContracted = (key: string) => /^.+[えけげせぜてでねべめれ]え$|^.+[しじちりみび]い$/u.test(key);

function undoContraction(word: string): string[] {
  const [, start = '', kana = ''] = /^(.+)([えけげせぜてでねべめれ])え$/u.exec(word) ?? [];
  if (kana !== '') {
    const column = (ROWS.え ?? '').indexOf(kana);
    // はええ is はやい, つええ is つよい, こええ is こわい.
    const lost = kana === 'え' ? ['や', 'よ', 'わ'] : [];
    return [...['あ', 'お'].map((vowel) => toRow(kana, vowel, column)), ...lost].map((own) => `${start}${own}い`);
  }
  const [, before = '', last = ''] = /^(.+)([しじちりみび])い$/u.exec(word) ?? [];
  const sound = { し: 'す', じ: 'ず', ち: 'つ', り: 'る', み: 'む', び: 'ぶ' }[last];
  return sound === undefined ? [] : [`${before}${sound}い`];
}

/** The kana of the same consonant in another row. */
function toRow(kana: string, vowel: string, column: number): string {
  // や and わ have no kana in the rows of え: up to め the columns are the same.
  if (kana === 'れ') return vowel === 'あ' ? 'ら' : 'ろ';
  return (ROWS[vowel] ?? '').charAt(column);
}
