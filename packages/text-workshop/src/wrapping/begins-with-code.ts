const CODE = /^\s*(?:[&§][0-9a-fk-orx#]|<[#/!a-z])/i;

/** As a text does that is meant for the game, in quotes or without. */
export function beginsWithCode(text: string): boolean {
  return CODE.test(text);
}
