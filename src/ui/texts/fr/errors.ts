import type { ErrorsTexts } from '../en/errors.ts';

const errors: ErrorsTexts = {
  errors: {
    'bad-request': {
      title: 'Wayword n’a pas pu lire cela',
      advice: 'Vérifie ce que tu as tapé et réessaie.',
    },
    forbidden: {
      title: 'Cette page n’a pas le droit de faire cela',
      advice: 'Ouvre Wayword depuis la barre d’outils et réessaie là-bas.',
    },
    'no-answer': {
      title: 'Wayword n’a pas répondu',
      advice: 'Réessaie. Si cela continue, redémarre le navigateur : tes paquets sont conservés.',
    },
    'extension-gone': {
      title: 'Wayword a été mis à jour',
      advice: 'Ferme cette page et ouvre-la à nouveau.',
    },
    internal: {
      title: 'Un problème est survenu dans Wayword',
      advice: 'Rien n’est perdu. Réessaie.',
    },
    'answer-broken': {
      title: 'La réponse du serveur est illisible',
      advice: 'Elle est incomplète ou abîmée. Réessaie ; si cela continue, préviens la personne qui gère le serveur.',
    },
    'address-invalid': {
      title: 'Ce n’est pas une adresse de serveur',
      advice: 'Tape-la comme on te l’a donnée, par exemple https://cards.example.org.',
    },
    'address-insecure': {
      title: 'Cette adresse n’est pas sécurisée',
      advice:
        'Avec http://, d’autres pourraient lire ta clé. Utilise https://. Seul un serveur sur cet ordinateur (localhost ou 127.0.0.1) peut utiliser http://.',
    },
    'key-missing': {
      title: 'La clé API manque',
      advice: 'Colle la clé que tu as reçue pour ce serveur.',
    },
    'key-invalid': {
      title: 'Cela ne peut pas être une clé API',
      advice:
        'Il y a des caractères qu’aucune clé ne contient, comme un saut de ligne. Copie à nouveau la clé, en entier et sans rien d’autre.',
    },
    'key-refused': {
      title: 'Le serveur a refusé la clé',
      advice:
        'Vérifie que la clé est complète et qu’elle est bien pour ce serveur, puis connecte-toi à nouveau. Tes paquets sont conservés.',
    },
    'not-connected': {
      title: 'Aucun serveur n’est connecté',
      advice: 'Connectes-en un dans les options. Les paquets de cet appareil fonctionnent sans lui.',
    },
    'not-the-api': {
      title: 'Cela ne ressemble pas à un serveur de flashcards',
      advice:
        'Autre chose répond à cette adresse. Vérifie-la : c’est la partie avant /api/v1/. Le réseau demande peut-être d’abord une connexion : ouvre une page web pour le voir.',
    },
    'permission-needed': {
      title: 'Wayword n’a pas accès à ce serveur',
      advice: 'Clique à nouveau sur « Connecter » et autorise l’accès au serveur quand le navigateur le demande.',
    },
    redirected: {
      title: 'Le serveur nous envoie à une autre adresse',
      advice:
        'Ta clé n’est envoyée qu’à l’adresse que tu as tapée. Demande l’adresse définitive du serveur et connecte-toi à celle-ci.',
    },
    'response-too-large': {
      title: 'La réponse du serveur est trop grande',
      advice: 'Aucune flashcard n’est aussi grande. Vérifie l’adresse.',
    },
    'server-busy': {
      title: 'Le serveur nous demande d’attendre',
      advice: 'Il est occupé ou limite le nombre de demandes. Réessaie dans un moment.',
    },
    'server-error': {
      title: 'Le serveur a un problème',
      advice: 'La faute est de son côté. Réessaie plus tard.',
    },
    timeout: {
      title: 'Le serveur a mis trop de temps',
      advice: 'Il est peut-être occupé, ou la connexion est lente. Réessaie.',
    },
    unreachable: {
      title: 'Le serveur est injoignable',
      advice:
        'Vérifie que l’adresse est juste, que le serveur est en marche et que tu as accès à Internet. Tes paquets fonctionnent sans lui.',
    },
    'backup-invalid': {
      title: 'Ce n’est pas une sauvegarde complète de Wayword',
      advice: 'Le fichier est autre chose, ou une partie manque ou a été modifiée. Rien n’a été changé ici.',
    },
    'backup-newer': {
      title: 'Cette sauvegarde vient d’une version plus récente de Wayword',
      advice: 'Mets Wayword à jour, puis restaure-la. Rien n’a été changé ici.',
    },
    'deck-empty': {
      title: 'Le serveur n’a pas de flashcards pour cette paire de langues',
      advice: 'Choisis une autre paire de langues.',
    },
    'deck-file-invalid': {
      title: 'Ce n’est pas un fichier de paquet',
      advice: 'Le fichier est abîmé ou c’est autre chose. Rien n’a été modifié.',
    },
    'deck-unknown': {
      title: 'Ce paquet n’est pas sur cet appareil',
      advice: 'Il a été supprimé, ou jamais synchronisé. Choisis un autre paquet, ou synchronise-le dans les options.',
    },
    'file-unreadable': {
      title: 'Le fichier n’a pas pu être lu',
      advice: 'Il a été déplacé ou modifié depuis que tu l’as choisi, ou c’est un dossier. Choisis-le à nouveau.',
    },
    'storage-full': {
      title: 'Le disque est plein',
      advice: 'Libère de la place, ou supprime un paquet dont tu n’as plus besoin. Ce qui est enregistré est conservé.',
    },
    'storage-newer': {
      title: 'Une version plus récente de Wayword a écrit ici',
      advice: 'Celle-ci est plus ancienne et laisse tout en l’état. Mets Wayword à jour.',
    },
    'storage-unavailable': {
      title: 'Le navigateur ne laisse Wayword rien enregistrer',
      advice:
        'Cela arrive en navigation privée et quand le disque est plein. Utilise une fenêtre normale, ou redémarre le navigateur.',
    },
  },
};

export default errors;
