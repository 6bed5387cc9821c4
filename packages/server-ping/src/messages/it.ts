import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  unanswered: {
    dns_not_found: 'Nessun server ha questo nome.',
    dns_timeout: 'Il nome non è stato risolto in tempo.',
    dns_failed: 'Il nome non è stato risolto: i server DNS hanno risposto con un errore.',
    refused: 'La macchina c’è, ma su quella porta non ascolta nessuno.',
    timeout: 'Non è arrivata risposta in tempo.',
    unreachable: 'L’indirizzo non è raggiungibile da internet.',
    reset: 'La connessione è stata interrotta.',
    closed: 'La connessione è stata chiusa senza risposta.',
    not_minecraft: 'Qualcosa ha risposto, ma non è un server Minecraft.',
    too_large: 'La risposta è molto più grande di quella di un server Minecraft.',
    bad_json: 'La risposta del server è illeggibile.',
    unknown: 'Il server non ha risposto.',
  },
  looks_like: {
    java: 'Lì però risponde un server Java.',
    bedrock: 'Lì però risponde un server Bedrock.',
  },
  refused: {
    blocked_target: 'I server a questo indirizzo o a questa porta non vengono contattati.',
  },
};
