/** Every notation that can be written, by what it is for. Apart from the writers, because pages need the names alone. */
export const NOTATION_GROUPS = {
  plugins: [
    'mini-message',
    'ampersand-hash',
    'ampersand-x',
    'ampersand-16',
    'section-x',
    'section-16',
    'brace',
    'tag',
    'bedrock',
  ],
  components: ['json', 'snbt'],
  java: ['java-mini-message', 'java-components', 'java-legacy'],
  web: ['html', 'bbcode', 'markdown'],
  terminal: ['ansi', 'ansi-16', 'discord-ansi', 'plain'],
} as const;

export type NotationGroup = keyof typeof NOTATION_GROUPS;

export type NotationName = (typeof NOTATION_GROUPS)[NotationGroup][number];
