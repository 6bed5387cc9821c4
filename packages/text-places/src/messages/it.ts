import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  names: {
    chat: 'Chat',
    'action-bar': 'Barra delle azioni',
    title: 'Titolo e sottotitolo',
    'boss-bar': 'Barra del boss',
    sign: 'Cartello',
    book: 'Libro',
    'tab-list': 'Elenco dei giocatori',
    sidebar: 'Scoreboard',
    'name-tag': 'Nome sopra la testa',
    'text-display': 'Testo fluttuante',
    item: 'Nome e lore',
    disconnect: 'Schermata di espulsione',
    'server-list': 'Elenco dei server',
    'held-item': 'Oggetto in mano',
    toast: 'Progresso',
  },
  notices: {
    width: 'Riga {{line}}: {{over}} px di troppo, nel gioco si taglia.',
    covers: 'Copre il {{percent}} % della larghezza dello schermo.',
    cut: 'La riga {{line}} finisce prima di “{{hidden}}”: il resto non si vede.',
    lines: 'Qui c’è posto per {{shown}} delle {{count}} righe del testo.',
    'newest-lines': 'Si vedono insieme solo le ultime {{shown}} righe su {{count}}.',
    newline: 'Qui c’è una riga sola: un a capo diventa un riquadro.',
    'event-place': 'Qui non succede nulla quando un giocatore indica il testo o ci clicca.',
    'insertion-place': 'Qui un clic con Maiusc non inserisce nulla.',
    'hover-place': 'Qui non appare nulla quando un giocatore indica il testo.',
    'needs-game': 'Serve Minecraft {{since}} o più recente.',
    'not-in-bedrock': 'La Bedrock Edition non ce l’ha.',
    'needs-codes': 'Prima di Minecraft {{since}} qui si leggevano solo i codici §.',
    length: 'La riga {{line}} ha {{length}} caratteri; qui ce ne stanno al massimo {{max}}.',
    'sign-click':
      'Da Minecraft {{since}} un clic su un cartello non esegue nulla, a meno che il cartello non abbia allow_op_features.',
    'line-click':
      'Riga {{line}}: su un cartello conta solo un clic su tutta la riga, non su una sua parte.',
    'not-in-motd': 'Da Minecraft {{since}} qui le teste si vedono come testo.',
    'other-breaks':
      'I giochi precedenti alla {{since}} vanno a capo in punti diversi da quelli più recenti.',
  },
  labels: {
    page: 'Pagina {{page}} di {{count}}',
    kicked: 'Connessione persa',
    back: 'Torna all’elenco dei server',
    advancement: 'Progresso compiuto!',
  },
};
