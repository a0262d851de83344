import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Elke [ochtend] komt een [oude|oud] [vrouw] het café binnen, [drinkt|drinken] haar [koffie] en [opent|openen] steeds hetzelfde [boek]. ‘Daar [leest|lezen] u nu al een [jaar] in,’ [zegt|zeggen] de ober. ‘Is het zo [mooi]?’',
  '‘Dat [weet|weten] ik nog niet,’ antwoordt ze [lachend|lachen]. ‘Het is [geschreven|schrijven] in de [taal] van mijn kleinzoon. Eerst [begreep|begrijpen] ik niets en moest ik elk [woord] opzoeken in het woordenboek. Vandaag heb ik een hele pagina gelezen. Zondag komt hij langs, en dan [vertel|vertellen] ik hem het [verhaal].’',
];
