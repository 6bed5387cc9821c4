import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  address: {
    empty: 'Inserisci l’indirizzo di un server.',
    'too-long': 'Un indirizzo ha al massimo 255 caratteri.',
    scheme: 'Solo l’indirizzo, senza https:// e senza percorso.',
    port: '“{{port}}” non è una porta: dopo i due punti va un numero da 1 a 65535.',
    'port-empty': 'Dopo i due punti manca la porta, un numero da 1 a 65535.',
    'host-empty': 'Manca il nome prima dei due punti.',
    'host-too-long': 'Un nome ha al massimo 253 caratteri.',
    character:
      'Nessun indirizzo contiene {{character}}: vanno bene lettere, cifre, punti, trattini e trattini bassi.',
    'label-empty': 'Ci sono più punti di fila, o uno all’inizio.',
    'label-too-long': 'Tra un punto e l’altro ci stanno al massimo 63 caratteri.',
    'label-hyphen': 'Una parte del nome non comincia né finisce con un trattino.',
    numeric: 'Un indirizzo IPv4 ha quattro numeri da 0 a 255, per esempio 203.0.113.7.',
    ipv6: 'Non è un indirizzo IPv6. Con la porta si scrive [2001:db8::1]:25565.',
    'not-a-name': 'Non può essere un nome di dominio.',
  },
};
