import { type Inflection, toList, toSet } from './inflection.ts';

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:ć|[^aeiouyąęó]c|się)$/,
    before: toSet('ja ty on ona ono my wy oni one nie się kto'),
    beforeOthers: toSet('do od z ze w we na o przy pod nad przez dla bez po za przed między ten ta tego tej tym tych'),
  },
  // Możliwość; szybko, ładnie; pisanie.
  derivations: [
    { endings: toList('ość ości ością ościom ościami ościach'), instead: ['y', 'i'] },
    { endings: toList('nie'), instead: ['ny'] },
    { endings: toList('o'), instead: ['y', 'i'], isMeant: /[nwdtmzskg][yi]$/u },
    { endings: toList('anie ania aniu aniem ań aniom aniami aniach'), instead: ['ać'] },
    { endings: toList('enie enia eniu eniem eń eniom eniami eniach'), instead: ['ić', 'eć', 'yć'] },
  ],
  endings: [
    // Nouns: znaku, nazwy, słowem, urządzenia; systemie, komputerze, książce; nazw without an ending.
    { endings: toList('a u owi em iem y i ą ów om ami ach e ie owie'), instead: [''] },
    { endings: toList('a u owi em y i ów om ami ach e ie'), instead: [''], undo: [/o(?=[^aeiouyąęó]+$)/u, 'ó'] },
    { endings: toList('a u owi em y i ów om ami ach e ie'), instead: [''], undo: [/ę(?=[^aeiouyąęó]+$)/u, 'ą'] },
    { endings: toList('y i ę ą o e ie om ami ach'), instead: ['a'] },
    { endings: toList('a u em iem om ami ach y i'), instead: ['o', 'e'] },
    { endings: toList('iom iami iach ią ię ie i'), instead: ['ia', 'ie'] },
    { endings: toList('rze'), instead: ['r', 'ra', 'ro'] },
    { endings: toList('le'), instead: ['ł', 'ła', 'ło'] },
    { endings: toList('cie'), instead: ['t', 'ta', 'to'] },
    { endings: toList('dzie'), instead: ['d', 'da', 'do'] },
    { endings: toList('ce'), instead: ['ka'] },
    { endings: toList('dze'), instead: ['ga'] },
    { endings: toList('ci cią ciom ciami ciach cie'), instead: ['ć'] },
    { endings: toList('zi zią ziom ziami ziach'), instead: ['ź'] },
    { endings: toList('ni nią niom niami niach nie nia niu niem'), instead: ['ń'] },
    { endings: toList('ca cu cowi cem ce ców com cami cach'), instead: ['ec', 'iec'] },
    { endings: toList('ka ku kowi kiem ki ków kom kami kach'), instead: ['ek'] },
    { endings: toList('ek'), instead: ['ka', 'ko'] },
    { endings: toList('eń'), instead: ['enie'] },
    { endings: toList('ań'), instead: ['anie'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives.
    { endings: toList('a e ego emu ym ymi ych ą ej i'), instead: ['y'] },
    { endings: toList('a e ego emu m mi ch ą ej'), instead: ['', 'i'], isMeant: /i$/ },
    // Verbs.
    {
      endings: toList(
        'am asz a amy acie ają ał ała ało ali ały ałem ałam ałeś ałaś aliśmy ałyśmy aj ajmy ajcie ałby ałaby ałoby aliby ałyby ając ający ająca ające ającego ającej ających ającym ającą ania aniu aniem any ana ane ano ani ' +
          'anego anej anemu anych anym anymi aną',
      ),
      instead: ['ać'],
    },
    {
      endings: toList(
        'uję ujesz uje ujemy ujecie ują uj ujmy ujcie ując ujący ująca ujące ującego ującej ujących ującym ującą',
      ),
      instead: ['ować', 'ywać', 'iwać'],
    },
    { endings: toList('aję ajesz aje ajemy ajecie ają'), instead: ['awać'] },
    {
      endings: toList(
        'ę ię isz i imy icie ą ią ił iła iło ili iły iłem iłam iłeś iłaś iliśmy ij ijcie iąc iony iona ione iono ionego ionej ionych ionym ionymi ioną eni',
      ),
      instead: ['ić'],
    },
    {
      endings: toList(
        'ę ysz y ymy ycie ą ył yła yło yli yły yłem yłam yłeś yłaś yliśmy yj yję yjesz yje yjemy yją yty yta yte yto ąc ony ona one ono onego onej onych onym oną',
      ),
      instead: ['yć'],
    },
    {
      endings: toList(
        'ę ię isz i imy icie ą ią y ysz ymy ycie eję ejesz eje ejemy ejecie eją em esz e emy ecie edzą ał iał iała iało ieli iały ała ało eli ały ąc iąc',
      ),
      instead: ['eć', 'ieć'],
    },
    {
      endings: toList('nę niesz nie niemy niecie ną nął nęła nęło nęli nęły nąłem nęłam nij nięty nięta nięte'),
      instead: ['nąć'],
    },
    { endings: toList('nę niesz nie niemy niecie ną ń ńcie'), instead: ['ć'] },
  ],
};
