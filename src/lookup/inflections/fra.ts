import { type Inflection, type LetterChange, toList, toSet } from './inflection.ts';

/** What a silent ending does to the letters before it: possède, achète, appelle, jette; commençait. */
const FRENCH_CHANGES: readonly LetterChange[] = [
  [/è(?=[^aeiouyéè]+$)/u, 'é'],
  [/è(?=[^aeiouyéè]+$)/u, 'e'],
  [/ll$/u, 'l'],
  [/tt$/u, 't'],
  [/ç$/u, 'c'],
];

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:er|ir|dre|ttre|[êî]tre|ire|clure|uivre|[^l]ivre|ompre|aincre)$/,
    before: toSet("je j' tu il elle on nous vous ils elles qui ça cela ne n' me m' te t' se s'"),
    between: toSet("le la l' les lui leur y en"),
    auxiliaries: toSet(
      'ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient ' +
        'aie ait aient ayant avoir suis es est sommes êtes sont étais était étions étaient sera seront serait été être fut',
    ),
    copulas: toSet(
      'suis es est sommes êtes sont étais était étions étaient sera seront serait seraient soit soient été être fut furent ' +
        'devient deviennent devenir devenu devenue semble semblent semblait paraît paraissent reste restent restait',
    ),
    adverbs: toSet(
      'pas plus jamais toujours déjà bien aussi souvent tout mal trop encore très si assez moins vraiment',
    ),
    // Not -ant, -ent and -que, which are adjectives: `il est violent`.
    participle: /(?:[éi]e?s?|(?<![gq])ue?s?|(?:[iru]|ai|[oei]in)te?s?|[iu]se?s?)$/,
    beforeOthers: toSet(
      "le la l' les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses leurs nos vos",
    ),
  },
  // Adverbs of the feminine, as a rule: largement, lentement, heureusement, vraiment, constamment, précisément.
  derivations: [
    { endings: toList('ement'), instead: [''] },
    { endings: toList('ment'), instead: ['', 'e'] },
    { endings: toList('eusement'), instead: ['eux'] },
    { endings: toList('ivement'), instead: ['if'] },
    { endings: toList('èrement'), instead: ['er'] },
    { endings: toList('ètement'), instead: ['et'] },
    { endings: toList('lement nement'), instead: [''] },
    { endings: toList('chement'), instead: ['c'] },
    { endings: toList('ément'), instead: ['', 'e'] },
    { endings: toList('amment'), instead: ['ant'] },
    { endings: toList('emment'), instead: ['ent'] },
  ],
  endings: [
    {
      endings: toList(
        'e es ons ez ent é ée és ées ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait eraient ant',
      ),
      instead: ['er'],
    },
    { endings: toList('s x e es'), instead: [''] },
    { endings: toList('aux'), instead: ['al'] },
    { endings: toList('euse euses'), instead: ['eux'] },
    { endings: toList('ive ives'), instead: ['if'] },
    { endings: toList('que ques'), instead: ['c'] },
    ...FRENCH_CHANGES.map((undo) => ({ endings: toList('e es ent era ais ait aient ant'), instead: ['er'], undo })),
    { endings: toList('le les ne nes ue ues'), instead: [''] },
    { endings: toList('ie ies ient iera'), instead: ['yer'] },
    { endings: toList('ea eons eais eait eaient eant'), instead: ['er'] },
    {
      endings: toList('is it issons issez issent i ie ies issais issait issaient issant ira iront irait'),
      instead: ['ir'],
    },
    { endings: toList('s ons ez ent t u ue us ues ais ait aient ant it irent ra ront rait'), instead: ['re', 'tre'] },
    { endings: [''], instead: ['re', 'tre'] },
    { endings: toList('nent nons nez nait'), instead: ['dre'] },
    { endings: toList('t s nent'), instead: ['ir'], undo: [/ien$/u, 'en'] },
    { endings: toList('u ue us ues ant ons ez ait aient e es ent'), instead: ['ir'] },
    { endings: toList('ert erte erts ertes'), instead: ['rir'] },
    { endings: toList('t s'), instead: ['vir', 'vre'] },
    { endings: toList('i ie is ies'), instead: ['re'] },
    { endings: toList('çoit çois çoivent çu çue çus çues'), instead: ['cevoir'] },
    { endings: toList('is ise ises'), instead: ['endre', 'ettre'] },
    { endings: toList('ivant ivent ivons ivez ivait'), instead: ['ire'] },
    { endings: toList('int ins'), instead: ['indre'] },
  ],
};
