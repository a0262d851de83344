import { toWordKey } from '../language/normalise.ts';

/**
 * The commonest function words of languages written with spaces, by ISO 639-3 code. They are evidence for languages without a large deck,
 * because small decks lack such words. Two similar languages share a list.
 */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  afr: 'die en het nie is vir van met wat dit ek jy hy ons hulle aan om te op was sal kan ook maar daar word as by uit hierdie so moet haar sy',
  bul: 'и в на да не се е за от с че по са ще като това но или аз ти ми си до към има беше който която които при тази този след може съм бил била сме сте му ѝ ги го я те него нея тях наш ваш тук там когато където защо какво кой коя кои много само вече още',
  cat: 'el la els les de del dels i a al als que en un una és per amb no es ha són més com però també aquest aquesta molt són va van ser si hi seu seva on o ja quan pel per tot sense fer pot ho li us',
  ces: 'a se na je že v to s z do i o ale jak by si jsem pro za už nebo jsou není tak když která který které byl byla bylo jen ve být od po při mezi jeho jako této tento ze k u jsi jste jsme mi mě mu mají má mít máte budete bude byli kde co kdo proč ten ta ti tím tomu aby ani ještě jenom velmi více můžete může musí svůj své',
  cym: "y yr yn a i o ar mae wedi ac am ei eu oedd bod fel nid hwn hon hyn gan sydd i'r o'r gyda at ond fy chi roedd dim",
  dan: 'og i det er jeg ikke en et at af på med til for som der har du vi de den kan være blev efter hvor hvad når også eller men fra skal han hun var om så mig sig ud op hvis nu dette denne disse din dit dine min mit sin sit sine ved bliver over under ind mere alle andre lidt meget må ville vil have havde hver ham hans hende kun hvordan hvilke end mellem uden mange noget nogle kunne blive gør få jer jeres vores deres dem os da nej ja her jo vel bare kom kommer går tager siger igen selv altid aldrig måske ingen intet år tid gang lad helt både enten fordi hvorfor hvem dig sådan',
  deu: 'der die das den dem des und in zu ist nicht ein eine einen einem einer mit auf für von im sich auch es an wird sie ich er als dass oder wie wenn aus bei nach am kann sind haben hat nur so noch aber zum zur werden ihr wir was durch war über um vor diese dieser',
  eng: 'the of and to in is that it for was you with on are as have be this not but they at from or what we can there will would your if do which an by has he she his her their its were been more when how my me so',
  est: 'ja on ei et see ma sa ta oli kui mis aga ka ning või seda siis mida oma veel välja olen kes nii selle ole saab kõik nende ühe pärast',
  eus: 'eta da du ez bat dira zen duen ere baina dute hau hori izan egin den dela edo dituzu bere dago ditu duzu',
  fil: 'ang ng sa na ay mga at ko mo siya niya ito hindi para may kung din rin lang naman ako ka ni si',
  fin: 'ja on ei että se en hän oli mutta kun niin ovat tai ole minä mitä vain joka myös jos kuin olen tämä sen voit sinä ne kanssa mukaan',
  fra: 'le la les de des du et un une à au aux en dans que qui est pour pas ne sur par avec se ce il elle sont plus vous nous je son sa ses ou mais cette ces on être comme si leur y tout même ont a été fait',
  gle: 'agus an na i ar is go a tá le ag do sé bhí ní de sí mar sin seo é nach ach leis don ó gach iad',
  hrv: 'i je u se na da su za od sa ne s to što koji koja koje ali ili bi kao sam po iz nije o do samo može ako kad kada biti još bio bila bilo ova ovaj ovo li mi te će vas vam vaš vaša vašu vašem svoj svoju svoje ste smo nisu ima kako gdje gde jer sve svi prije pre nakon bez preko među kroz pri ovu onda taj ta već vrlo više ćete možete kojima kojem kojoj koju tome nego toga ga im mu ih si jesam jesi jest jesu budem bude budu bih bismo biste ništa netko neko nešto nikad uvijek uvek ovdje ovde tamo tu tako također takođe moj moja moje tvoj naš naša naše njegov njegova njen njihov nas njih njega njoj njemu mene tebe sebi sebe meni tebi ovog ove ovih ovim ovom onaj ona ono oni one tog tom tih tim tko ko šta čim čak dok zbog zato zašto svaki svaka svako drugi druga drugo jedan jedna jedno neki neka neke nekoliko mnogo malo moram mora moraju treba mogu možemo nema nemam imam imaju neće kod pod nad oko protiv prema između osim ipak dakle baš evo ni niti pa a',
  hun: 'a az és hogy nem is egy van meg de csak már ha volt ez el mint vagy ezt azt én még ki lesz kell nincs ezek azok itt ott után által',
  ind: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada saya ke karena ada kita mereka sudah juga bisa atau adalah oleh kamu anda dapat',
  isl: 'og að í á það er ekki sem við um til fyrir en með ég af hann hún var hef þetta eru þú því frá ef eða þeir hafa',
  ita: 'il lo la i gli le un una di del della dei delle che e è in nel nella per non con si da dal dalla a al alla sono su come più questo questa ma o se anche ha hanno essere ci suo sua loro tra quando molto',
  lav: 'un ir ka no uz ar par tas es nav bija kas kā bet vai lai viņš tikai jau to ja pie mēs jūs šis pēc',
  lit: 'ir yra kad į su tai ne iš bet kaip aš jis buvo tik už jau o ar apie nuo mes po per dar jūs tačiau kuris',
  msa: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada saya ke kerana ada kita mereka sudah juga boleh atau adalah oleh anda dapat',
  nld: 'de het een van en in is dat op te zijn met voor niet aan er die om ook als maar bij of naar kan uit door wordt worden deze dit was hij ze wat over nog dan heeft hebben zich u je wij tot hun meer werd',
  nor: 'og i det er jeg ikke en et ei at av på med til for som der har du vi de den kan være ble etter hvor hva når også eller men fra skal han hun var om så meg seg ut opp hvis nå å dette denne disse din ditt dine min mitt sin sitt sine ved blir over under inn mer alle andre litt mye må ville vil ha hadde hver ham hans henne bare hvordan hvilke enn mellom uten mange noe noen kunne bli gjør få dere deres dem oss da nei ja her jo vel kom kommer går tar sier igjen selv alltid aldri kanskje ingen intet år tid gang la helt både enten fordi hvorfor hvem vår våre deg slik eg ikkje ein eit dei vere blei kva frå ho viss no desse meir mykje kvar berre korleis utan noko nokre dykk seier kjem òg',
  pol: 'i w na z do się nie to jest że o za od po jak dla co jego ale tak czy ma są przez być lub ten ta te tym oraz przy może który która które już tylko był było jej ich gdy jeśli można',
  por: 'o a os as de do da dos das em no na nos nas um uma que e é para por com não se ao à mais como mas foi são ou seu sua seus suas pelo pela este esta isso ele ela você tem ser está também quando muito já eu',
  ron: 'și în de la a nu cu că pe un o este din pentru mai ce care sunt se fi are sau dar cum când ca al lui am ai ale prin sa fost dacă',
  rus: 'и в не на с что он как это по но из за от то у же к о бы для так или вы его она они если только был была были быть может все я мы при до',
  slk: 'a sa na je že v to s z do i o ale ako by si som pre za už alebo sú nie tak keď ktorá ktorý ktoré bol bola bolo len vo byť od po pri medzi jeho tento k u ste sme mi ma mu majú má mať máte budete bude boli kde čo kto prečo ten tá tí tým tejto tomu aby ani ešte iba veľmi viac môžete môže musí svoj svoje',
  slv: 'in je v na da se za so ne s z po to ki bi pa kot ali od še tudi sem lahko če ko ni bil bila bilo kaj smo jih te ste pri iz ga jo kar več vaš vaše',
  spa: 'el la los las de del y a al en un una que es no se con por para su sus lo como más o pero este esta ha son fue si ya me le muy cuando sin sobre también hay está ser entre todo desde yo mi tiene',
  swa: 'na ya wa kwa ni za katika la si cha kuwa hii lakini kama huo hiyo sana yake wao mimi pia',
  swe: 'och i det är att en ett som på av för med till den de inte om har jag du vi kan han hon men så från var eller när ska vid också sig under mot efter din ditt dina min sin sitt sina detta denna dessa blir alla andra mer mycket måste vill hade hur vad där än utan många någon några kunde få',
  tur: 've bir bu da de için ne çok ile o mi ama var gibi daha ben değil olarak kadar olan her sonra ya en mu veya olduğu ise',
  ukr: 'і в у на не що з та до є як за це але я ви він про від так було бути чи для ми вони його також або якщо який яка які може цей ця ці цього цієї цих якого їх її їм них під над між через після перед без коли де тут там тому чому хто щоб хоча ще вже лише тільки можна має мають був була були буде будуть немає свої один одна інші інших',
};

