import { type Component, createText, NO_STYLE, walkComponents } from '@fucina/minecraft-text';

const ASTRAL = /[\u{10000}-\u{10ffff}]/gu;

/** A text without the characters beyond U+FFFF, and those characters. */
export function withoutAstral(content: Component): {
  readonly content: Component;
  readonly astral: string;
} {
  const parts: Component[] = [];
  let astral = '';
  walkComponents(content, (part, style) => {
    if (part.type !== 'text') {
      parts.push({ ...part, style, children: [] });
      return;
    }
    astral += part.text.match(ASTRAL)?.join('') ?? '';
    parts.push(createText(part.text.replace(ASTRAL, ''), style));
  });
  return { content: createText('', NO_STYLE, parts), astral };
}
