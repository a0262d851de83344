import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: 'Buscar en las opciones',
    found: (count) =>
      formatCount(count, {
        one: '# opción encontrada',
        many: '# de opciones encontradas',
        other: '# opciones encontradas',
      }),
    none: (query) => `No se encontró nada para “${query}”. Prueba otra palabra o pulsa Esc para verlo todo.`,
    sections: 'Secciones',
    synonyms: {
      connection: 'servidor api clave login cuenta dirección url iniciar sesión',
      'get-deck': 'descargar bajar instalar inicial importar csv archivo fichero idioma diccionario',
      decks: 'eliminar borrar quitar exportar diccionario tarjetas flashcards actualizar refrescar',
      'hover-trigger': 'globo popup emergente clic ratón mouse desactivar activar apagar',
      'hover-modifier': 'ctrl control alt mayús shift tecla',
      'hover-dwell': 'retraso demora velocidad tiempo segundos lento rápido',
      'hover-selection': 'selección marcar resaltar subrayar',
      'hover-touch': 'tocar táctil móvil celular teléfono tableta tablet',
      'hover-keys': 'teclado atajo',
      'hover-scale': 'letra fuente tamaño zoom grande pequeño aumentar reducir',
      'study-new': 'diario límite cantidad número',
      'study-retention': 'fsrs intervalo repasos repetición olvidar recordar retención',
      'study-ratings': 'botones notas calificación otra vez bien fácil',
      'study-front': 'dirección inverso reverso anverso escuchar audio producción',
      'study-typing': 'escribir teclear teclado ortografía',
      'study-readings': 'kana furigana pinyin pronunciación',
      'study-reminder': 'notificación aviso alerta alarma recordatorio diario',
      'own-words': 'definiciones diccionario notas añadir agregar personalizadas vocabulario',
      data: 'copia de seguridad respaldo backup restaurar exportar guardar mover ordenador computadora json restablecer',
      'appearance-theme': 'oscuro claro modo noche tema color negro blanco',
      shortcuts: 'teclado atajo hotkey tecla combinación comando omnibox',
      licences: 'licencia derechos de autor copyright gpl fuentes código abierto open source',
      about: 'versión almacenamiento disco espacio cuota privacidad reparar comprobar integridad',
    },
  },

  languages: { none: 'Ningún idioma encontrado' },
};

export default search;
