import type { Run } from '@fucina/minecraft-text';

type Looks = Pick<Run, 'color' | 'bold' | 'italic' | 'underlined' | 'strikethrough' | 'obfuscated'>;

/**
 * The lines of a reply's `motd.html` as runs that React draws. Nothing of the HTML reaches the page: it is parsed into a
 * document of its own, of which only texts and the known styles of spans are read.
 */
export function readMotdHtml(lines: readonly string[]): readonly Run[] {
  return lines.flatMap((line, index) => {
    const body = new DOMParser().parseFromString(line, 'text/html').body;
    return [...(index > 0 ? [{ text: '\n' }] : []), ...readNodes(body, {})];
  });
}

function readNodes(parent: Node, looks: Looks): readonly Run[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data === '' ? [] : [{ text: node.data, ...looks }];
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE'].includes(node.tagName)) return [];
    return readNodes(node, { ...looks, ...looksOf(node) });
  });
}

function looksOf(element: Element): Looks {
  const style = element.getAttribute('style') ?? '';
  const color = /(?:^|;)\s*color:\s*(#[0-9a-f]{6})\s*(?:;|$)/i.exec(style)?.[1];
  return {
    ...(color && { color: color.toLowerCase() }),
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) && { bold: true }),
    ...(/font-style:\s*italic/i.test(style) && { italic: true }),
    ...(/text-decoration[^;]*underline/i.test(style) && { underlined: true }),
    ...(/text-decoration[^;]*line-through/i.test(style) && { strikethrough: true }),
    ...(/obfuscated/i.test(element.className) && { obfuscated: true }),
  };
}
