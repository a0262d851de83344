import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'Salvar um backup',
    choose: 'Restaurar de um backup',
    savedAs: (file) => `Salvo como ${file}, entre os downloads do navegador.`,
    working: 'Lendo…',
    restoring: 'Restaurando…',
    restoredSoFar: (share) =>
      `Um backup está sendo restaurado: ${formatShare(share)}. Enquanto isso, você pode continuar estudando.`,
    answers: (count) => formatCount(count, { one: '# resposta', many: '# de respostas', other: '# respostas' }),
    definitions: (count) =>
      formatCount(count, { one: '# significado seu', many: '# de significados seus', other: '# significados seus' }),
    period: (firstAt, lastAt) => `${formatDate(firstAt)} a ${formatDate(lastAt)}`,
    nothingFresh: 'Tudo isso já está aqui.',
    fresh: (count) =>
      formatCount(count, {
        one: '# das entradas ainda não está aqui. Nada do que já está aqui se perde.',
        many: '# das entradas ainda não estão aqui. Nada do que já está aqui se perde.',
        other: '# das entradas ainda não estão aqui. Nada do que já está aqui se perde.',
      }),
    restore: 'Restaurar',
    cancel: 'Cancelar',
    restored: (count) =>
      formatCount(count, {
        one: 'Restaurado: # entrada nova.',
        many: 'Restaurado: # de entradas novas.',
        other: 'Restaurado: # entradas novas.',
      }),
    withoutDeck: 'Os baralhos não estão no backup. Adicione estes para continuar com as palavras deles:',

    savedTitle: 'Backups automáticos',
    savedIntro:
      'Um em cada dia em que você estuda: os últimos sete e, antes deles, um por semana. Eles ficam neste dispositivo.',
    savedNone: 'Nenhum ainda. O primeiro é feito depois da sua próxima resposta.',
    download: 'Baixar',
    downloadOf: (at) => `Baixar o backup de ${formatDate(at)}`,
    restoreOf: (at) => `Restaurar o backup de ${formatDate(at)}`,
  },
};

export default backup;
