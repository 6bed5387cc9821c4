import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  give: {
    version: 'Per la {{version}} non c’è un comando: la versione più vecchia è la {{oldest}}.',
    target: 'Il destinatario dev’essere il nome di un giocatore o un selettore come @p.',
    count: 'La quantità è un numero da {{least}} a {{most}}.',
    'item-id': 'L’id di un oggetto ha solo minuscole, cifre e _ . -, per esempio diamond_sword.',
    'lore-lines': 'Un oggetto può avere al massimo {{most}} righe di lore.',
    'owner-name': 'Il proprietario di una testa ha un nome da 1 a 16 caratteri, senza spazi.',
    'owner-id': 'L’id del proprietario non è un uuid.',
    'owner-needs-texture':
      'Minecraft {{version}} non cerca gli uuid: indica il nome del giocatore, oppure una texture.',
  },
  command: {
    'not-a-give-command': 'Questo non è un comando give.',
    'bad-item': 'L’oggetto di questo comando non si può leggere.',
    'bad-data': 'I dati di questo oggetto non si possono leggere.',
    'named-escape':
      'I caratteri indicati per nome, come \\N{Snowman}, qui non vengono letti: metti il carattere stesso.',
    command: 'Non è stato possibile leggere questo comando give.',
    'command-without-head': 'Questo comando non dà una testa con un proprietario o una texture.',
  },
};
