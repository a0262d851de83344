/** The texts that a language is measured with, and the dictionary that gives the lemmas of their forms. */
export interface TextPlan {
  /** Folders of manual pages below `usr/share/man`; sections 1 to 8 in each. */
  manual: string;
  /** Folder of sayings below `usr/share/games/fortunes`. */
  sayings?: string;
  /** Folder of the game's translations. */
  game: string;
  /** Hunspell dictionary below `usr/share/hunspell`, with the encoding of its files. */
  hunspell?: readonly [name: string, encoding: string];
  /** Flags of that dictionary whose endings make other words, not forms. */
  ignored?: string;
}

export const TEXT_PLANS: Readonly<Record<string, TextPlan>> = {
  deu: { manual: 'de', game: 'de', sayings: 'de', hunspell: ['de_DE_frami', 'latin1'] },
  spa: { manual: 'es', game: 'es', sayings: 'es', hunspell: ['es_ES', 'utf-8'] },
  fra: { manual: 'fr', game: 'fr', hunspell: ['fr', 'utf-8'] },
  ita: { manual: 'it', game: 'it', sayings: '.', hunspell: ['it_IT', 'utf-8'] },
  por: { manual: 'pt_BR', game: 'pt_BR', hunspell: ['pt_PT', 'utf-8'] },
  rus: { manual: 'ru', game: 'ru', sayings: 'ru', hunspell: ['ru_RU', 'utf-8'] },
  swe: { manual: 'sv', game: 'sv', hunspell: ['sv_SE', 'utf-8'] },
  pol: { manual: 'pl', game: 'pl', hunspell: ['pl_PL', 'iso-8859-2'] },
  nld: { manual: 'nl', game: 'nl', hunspell: ['nl', 'utf-8'] },
  eng: { manual: '.', game: 'de', hunspell: ['en_US', 'utf-8'] },
  jpn: { manual: 'ja', game: 'ja' },
  cmn: { manual: 'zh_CN', game: 'zh_CN' },
};
