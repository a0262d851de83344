import type { ErrorsTexts } from '../en/errors.ts';

const errors: ErrorsTexts = {
  errors: {
    'bad-request': {
      title: 'O Wayword não conseguiu ler isso',
      advice: 'Verifique o que você digitou e tente de novo.',
    },
    forbidden: {
      title: 'Esta página não pode fazer isso',
      advice: 'Abra o Wayword pela barra de ferramentas e tente de novo por lá.',
    },
    'no-answer': {
      title: 'O Wayword não respondeu',
      advice: 'Tente de novo. Se continuar assim, reinicie o navegador: seus baralhos são mantidos.',
    },
    'extension-gone': {
      title: 'O Wayword foi atualizado',
      advice: 'Feche esta página e abra-a de novo.',
    },
    internal: {
      title: 'Algo deu errado dentro do Wayword',
      advice: 'Nada se perdeu. Tente de novo.',
    },
    'answer-broken': {
      title: 'Não foi possível ler a resposta do servidor',
      advice:
        'Ela veio cortada ou danificada. Tente de novo; se continuar assim, avise a pessoa que cuida do servidor.',
    },
    'address-invalid': {
      title: 'Isto não é um endereço de servidor',
      advice: 'Digite-o como você o recebeu, por exemplo https://cards.example.org.',
    },
    'address-insecure': {
      title: 'Este endereço não é seguro',
      advice:
        'Por http://, outras pessoas poderiam ler sua chave. Use https://. Só um servidor neste computador (localhost ou 127.0.0.1) pode usar http://.',
    },
    'key-missing': {
      title: 'Falta a chave de API',
      advice: 'Cole a chave que você recebeu para este servidor.',
    },
    'key-invalid': {
      title: 'Isto não pode ser uma chave de API',
      advice:
        'Há caracteres que nenhuma chave tem, como uma quebra de linha. Copie a chave de novo, inteira e sem mais nada.',
    },
    'key-refused': {
      title: 'O servidor recusou a chave',
      advice: 'Verifique se a chave está completa e é deste servidor, e conecte de novo. Seus baralhos são mantidos.',
    },
    'not-connected': {
      title: 'Nenhum servidor conectado',
      advice: 'Conecte um nas opções. Os baralhos neste dispositivo funcionam sem ele.',
    },
    'not-the-api': {
      title: 'Isto não parece um servidor de flashcards',
      advice:
        'Outra coisa responde neste endereço. Verifique-o: é a parte antes de /api/v1/. A rede também pode pedir um login antes: abra qualquer página da web para ver.',
    },
    'permission-needed': {
      title: 'O Wayword não pode acessar este servidor',
      advice: 'Clique em “Conectar” de novo e permita o acesso ao servidor quando o navegador perguntar.',
    },
    redirected: {
      title: 'O servidor nos manda para outro endereço',
      advice:
        'Sua chave só é enviada ao endereço que você digitou. Pergunte qual é o endereço final do servidor e conecte-se a ele.',
    },
    'response-too-large': {
      title: 'A resposta do servidor é grande demais',
      advice: 'Nenhum flashcard é tão grande. Verifique o endereço.',
    },
    'server-busy': {
      title: 'O servidor pediu para esperar',
      advice: 'Ele está ocupado ou limita o número de pedidos. Tente de novo daqui a pouco.',
    },
    'server-error': {
      title: 'O servidor está com um problema',
      advice: 'A falha é do lado dele. Tente de novo mais tarde.',
    },
    timeout: {
      title: 'O servidor demorou demais',
      advice: 'Talvez ele esteja ocupado ou a conexão esteja lenta. Tente de novo.',
    },
    unreachable: {
      title: 'Não foi possível acessar o servidor',
      advice:
        'Verifique se o endereço está certo, se o servidor está funcionando e se você está on-line. Seus baralhos funcionam sem ele.',
    },
    'backup-invalid': {
      title: 'Isto não é um backup completo do Wayword',
      advice: 'O arquivo é outra coisa, ou uma parte dele falta ou foi alterada. Nada foi alterado aqui.',
    },
    'backup-newer': {
      title: 'Este backup foi feito por um Wayword mais novo',
      advice: 'Atualize o Wayword e depois restaure o backup. Nada foi alterado aqui.',
    },
    'deck-empty': {
      title: 'O servidor não tem flashcards para este par',
      advice: 'Escolha outro par de idiomas.',
    },
    'deck-file-invalid': {
      title: 'Isto não é um arquivo de baralho',
      advice: 'O arquivo está danificado ou é outra coisa. Nada foi alterado.',
    },
    'deck-unknown': {
      title: 'Este baralho não está neste dispositivo',
      advice: 'Ele foi removido ou nunca foi sincronizado. Escolha outro baralho ou sincronize este nas opções.',
    },
    'file-unreadable': {
      title: 'Não foi possível ler o arquivo',
      advice: 'Ele foi movido ou alterado depois de escolhido, ou é uma pasta. Escolha-o de novo.',
    },
    'storage-full': {
      title: 'O disco está cheio',
      advice: 'Libere espaço ou remova um baralho de que não precisa mais. O que está salvo é mantido.',
    },
    'storage-newer': {
      title: 'Um Wayword mais novo gravou aqui',
      advice: 'Este é mais antigo e deixa tudo como está. Atualize o Wayword.',
    },
    'storage-unavailable': {
      title: 'O navegador não deixa o Wayword salvar nada',
      advice: 'Isso acontece em janelas privadas e com o disco cheio. Use uma janela normal ou reinicie o navegador.',
    },
  },
};

export default errors;
