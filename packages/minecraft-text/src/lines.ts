import { type Component, createText } from './component/component.ts';
import { NO_STYLE } from './component/style.ts';
import { walkComponents } from './component/walk-components.ts';

/** Splits at line feeds; each line keeps its inherited styles. Returns at least one line, possibly empty. */
export function splitComponentLines(component: Component): readonly Component[] {
  const lines: Component[][] = [[]];
  walkComponents(component, (part, style) => {
    if (part.type !== 'text') {
      lines.at(-1)?.push({ ...part, style, children: [] });
      return;
    }
    for (const [index, text] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push(createText(text, style));
    }
  });
  return lines.map(joinLine);
}

function joinLine(parts: readonly Component[]): Component {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return createText('', NO_STYLE, parts);
}
