import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'Espaço', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: 'Próximo cartão',
    back: 'Cartão anterior',
    first: 'Primeiro cartão',
    last: 'Último cartão',
    jump: 'Ir para uma posição',
    keys: 'Mostrar estas teclas',
  },

  study: {
    reveal: 'Mostrar o outro lado; depois: a resposta marcada',
    check: 'Onde você digita a resposta: conferi-la',
    undo: 'Desfazer, até onde você quiser',
    redo: 'Refazer o que foi desfeito',
    know: 'Já conheço esta palavra',
    edit: 'Escrever seu próprio significado',
    speak: 'Ouvir a palavra',
    bury: 'Só a partir de amanhã',
    suspend: 'Pausar a palavra',
    keys: 'Mostrar estas teclas',
  },

  ratings: { two: 'Esqueci, Lembrei', four: 'Esqueci, Difícil, Lembrei, Fácil' },
};

export default keys;
