import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'المسافة', enter: 'Enter', home: 'Home', end: 'End', shift: 'Shift' },

  browse: {
    forward: 'البطاقة التالية',
    back: 'البطاقة السابقة',
    first: 'البطاقة الأولى',
    last: 'البطاقة الأخيرة',
    jump: 'الانتقال إلى مرتبة',
    keys: 'عرض هذه المفاتيح',
  },

  study: {
    reveal: 'إظهار الوجه الآخر؛ ثم الإجابة المميّزة',
    check: 'عند كتابة الإجابة: التحقق منها',
    undo: 'تراجع، إلى أي حد تريد',
    redo: 'إعادة ما تم التراجع عنه',
    know: 'أعرف هذه الكلمة',
    edit: 'كتابة معناك الخاص',
    speak: 'نطق الكلمة',
    bury: 'ليس قبل الغد',
    suspend: 'إيقاف الكلمة مؤقتًا',
    keys: 'عرض هذه المفاتيح',
  },

  ratings: { two: 'نسيت، تذكّرت', four: 'نسيت، صعبة، تذكّرت، سهلة' },
};

export default keys;
