import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Chaque [matin], une vieille [femme] [vient|venir] au [café], [boit|boire] son thé et [ouvre|ouvrir] toujours le même [livre]. « Vous le [lisez|lire] depuis un [an], [dit|dire] le serveur. Il est si [bon] que ça ? »',
  '« Je ne [sais|savoir] pas encore, [répond|répondre]-elle en [riant|rire]. Il est [écrit|écrire] dans la [langue] de mon petit-fils. Au [début], je ne [comprenais|comprendre] rien et je [cherchais|chercher] tous les [mots|mot] dans le dictionnaire. Aujourd’hui, j’ai lu une [page] [entière|entier]. Dimanche, il vient me [voir], et je lui [raconterai|raconter] l’[histoire]. »',
];
