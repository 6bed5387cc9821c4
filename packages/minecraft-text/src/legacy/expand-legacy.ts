import { type Component, createText } from '../component/component.ts';
import { NO_STYLE, type Style } from '../component/style.ts';
import { walkComponents } from '../component/walk-components.ts';
import { type LegacyReadOptions, splitLegacy } from './read-legacy.ts';

/**
 * Plugins put legacy codes into component texts, and the game applies them. Returns the same component,
 * flattened, with such codes turned into styles. A reset code restores the component's own style.
 */
export function expandLegacy(component: Component, options: LegacyReadOptions = {}): Component {
  const children: Component[] = [];
  const add = (text: string, style: Style) => children.push(createText(text, style));
  walkComponents(component, (part, style) => {
    if (part.type !== 'text') children.push({ ...part, style, children: [] });
    else {
      for (const piece of splitLegacy(part.text, style, options).parts)
        add(piece.text, piece.style);
    }
  });
  const [only] = children;
  return children.length === 1 && only !== undefined ? only : createText('', NO_STYLE, children);
}
