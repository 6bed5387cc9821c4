import { type Component, createText } from './component/component.ts';
import { NO_STYLE } from './component/style.ts';
import { walk } from './component/walk.ts';

/** Cuts at line feeds; each line carries the styles it shows in. At least one line, be it empty. */
export function splitLines(component: Component): readonly Component[] {
  const lines: Component[][] = [[]];
  walk(component, (part, style) => {
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
