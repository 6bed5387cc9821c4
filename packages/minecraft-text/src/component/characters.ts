import type { Component } from './component.ts';
import { createText, EMPTY_COMPONENT } from './component.ts';
import { sameStyle } from './equality.ts';
import { NO_STYLE, type Style } from './style.ts';
import { walkComponents } from './walk-components.ts';

/** People see graphemes (one flag, one family); the game counts and colors code points. */
export type CharacterUnit = 'grapheme' | 'code-point';

export interface StyledCharacter {
  readonly character: string;
  readonly style: Style;
}

let segmenter: Intl.Segmenter | undefined;

export function splitCharacters(text: string, unit: CharacterUnit = 'grapheme'): string[] {
  if (unit === 'code-point') return Array.from(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (segment) => segment.segment);
}

/** Every visible character of the texts, with its effective style. */
export function toCharacters(
  component: Component,
  unit: CharacterUnit = 'grapheme',
): StyledCharacter[] {
  const characters: StyledCharacter[] = [];
  walkComponents(component, (part, style) => {
    if (part.type !== 'text') return;
    for (const character of splitCharacters(part.text, unit)) characters.push({ character, style });
  });
  return characters;
}

/** The inverse: neighbors with equal styles are joined to one text. */
export function fromCharacters(characters: readonly StyledCharacter[]): Component {
  const parts: { text: string; style: Style }[] = [];
  for (const { character, style } of characters) {
    const last = parts.at(-1);
    if (last !== undefined && sameStyle(last.style, style)) last.text += character;
    else parts.push({ text: character, style });
  }
  const children = parts.map((part) => createText(part.text, part.style));
  return children.length === 1
    ? (children[0] ?? EMPTY_COMPONENT)
    : createText('', NO_STYLE, children);
}
