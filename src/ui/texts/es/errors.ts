import type { ErrorsTexts } from '../en/errors.ts';

const errors: ErrorsTexts = {
  errors: {
    'bad-request': {
      title: 'Wayword no pudo leer eso',
      advice: 'Revisa lo que has escrito e inténtalo de nuevo.',
    },
    forbidden: {
      title: 'Esta página no puede hacer eso',
      advice: 'Abre Wayword desde la barra de herramientas e inténtalo allí.',
    },
    'no-answer': {
      title: 'Wayword no respondió',
      advice: 'Inténtalo de nuevo. Si sigue igual, reinicia el navegador: tus mazos se conservan.',
    },
    'extension-gone': {
      title: 'Wayword se actualizó',
      advice: 'Cierra esta página y ábrela de nuevo.',
    },
    internal: {
      title: 'Algo falló dentro de Wayword',
      advice: 'No se perdió nada. Inténtalo de nuevo.',
    },
    'answer-broken': {
      title: 'No se pudo leer la respuesta del servidor',
      advice:
        'Estaba cortada o dañada. Inténtalo de nuevo; si sigue igual, avisa a la persona que administra el servidor.',
    },
    'address-invalid': {
      title: 'Esto no es una dirección de servidor',
      advice: 'Escríbela como te la dieron, por ejemplo https://cards.example.org.',
    },
    'address-insecure': {
      title: 'Esta dirección no es segura',
      advice:
        'Con http://, otras personas podrían leer tu clave. Usa https://. Solo un servidor en este equipo (localhost o 127.0.0.1) puede usar http://.',
    },
    'key-missing': {
      title: 'Falta la clave de API',
      advice: 'Pega la clave que recibiste para este servidor.',
    },
    'key-invalid': {
      title: 'Esto no puede ser una clave de API',
      advice:
        'Tiene caracteres que ninguna clave tiene, como un salto de línea. Copia la clave de nuevo, entera y sin nada más.',
    },
    'key-refused': {
      title: 'El servidor rechazó la clave',
      advice:
        'Comprueba que la clave esté completa y sea de este servidor, y conéctate de nuevo. Tus mazos se conservan.',
    },
    'not-connected': {
      title: 'No hay ningún servidor conectado',
      advice: 'Conecta uno en las opciones. Los mazos de este dispositivo funcionan sin él.',
    },
    'not-the-api': {
      title: 'Esto no parece un servidor de tarjetas',
      advice:
        'En esta dirección responde otra cosa. Revísala: es la parte anterior a /api/v1/. También puede que la red pida antes iniciar sesión: abre cualquier página web para verlo.',
    },
    'permission-needed': {
      title: 'Wayword no tiene acceso a este servidor',
      advice: 'Pulsa de nuevo “Conectar” y permite el acceso al servidor cuando el navegador lo pida.',
    },
    redirected: {
      title: 'El servidor nos envía a otra dirección',
      advice:
        'Tu clave solo se envía a la dirección que escribiste. Pide la dirección definitiva del servidor y conéctate a ella.',
    },
    'response-too-large': {
      title: 'La respuesta del servidor es demasiado grande',
      advice: 'Ninguna tarjeta es tan grande. Revisa la dirección.',
    },
    'server-busy': {
      title: 'El servidor nos pide esperar',
      advice: 'Está ocupado o limita el número de solicitudes. Inténtalo dentro de un rato.',
    },
    'server-error': {
      title: 'El servidor tiene un problema',
      advice: 'El fallo es suyo. Inténtalo más tarde.',
    },
    timeout: {
      title: 'El servidor tardó demasiado',
      advice: 'Quizá esté ocupado o la conexión sea lenta. Inténtalo de nuevo.',
    },
    unreachable: {
      title: 'No se puede llegar al servidor',
      advice:
        'Comprueba que la dirección sea correcta, que el servidor esté en marcha y que tengas conexión. Tus mazos funcionan sin él.',
    },
    'backup-invalid': {
      title: 'Esto no es una copia de seguridad completa de Wayword',
      advice: 'El archivo es otra cosa, o le falta una parte o se modificó. Aquí no se cambió nada.',
    },
    'backup-newer': {
      title: 'Esta copia de seguridad es de una versión más nueva de Wayword',
      advice: 'Actualiza Wayword y luego restáurala. Aquí no se cambió nada.',
    },
    'deck-empty': {
      title: 'El servidor no tiene tarjetas para este par de idiomas',
      advice: 'Elige otro par de idiomas.',
    },
    'deck-file-invalid': {
      title: 'Esto no es un archivo de mazo',
      advice: 'El archivo está dañado o es otra cosa. No se cambió nada.',
    },
    'deck-unknown': {
      title: 'Este mazo no está en este dispositivo',
      advice: 'Se eliminó o nunca se sincronizó. Elige otro mazo o sincronízalo en las opciones.',
    },
    'file-unreadable': {
      title: 'No se pudo leer el archivo',
      advice: 'Se movió o modificó desde que lo elegiste, o es una carpeta. Elígelo de nuevo.',
    },
    'storage-full': {
      title: 'El disco está lleno',
      advice: 'Libera espacio o elimina un mazo que ya no necesites. Lo guardado se conserva.',
    },
    'storage-newer': {
      title: 'Una versión más nueva de Wayword escribió aquí',
      advice: 'Esta es más antigua y lo deja todo como está. Actualiza Wayword.',
    },
    'storage-unavailable': {
      title: 'El navegador no deja que Wayword guarde nada',
      advice:
        'Pasa en las ventanas privadas y cuando el disco está lleno. Usa una ventana normal o reinicia el navegador.',
    },
  },
};

export default errors;