/** Letters of a language beyond a to z, or beyond the common Cyrillic letters, including those of loan words. */
const LETTERS: Readonly<Record<string, string>> = {
  afr: 'êëéèôïû',
  bul: 'щйьюяъѝ',
  cat: 'àçèéíïòóúü',
  ces: 'áčďéěíňóřšťúůýž',
  cym: 'âêîôûŵŷáéï',
  dan: 'æøåé',
  deu: 'äöüß',
  eng: '',
  est: 'äöõüšž',
  eus: 'ñ',
  fil: 'ñ',
  fin: 'äöå',
  fra: 'àâæçéèêëîïôœùûüÿ',
  gle: 'áéíóú',
  hrv: 'čćđšžђјљњћџ',
  hun: 'áéíóöőúüű',
  ind: 'é',
  isl: 'áðéíóúýþæö',
  ita: 'àèéìíîòóùú',
  lav: 'āčēģīķļņšūž',
  lit: 'ąčęėįšųūž',
  msa: 'é',
  nld: 'ëïéèêöü',
  nor: 'æøåéòô',
  pol: 'ąćęłńóśźż',
  por: 'áâãàçéêíóôõúü',
  ron: 'ăâîșțşţ',
  rus: 'щйьюяыэёъ',
  slk: 'áäčďéíĺľňóôŕšťúýž',
  slv: 'čšž',
  spa: 'áéíñóúü',
  swa: '',
  swe: 'åäöé',
  tur: 'çğıöşüâî',
  ukr: 'щйьюяіїєґ',
};
const SAME_AS: Readonly<Record<string, string>> = { srp: 'hrv', bos: 'hrv', nno: 'nor' };

/** Languages that have a list. */
export const LISTED_LANGUAGES: readonly string[] = [...Object.keys(FUNCTION_WORDS), ...Object.keys(SAME_AS)];

/** Letters that only some languages of a script use. */
const MARKED = /(?![a-z])\p{sc=Latn}|(?![а-зик-ш])\p{sc=Cyrl}/gu;

const known = new Map<string, ReadonlySet<string>>();

/** Returns a test for function words of a language; undefined for a language without a list. */
export function findFunctionWords(words: readonly string[], language: string): boolean[] | undefined {
  const list = FUNCTION_WORDS[SAME_AS[language] ?? language];
  if (list === undefined) return undefined;
  const set = known.get(list) ?? new Set(list.split(' '));
  known.set(list, set);
  return words.map((word) => set.has(toWordKey(word, language)));
}

/**
 * Decides whether a language uses all special letters of a word.
 *
 * @returns undefined if the word has no special letter or the language's letters are not listed.
 */
export function hasLetters(word: string, language: string): boolean | undefined {
  const letters = LETTERS[SAME_AS[language] ?? language];
  const marked = word.normalize('NFC').toLowerCase().match(MARKED);
  if (letters === undefined || !marked) return undefined;
  return marked.every((letter) => letters.includes(letter));
}
