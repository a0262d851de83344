import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'Espacio', enter: 'Intro', home: 'Inicio', end: 'Fin', shift: 'Mayús' },

  browse: {
    forward: 'Tarjeta siguiente',
    back: 'Tarjeta anterior',
    first: 'Primera tarjeta',
    last: 'Última tarjeta',
    jump: 'Ir a un puesto',
    keys: 'Mostrar estas teclas',
  },

  study: {
    reveal: 'Mostrar el reverso; después: la respuesta marcada',
    check: 'Donde escribes la respuesta: comprobarla',
    undo: 'Deshacer, hasta donde quieras',
    redo: 'Rehacer lo deshecho',
    know: 'Conozco esta palabra',
    edit: 'Escribir tu propia definición',
    speak: 'Pronunciar la palabra',
    bury: 'No antes de mañana',
    suspend: 'Pausar la palabra',
    keys: 'Mostrar estas teclas',
  },

  ratings: { two: 'Olvidada, Recordada', four: 'Olvidada, Difícil, Recordada, Fácil' },
};

export default keys;
