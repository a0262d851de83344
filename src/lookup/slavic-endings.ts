/** Endings to take off, and what the card's word has in their place. */
export interface Endings {
  endings: readonly string[];
  instead: readonly string[];
  /** Taken off too: `ge` of `gemacht`. */
  prefix?: string;
  /** What else the ending does to the word, undone: the doubled letter of `running`, the vowel of `powodu`. Where it did not, these endings are not meant. */
  undo?: readonly [RegExp, string];
  /** Whether what is left may be a known form: `aufgeräumt` of `aufgeräumte`. */
  ofForms?: boolean;
  /** What the card's word looks like. */
  isMeant?: RegExp;
}

export const toList = (words: string) => words.split(' ');
const CROATIAN: readonly Endings[] = [
  { endings: toList('a u om em e i ovi ovima ova ove evi evima eva eve ima'), instead: [''] },
  { endings: toList('e i u o om ama'), instead: ['a'] },
  { endings: toList('a u om em ima'), instead: ['o', 'e'] },
  { endings: toList('i ju'), instead: [''] },
  { endings: toList('ci cima če'), instead: ['k', 'ka'] },
  { endings: toList('zi zima že'), instead: ['g', 'ga'] },
  { endings: toList('si sima še'), instead: ['h', 'ha'] },
  { endings: toList('ca cu cem ci ce cima'), instead: ['ac'] },
  { endings: toList('ka ku kom ci ke cima'), instead: ['ak'] },
  { endings: toList('la lu lom li le lima'), instead: ['ao', 'al'] },
  { endings: toList('ra ru rom ri re rima'), instead: ['ar'] },
  { endings: toList('na nu nom ni ne nima'), instead: ['an'] },
  { endings: [''], instead: ['a', 'o', 'e'] },
  { endings: toList('a o e u i og oga om ome omu oj im ih ima'), instead: ['', 'i'] },
  { endings: toList('m š mo te ju o la lo li le n na no ni'), instead: ['ti'] },
  { endings: toList('im iš i imo ite e'), instead: ['iti', 'jeti', 'ati'] },
  { endings: toList('ujem uješ uje ujemo ujete uju'), instead: ['ovati', 'ivati'] },
];

