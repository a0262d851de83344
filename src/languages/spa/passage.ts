import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Cada [mañana], una [mujer] mayor [entra|entrar] en el [bar], [toma|tomar] su [café] y [abre|abrir] siempre el mismo [libro]. «[Lleva|llevar] un [año] [leyéndolo|leer] —[dice|decir] el camarero—. ¿Tan [bueno] es?».',
  '«Todavía no puedo decirlo —[responde|responder] ella, [riendo|reír]—. Está escrito en el idioma de mi nieto. Al [principio] no [entendía|entender] nada y [buscaba|buscar] cada [palabra] en el diccionario. Hoy he leído toda una [página]. El domingo [viene|venir] a [verme|ver], y le [contaré|contar] la [historia]».',
];
