import { type Component, createText } from '../component/component.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { walk } from '../component/walk.ts';
import { type LegacyReadOptions, splitLegacy } from './read-legacy.ts';

/**
 * Plugins put codes into the texts of components, and the game obeys them there: the same component, flattened, with
 * such codes turned into style. A reset leads back to the component's own style.
 */
export function expandLegacy(component: Component, options: LegacyReadOptions = {}): Component {
  const children: Component[] = [];
  const add = (text: string, style: Style) => children.push(createText(text, style));
  walk(component, (part, style) => {
    if (part.type !== 'text') children.push({ ...part, style, children: [] });
    else for (const piece of splitLegacy(part.text, style, options)) add(piece.text, piece.style);
  });
  const [only] = children;
  return children.length === 1 && only !== undefined ? only : createText('', NO_STYLE, children);
}
