import type { Component } from './component.ts';
import { walkComponents } from './walk-components.ts';

const GAME_NAMESPACE = 'minecraft:';
const BLOCKS_ATLAS = 'minecraft:blocks';

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
      return spriteName(part);
    case 'head':
      return part.name === undefined ? '[unknown player head]' : `[${part.name} head]`;
  }
}

/** The game's own text for a sprite; the atlas of the blocks and the namespace `minecraft` are left out. */
function spriteName({
  atlas,
  sprite,
}: {
  readonly atlas: string;
  readonly sprite: string;
}): string {
  return atlas === BLOCKS_ATLAS ? `[${shortId(sprite)}]` : `[${shortId(sprite)}@${shortId(atlas)}]`;
}

function shortId(id: string): string {
  return id.startsWith(GAME_NAMESPACE) ? id.slice(GAME_NAMESPACE.length) : id;
}