/** Of the languages that have many endings, and no stemmer or one that knows few of them. By ISO 639-3 code. */
export const SLAVIC_ENDINGS: Record<string, readonly Endings[]> = {
  pol: [
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
  rus: [
    // Nouns: проблему, записи, знания; списка, конце, дня; ошибок without an ending.
    { endings: toList('а у ом е ы и ов ам ами ах'), instead: [''] },
    { endings: toList('ы и у е ой ою ам ами ах'), instead: ['а'] },
    { endings: toList('и ю е ей ям ями ях'), instead: ['я'] },
    { endings: toList('я ю ем ём е и ью ей ям ями ях'), instead: ['ь', 'й'] },
    { endings: toList('а у ом е ам ами ах'), instead: ['о'] },
    { endings: toList('я ю ем и ям ями ях'), instead: ['е'] },
    { endings: toList('ка ку ком ке ки ков кам ками ках'), instead: ['ок', 'ек'] },
    { endings: toList('ца цу цом цем це цы цов цам цами цах'), instead: ['ец'] },
    { endings: toList('ня ню нем не ни ней ням нями нях'), instead: ['ень'] },
    { endings: toList('ок ек'), instead: ['ка', 'ко'] },
    { endings: toList('ий'), instead: ['ие', 'ия'] },
    { endings: [''], instead: ['а', 'о'] },
    // Adjectives, and their short forms: готов, доступен.
    {
      endings: toList('ого его ому ему ым им ом ем ая яя ую юю ой ей ое ее ые ие ых их ыми ими а о ы и'),
      instead: ['ый', 'ий', 'ой'],
    },
    { endings: [''], instead: ['ый', 'ой'] },
    { endings: toList('ен на но ны'), instead: ['ный'] },
    // Verbs.
    { endings: toList('аю аешь ает аем аете ают ал ала ало али ай айте ан ана ано аны'), instead: ['ать'] },
    { endings: toList('яю яешь яет яем яете яют ял яла яло яли яй яйте'), instead: ['ять'] },
    { endings: toList('ую уешь ует уем уете уют уй уйте'), instead: ['овать', 'евать'] },
    { endings: toList('ею еешь еет еем еете еют ел ела ело ели'), instead: ['еть'] },
    {
      endings: toList('ю у ишь ит им ите ят ат ил ила ило или и ен ена ено ены'),
      instead: ['ить', 'еть', 'ать', 'ять'],
    },
    { endings: toList('ю ешь ёшь ет ёт ем ём ете ют'), instead: ['вать'] },
    { endings: toList('ну нешь нёшь нет нем нете нут нул нула нули'), instead: ['нуть'] },
    { endings: toList('ну нешь нет нем нете нут нь ньте'), instead: ['ть'] },
    { endings: toList('жу'), instead: ['деть', 'дить', 'зить', 'зать'] },
    { endings: toList('чу'), instead: ['тить', 'теть'] },
    { endings: toList('шу'), instead: ['сить', 'сать'] },
    { endings: toList('аюсь аешься ается аемся аетесь аются ался алась алось ались'), instead: ['аться'] },
    {
      endings: toList('юсь усь ишься ится имся итесь ятся атся ился илась илось ились'),
      instead: ['иться', 'еться', 'яться', 'аться'],
    },
  ],
  ces: [
    // Nouns: hradu, školy, města, stanicích; domku, dívce, domu; škol without an ending.
    { endings: toList('a u ovi em e ě i y ové í ů ům ech ách ích ami mi'), instead: [''] },
    { endings: toList('u em y ů ům ech'), instead: [''], undo: [/o(?=[^aeiouyáéíóúůýě]+$)/u, 'ů'] },
    { endings: toList('y ě e u o ou ám ách ami'), instead: ['a'] },
    { endings: toList('a u ě em y ům ech ách'), instead: ['o'] },
    { endings: toList('i í u em ím ích emi ích'), instead: ['e', 'ě'] },
    { endings: toList('ce'), instead: ['ka'] },
    { endings: toList('ze'), instead: ['ha', 'ga'] },
    { endings: toList('še'), instead: ['cha'] },
    { endings: toList('ře'), instead: ['ra', 'r'] },
    { endings: toList('ku kem kovi ky ků kům cích kách'), instead: ['ek'] },
    { endings: toList('ce ci cem ců cům cích'), instead: ['ec'] },
    { endings: toList('ci cích'), instead: ['k'] },
    { endings: toList('zi zích'), instead: ['h'] },
    { endings: toList('ek'), instead: ['ka', 'ko'] },
    { endings: toList('ně ni ní'), instead: ['ň'] },
    { endings: toList('dě di dí'), instead: ['ď'] },
    { endings: toList('tě ti tí'), instead: ['ť'] },
    { endings: ['en'], instead: ['no', 'na'] },
    { endings: toList('ův ova ovu ově ovo ovou ovým ových ovými ovy ovi'), instead: [''] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives.
    { endings: toList('á é ého ému ém ým ých ými ou í'), instead: ['ý'] },
    { endings: toList('ího ímu ím ích ími'), instead: ['í'] },
    // Verbs.
    { endings: toList('ám áš á áme áte ají al ala alo ali aly ej ejte án ána áno ány'), instead: ['at'] },
    { endings: toList('uji uju uješ uje ujeme ujete ují ujou uj ujte'), instead: ['ovat'] },
    {
      endings: toList('ím íš í íme íte ejí ějí il ila ilo ili ily el ela elo eli ěl ěla ělo ěli en ena eno eny'),
      instead: ['it', 'et', 'ět'],
    },
    { endings: toList('nu neš ne neme nete nou nul nula nulo nuli ni něte'), instead: ['nout'] },
  ],
  slk: [
    { endings: toList('a u ovi om e i y ovia ov och ách ami mi í iam iach iami'), instead: [''] },
    { endings: toList('y e u o ou ám ách ami i í iam iach iami'), instead: ['a'] },
    { endings: toList('a á u e om ám ách ami'), instead: ['o'] },
    { endings: toList('a ia u om í iam iach iami'), instead: ['e'] },
    { endings: toList('ku kom kovi ky kov koch kami'), instead: ['ok'] },
    { endings: toList('ca cu com covi ci ce cov coch cami'), instead: ['ec'] },
    { endings: toList('la lia lovi ľa ľu ľom ľovi le li ľov ľoch ľou liam liach'), instead: ['ľ'] },
    { endings: toList('de di dí diam diach ďou'), instead: ['ď'] },
    { endings: toList('ňa ňu ňom ne ňov ňoch'), instead: ['eň'] },
    { endings: toList('ci'), instead: ['k'] },
    { endings: toList('iek ok'), instead: ['ka', 'ko'] },
    { endings: toList('ti te tí tiam tiach tou'), instead: ['ť'] },
    { endings: toList('ni ne ní niam niach ňou'), instead: ['ň'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    { endings: toList('á é ého ému om ým ých ými ú ej ou í'), instead: ['ý'] },
    { endings: toList('ieho iemu ím ích ími ej ou'), instead: ['í'] },
    { endings: toList('ám áš á áme áte ajú aj ajte al ala alo ali aný aná ané'), instead: ['ať'] },
    { endings: toList('ujem uješ uje ujeme ujete ujú uj ujte'), instead: ['ovať'] },
    {
      endings: toList('ím íš í íme íte ia il ila ilo ili iem ieš ie ieme iete ejú el ela elo eli ený ená ené'),
      instead: ['iť', 'ieť'],
    },
    { endings: toList('nem neš ne neme nete nú nul nula nulo nuli'), instead: ['núť'] },
  ],
  slv: [
    {
      endings: toList('a u om em i e o ov ev ovi ih ah am ma oma ema ami mi jo ja ju jem ji je jev jema jih'),
      instead: [''],
    },
    { endings: toList('e i o ah am ama ami'), instead: ['a'] },
    { endings: toList('a u om em i ih oma ema'), instead: ['o', 'e'] },
    { endings: toList('ca cu cem ci ce cev cih cema'), instead: ['ec'] },
    { endings: toList('ve vi vijo vah vam vami'), instead: ['ev'] },
    { endings: ['ci'], instead: ['k'] },
    { endings: toList('ka ku kom ki ke kov kih koma'), instead: ['ek'] },
    { endings: toList('la lu lom li le lov lih loma'), instead: ['el'] },
    { endings: toList('ra ru rom ri re rov rih roma'), instead: ['er'] },
    { endings: toList('na nu nom ni ne nov nih noma'), instead: ['en'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    { endings: toList('a o e i ega emu em im ih imi'), instead: ['', 'i'] },
    { endings: toList('m š va ta mo te jo l la lo li le n na no ni'), instead: ['ti'] },
    { endings: toList('im iš i imo ite ijo'), instead: ['iti', 'eti'] },
    { endings: toList('ujem uješ uje ujemo ujete ujejo'), instead: ['ovati', 'evati'] },
  ],
  hrv: CROATIAN,
  bos: CROATIAN,
  bul: [
    { endings: toList('а ът е и ове ите овете я ят'), instead: [''] },
    { endings: toList('та и ите о'), instead: ['а'] },
    { endings: toList('то а ата'), instead: ['о'] },
    { endings: toList('то та тата а ата ета етата'), instead: ['е'] },
    { endings: toList('я ят и ите'), instead: ['й'] },
    { endings: toList('та и ите'), instead: ['я'] },
    { endings: toList('ци ците'), instead: ['к'] },
    { endings: toList('зи зите'), instead: ['г'] },
    { endings: toList('та ти тите'), instead: ['', 'т'] },
    { endings: toList('ия ият а ата о ото и ите'), instead: [''] },
    { endings: toList('а ата о ото и ите'), instead: [''], undo: [/([^аеиоуъюя])$/u, 'е$1'] },
    { endings: toList('ият ия'), instead: ['и'] },
    { endings: toList('ш ме те т х хме хте ха'), instead: [''] },
  ],
};
