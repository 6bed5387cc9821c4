import type { Component } from './component.ts';
import { NO_STYLE, type Style } from './style.ts';
import { walkComponents } from './walk-components.ts';

const GAME_NAMESPACE = 'minecraft:';
const BLOCKS_ATLAS = 'minecraft:blocks';

/** Only the text. Content that only the game can resolve is shown as its key, pattern or description. */
export function toPlain(component: Component): string {
  let plain = '';
  walkTexts(component, (text) => {
    plain += text;
  });
  return plain;
}

/** Calls `visit` with the pieces of the plain text, in reading order, each with its effective style. */
export function walkTexts(
  component: Component,
  visit: (text: string, style: Style) => void,
  style: Style = NO_STYLE,
): void {
  walkComponents(component, (part, shown) => visit(plainContent(part), shown), style, fallbackOf);
}

/** What is shown instead of an object where nothing can be drawn; its style is inside the object's. */
function fallbackOf(part: Component): Component | undefined {
  return part.type === 'sprite' || part.type === 'head' ? part.fallback : undefined;
}

/** Without the fallback of an object, which is a component of its own. */
function plainContent(part: Component): string {
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
    case 'head':
      return part.fallback === undefined ? objectName(part) : '';
  }
}

type ObjectContent =
  | { readonly type: 'sprite'; readonly atlas: string; readonly sprite: string }
  | { readonly type: 'head'; readonly name?: string | undefined };

/** The game's own text for a picture in a text. */
export function objectName(object: ObjectContent): string {
  if (object.type === 'sprite') return spriteName(object);
  return object.name === undefined ? '[unknown player head]' : `[${object.name} head]`;
}

/** The atlas of the blocks and the namespace `minecraft` are left out. */
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
