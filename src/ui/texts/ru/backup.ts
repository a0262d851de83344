import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'Сохранить резервную копию',
    choose: 'Восстановить из резервной копии',
    savedAs: (file) => `Сохранено в файл ${file}, среди загрузок браузера.`,
    working: 'Чтение…',
    restoring: 'Восстановление…',
    restoredSoFar: (share) =>
      `Идёт восстановление из резервной копии: ${formatShare(share)}. Тем временем можно продолжать занятия.`,
    answers: (count) => formatCount(count, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' }),
    definitions: (count) =>
      formatCount(count, {
        one: '# своё значение',
        few: '# своих значения',
        many: '# своих значений',
        other: '# своего значения',
      }),
    period: (firstAt, lastAt) => `${formatDate(firstAt)} — ${formatDate(lastAt)}`,
    nothingFresh: 'Всё это здесь уже есть.',
    fresh: (count) =>
      formatCount(count, {
        one: 'Здесь ещё нет # записи из неё. То, что здесь есть, не пропадёт.',
        few: 'Здесь ещё нет # записей из неё. То, что здесь есть, не пропадёт.',
        many: 'Здесь ещё нет # записей из неё. То, что здесь есть, не пропадёт.',
        other: 'Здесь ещё нет # записи из неё. То, что здесь есть, не пропадёт.',
      }),
    restore: 'Восстановить',
    cancel: 'Отмена',
    restored: (count) =>
      formatCount(count, {
        one: 'Восстановлено: # новая запись.',
        few: 'Восстановлено: # новые записи.',
        many: 'Восстановлено: # новых записей.',
        other: 'Восстановлено: # новой записи.',
      }),
    withoutDeck: 'Колод в резервной копии нет. Чтобы продолжить с их словами, добавьте:',

    savedTitle: 'Автоматические резервные копии',
    savedIntro:
      'По одной за каждый день занятий: последние семь, а до них — по одной в неделю. Они остаются на этом устройстве.',
    savedNone: 'Пока нет. Первая появится после вашего следующего ответа.',
    download: 'Скачать',
    downloadOf: (at) => `Скачать резервную копию: ${formatDate(at)}`,
    restoreOf: (at) => `Восстановить резервную копию: ${formatDate(at)}`,
  },
};

export default backup;
