import type { Component } from './component.ts';
import { walk } from './walk.ts';

/** The words alone. What only the game could fill in shows as its key, pattern or description. */
export function toPlain(component: Component): string {
  let plain = '';
  walk(component, (part) => {
    plain += plainContent(part);
  });
  return plain;
}

export function plainContent(part: Component): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'translatable':
      return part.fallback ?? part.translate;
    case 'keybind':
      return part.keybind;
    case 'selector':
      return part.selector;
    case 'score':
    case 'nbt':
      return '';
    case 'sprite':
      return `[${part.sprite}]`;
    case 'head':
      return part.name === undefined ? '[unknown player head]' : `[${part.name} head]`;
  }
}
