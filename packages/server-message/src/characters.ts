import { type Component, type Style, walkComponents } from '@fucina/minecraft-text';

export interface StyledCharacter {
  /** A code point. */
  readonly character: string;
  readonly style: Style;
}

/** Every character of the texts, with its effective style. */
export function charactersOf(component: Component): readonly StyledCharacter[] {
  const characters: StyledCharacter[] = [];
  walkComponents(component, (part, style) => {
    if (part.type !== 'text') return;
    for (const character of part.text) characters.push({ character, style });
  });
  return characters;
}
