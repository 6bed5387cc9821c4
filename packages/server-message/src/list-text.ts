import {
  type Component,
  createText,
  NO_STYLE,
  toPlain,
  walkComponents,
} from '@fucina/minecraft-text';

/** A text as the server list of 26.1 and later shows it: heads are text, and what only a world knows is empty. */
export function listText(component: Component): Component {
  const parts: Component[] = [];
  walkComponents(component, (part, style) => {
    const alone = { ...part, style, children: [] };
    switch (part.type) {
      case 'selector':
      case 'score':
      case 'nbt':
        return;
      case 'head':
        parts.push(createText(toPlain(alone), style));
        return;
      default:
        parts.push(alone);
    }
  });
  return createText('', NO_STYLE, parts);
}
