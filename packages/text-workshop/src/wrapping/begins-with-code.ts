const CODE = '(?:[&§][0-9a-fk-orx#]|<[#/!a-z])';
const AT_START = new RegExp(String.raw`^\s*${CODE}`, 'i');
const ANYWHERE = new RegExp(CODE, 'i');

/** As a text does that is meant for the game, in quotes or without. */
export function beginsWithCode(text: string): boolean {
  return AT_START.test(text);
}

export function hasCode(text: string): boolean {
  return ANYWHERE.test(text);
}
