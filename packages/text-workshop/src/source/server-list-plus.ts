import {
  type Component,
  createText,
  escapeMiniMessage,
  NO_STYLE,
  readLegacy,
  readMiniMessage,
} from '@fucina/minecraft-text';

const GRADIENT = /%gradient((?:#[0-9a-f]{6}){2,16})%([^\n]*?)%gradient%/gi;

/** Whether a text has gradients of ServerListPlus: `%gradient#rrggbb#rrggbb%text%gradient%`. */
export function hasServerListPlusGradient(text: string): boolean {
  return text.search(GRADIENT) !== -1;
}

/** Codes, with gradients of ServerListPlus. Its arithmetic differs from Adventure's by a few units of color. */
export function readServerListPlus(text: string): Component {
  const parts: Component[] = [];
  let at = 0;
  for (const match of text.matchAll(GRADIENT)) {
    const [all, colors = '', inside = ''] = match;
    parts.push(codes(text.slice(at, match.index)), gradient(colors, inside));
    at = match.index + all.length;
  }
  parts.push(codes(text.slice(at)));
  return createText('', NO_STYLE, parts);
}

function codes(text: string): Component {
  const read = readLegacy(text);
  return read.ok ? read.value : createText(text);
}

const DECORATION_TAGS: Readonly<Record<string, string>> = {
  k: 'obf',
  l: 'b',
  m: 'st',
  n: 'u',
  o: 'i',
};

function gradient(colors: string, inside: string): Component {
  // Decorations may follow the colors; other codes inside stay letters.
  const [lead = ''] = /^(?:[&§][k-o])*/i.exec(inside) ?? [];
  const tags = [...lead.toLowerCase()].map((char) => DECORATION_TAGS[char]).filter(Boolean);
  const list = colors
    .slice(1)
    .split('#')
    .map((hex) => `#${hex.toLowerCase()}`);
  const words = escapeMiniMessage(inside.slice(lead.length).replaceAll('§', '&'));
  const open = tags.map((tag) => `<${tag}>`).join('');
  const read = readMiniMessage(`${open}<gradient:${list.join(':')}>${words}`);
  return read.ok ? read.value : createText(inside);
}
