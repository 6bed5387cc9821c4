import type { Drawing } from './indexed-png.ts';

/** Bricks under soot, a tile: behind menus and tooltips. Dark enough for every color of the game. */
export const hearth: Drawing = {
  colors: { '.': '#0d0b0a', a: '#181412', b: '#1b1714', c: '#201b18', d: '#130f0e' },
  rows: [
    'cccccccccaaaaac.',
    'abaaaaabaaaaaab.',
    'aaaaabaaaaabaab.',
    'baabaaaaaabaaab.',
    'aaaaaaabaaaaaad.',
    'abaabaaaaaabaad.',
    'dbdddddbdddddbd.',
    '................',
    'cccaac.caaaacccc',
    'aabaab.caabaaaaa',
    'aaaaab.aaaaaaaba',
    'abaaab.abaaaaaaa',
    'aaaaad.aaaaabaaa',
    'aaabad.aabaaaaab',
    'ddbddd.dddbddddd',
    '................',
  ],
};
