import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  who: {
    empty: 'Qui non c’è nulla: ci vuole il nome di un giocatore, un uuid o una texture.',
    'name-length':
      'Il nome di un giocatore ha al massimo {{most}} caratteri: questo ne ha {{length}}.',
    'name-character':
      'Il nome di un giocatore ha solo lettere, cifre e trattini bassi: {{character}} non può farne parte.',
    'name-bedrock':
      'Floodgate mette un punto davanti al nome dei giocatori Bedrock. Mojang non li conosce, quindi la loro skin non si trova con il nome. Nel nome di un account Java il punto non c’è.',
    'texture-host': 'Le texture si prendono solo da textures.minecraft.net.',
    'texture-path':
      'Questo non è l’URL di una texture. Dovrebbe essere simile a http://textures.minecraft.net/texture/…',
    'texture-hash':
      'Questo non è l’hash di una texture: ha da 56 a 64 caratteri, da 0 a 9 e da a a f.',
    'texture-value': 'Questo valore non indica la texture di una skin.',
  },
  characters: {
    space: 'uno spazio',
    invisible: 'un carattere invisibile',
    quoted: '“{{character}}”',
  },
};
