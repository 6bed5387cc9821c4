/** The last releases that draw the list in their own way: wider, without shadows, without hex colors. */
export const LIST_GAMES = ['newest', '1.21.8', '1.21.5', '1.15.2', 'bedrock'] as const;

export type ListGame = (typeof LIST_GAMES)[number];
