import { GENDERS, type Gender, WORD_CLASSES, type WordClass } from '../../model/card.ts';

/** Names of word classes in people's tables and dictionaries, in lower case and without a full stop at the end. */
const CLASS_NAMES: Record<WordClass, string> = {
  noun: 'n nn noun subst sb s substantiv nomen namenwort hauptwort sustantivo substantivo nom substantif сущ существительное 名 名詞 名词 اسم',
  name: 'name propn np eigenname proper proper_noun nombre_propio nom_propre nome_próprio имя_собственное 固有名詞 专有名词 اسم_علم',
  verb: 'v vb verb vt vi verbum zeitwort tunwort verbo verbe гл глагол 動 動詞 动词 فعل',
  adjective:
    'a adj adjective adjektiv eigenschaftswort adjetivo adjectif adjectivo прил прилагательное 形 形容詞 形容词 صفة',
  adverb: 'adv adverb umstandswort adverbio adverbe advérbio нареч наречие 副 副詞 副词 ظرف',
  pronoun: 'pron pronoun pronomen fürwort pronombre pronom pronome мест местоимение 代 代名詞 代词 ضمير',
  determiner: 'det determiner article art artikel artículo artigo déterminant determinante 連体詞 限定词 أداة_تعريف',
  preposition:
    'prep preposition präp präposition verhältniswort preposición préposition prép preposição предл предлог 前置詞 介词 حرف_جر',
  conjunction: 'conj conjunction konj konjunktion bindewort conjunción conjonction conjunção союз 接続詞 连词 حرف_عطف',
  numeral: 'num numeral number zahlwort zahl numeral número numéral числ числительное 数詞 数词 عدد',
  counter:
    'counter classifier cl measure_word zählwort clasificador classificateur classificador счётное_слово 助数詞 量词 عداد',
  particle: 'part particle partikel partícula particule част частица 助詞 助词 حرف',
  interjection:
    'int intj interj interjection interjektion ausruf interjección interjeição межд междометие 感 感動詞 叹词 تعجب',
  affix:
    'affix prefix suffix pref suf affixe prefijo sufijo préfixe suffixe prefixo sufixo приставка суффикс 接頭辞 接尾辞 词缀 لاحقة',
  phrase:
    'phr phrase expression idiom expr redewendung ausdruck wendung frase locución expresión locution expressão locução фраза выражение 句 表現 短语 عبارة',
};

/** Articles that tell a gender. */
const ARTICLES: Record<Gender, string> = {
  masculine: 'der le un el il lo o um',
  feminine: 'die la une una a uma',
  neuter: 'das het ett et',
  common: 'u de en',
};

/** Names of genders. */
const GENDER_NAMES: Record<Gender, string> = {
  masculine: 'm masc masculine mask maskulin maskulinum männlich masculino masculin муж мужской м 男性 阳性 مذكر',
  feminine: 'f fem feminine feminin femininum weiblich femenino féminin feminino жен женский ж 女性 阴性 مؤنث',
  neuter: 'n neut neuter neutrum sächlich neutro neutre сред средний с 中性 محايد',
  common: 'c com common utrum',
};

const classOf = toFinder(WORD_CLASSES, CLASS_NAMES);
const genderOf = new Map([...toFinder(GENDERS, GENDER_NAMES), ...toFinder(GENDERS, ARTICLES)]);

/** @param text - "noun", "n.", "Substantiv". */
export const toClass = (text: string): WordClass | undefined => classOf.get(toName(text));

/** @param text - "feminine", "f.", "die". */
export const toGender = (text: string): Gender | undefined => genderOf.get(toName(text));

function toFinder<Name extends string>(all: readonly Name[], names: Record<Name, string>): Map<string, Name> {
  return new Map(all.flatMap((name) => [name, ...names[name].split(' ')].map((text) => [text, name] as const)));
}

const toName = (text: string) => text.trim().normalize('NFC').toLowerCase().replace(/\.$/, '').replace(/\s+/g, '_');
