import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Toda [manhã], uma [senhora] [entra|entrar] no [café], [toma|tomar] seu [chá] e [abre|abrir] sempre o mesmo [livro]. “A senhora está [lendo|ler] esse livro há um [ano]”, [diz|dizer] o garçom. “É tão [bom] assim?”',
  '“Ainda não [sei|saber]”, ela responde, [rindo|rir]. “Está [escrito|escrever] na [língua] do meu neto. No começo eu não [entendia|entender] nada e [procurava|procurar] cada [palavra] no dicionário. Hoje li uma [página] [inteira|inteiro]. Ele [vem|vir] no domingo, e eu vou [contar] a [história] para ele.”',
];
