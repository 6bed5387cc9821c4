import type { Component } from './component.ts';
import { walkComponents } from './walk-components.ts';

/** Only the text. Content that only the game can resolve is shown as its key, pattern or description. */
export function toPlain(component: Component): string {
  let plain = '';
  walkComponents(component, (part) => {
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
