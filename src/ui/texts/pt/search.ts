import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: 'Buscar nas opções',
    found: (count) =>
      formatCount(count, {
        one: '# opção encontrada',
        many: '# de opções encontradas',
        other: '# opções encontradas',
      }),
    none: (query) => `Nada encontrado para “${query}”. Tente outra palavra ou pressione Esc para ver tudo.`,
    sections: 'Seções',
    synonyms: {
      connection: 'servidor api key chave login conta endereço url entrar conectar',
      'get-deck': 'baixar instalar inicial importar csv arquivo língua idioma dicionário',
      decks: 'remover excluir apagar deletar exportar dicionário flashcards atualizar sincronizar',
      'hover-trigger': 'tooltip popup dica clique mouse passar desligar desativar ligar ativar',
      'hover-modifier': 'ctrl alt shift tecla',
      'hover-dwell': 'atraso demora velocidade tempo segundos lento devagar rápido',
      'hover-selection': 'marcar seleção destacar realçar',
      'hover-touch': 'toque tocar celular smartphone telefone tablet',
      'hover-keys': 'teclado atalho',
      'hover-scale': 'fonte letra tamanho zoom maior menor grande aumentar diminuir',
      'study-new': 'diário limite quantidade número',
      'study-retention': 'fsrs intervalo revisões repetição esquecer lembrar memória',
      'study-ratings': 'botões notas de novo bom fácil difícil',
      'study-front': 'direção inverter inverso ouvir escutar áudio frente verso',
      'study-typing': 'escrever teclado ortografia',
      'study-readings': 'kana furigana pinyin pronúncia',
      'study-reminder': 'notificação aviso alerta alarme lembrete diário',
      'own-words': 'definições dicionário notas anotações adicionar próprias personalizadas',
      data: 'backup cópia de segurança restaurar exportar salvar transferir mudar computador json redefinir',
      'appearance-theme': 'escuro claro modo noturno noite tema cor preto branco',
      shortcuts: 'teclado tecla hotkey combinação comando omnibox',
      licences: 'licença direitos autorais copyright gpl fontes open source código aberto',
      about: 'versão armazenamento espaço disco cota privacidade reparar verificar integridade',
    },
  },

  languages: { none: 'Nenhum idioma encontrado' },
};

export default search;
