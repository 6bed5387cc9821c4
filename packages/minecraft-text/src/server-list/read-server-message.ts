import { type Component, createText } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { inheritStyle, NO_STYLE, type Style } from '../component/style.ts';
import { readJsonValue } from '../json/read-json.ts';
import { visibleStyle } from '../visible-parts.ts';
import { expandPattern } from './expand-pattern.ts';

export interface ServerMessageLimits {
  readonly maxComponents: number;
  /** Formatting codes count, because they are still in the text. */
  readonly maxCharacters: number;
}

/** The whole message has depth 0, so 17 levels show. */
const MAX_DEPTH = 16;
const TOO_DEEP_TEXT = '...';

/**
 * A server's message as the server list of 26.1 and later shows it: texts and sprites in reading order, each with
 * its effective style. Selectors, scores and NBT values are empty there, heads are text. Translations and keys are
 * shown by their keys, because the game's language files are not known here.
 */
export function readServerMessage(
  message: unknown,
  { maxComponents, maxCharacters }: ServerMessageLimits,
): readonly Component[] {
  const read = readJsonValue(message, {
    maxDepth: MAX_DEPTH,
    tooDeepText: TOO_DEEP_TEXT,
    maxComponents,
    events: 'ignore',
  });
  const parts: Component[] = [];
  if (!read.ok) return parts;
  // A stack, and limits here too: arguments that are used several times can multiply.
  const pending: { readonly component: Component; readonly outer: Style }[] = [
    { component: read.value, outer: NO_STYLE },
  ];
  let components = maxComponents;
  let characters = maxCharacters;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (components <= 0 || characters <= 0) break;
    components -= 1;
    const { component, outer } = next;
    const style = inheritStyle(component.style, outer);
    const replacements = replacementsOf(component, components);
    if (replacements === undefined) {
      const part = cut({ ...component, style: visibleStyle(style), children: [] }, characters);
      const { length } = toPlain(part);
      characters -= length;
      if (length > 0) parts.push(part);
    }
    const nested = [...(replacements ?? []), ...component.children];
    for (const inner of nested.reverse()) pending.push({ component: inner, outer: style });
  }
  return parts;
}

/** What is shown instead of a component's own content; undefined for texts and sprites. */
function replacementsOf(part: Component, room: number): readonly Component[] | undefined {
  switch (part.type) {
    case 'text':
      return undefined;
    case 'translatable':
      return expandPattern(part.fallback ?? part.translate, part.with, room);
    case 'keybind':
      return [createText(part.keybind)];
    case 'selector':
    case 'score':
    case 'nbt':
      return [];
    case 'sprite':
      return part.fallback && [part.fallback];
    case 'head':
      return [part.fallback ?? createText(toPlain({ ...part, children: [] }))];
  }
}

function cut(part: Component, maxCharacters: number): Component {
  const text = toPlain(part);
  return text.length > maxCharacters ? createText(text.slice(0, maxCharacters), part.style) : part;
}
