/** How a character is named in a sentence: in quotes, or by what it is if it cannot be seen. */
export function kindOfCharacter(character: string): 'space' | 'invisible' | 'quoted' {
  if (character === ' ') return 'space';
  return /[\p{Z}\p{C}\p{M}]/u.test(character) ? 'invisible' : 'quoted';
}
