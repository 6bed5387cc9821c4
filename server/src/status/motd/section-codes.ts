// § codes inside a server's texts. Java: a colour ends the formats, `§r` goes back to the style around the text, §x and
// six more codes are one hex colour. Bedrock: more colours (m and n among them), and a colour leaves formats on.
import {
  type Component,
  createStyle,
  createText,
  NAMED_COLORS,
  type Style,
} from '@fucina/minecraft-text';
import type { Edition } from '@fucina/server-address';

const JAVA_COLORS: ReadonlyMap<string, number> = new Map(
  NAMED_COLORS.map(({ code, color }) => [code, color]),
);
// Materials: quartz, iron, netherite, redstone, copper, gold, emerald, diamond, lapis, amethyst, resin.
const BEDROCK_COLORS: ReadonlyMap<string, number> = new Map([
  ...JAVA_COLORS,
  ['7', 0xc6c6c6],
  ['g', 0xddd605],
  ['h', 0xe3d4d1],
  ['i', 0xcecaca],
  ['j', 0x443a3b],
  ['m', 0x971607],
  ['n', 0xb4684d],
  ['p', 0xdeb12d],
  ['q', 0x47a036],
  ['s', 0x2cbaa8],
  ['t', 0x21497b],
  ['u', 0x9a5cc6],
  ['v', 0xeb7114],
]);
const JAVA_FORMATS = new Map([
  ['k', 'obfuscated'],
  ['l', 'bold'],
  ['m', 'strikethrough'],
  ['n', 'underlined'],
  ['o', 'italic'],
] as const);
const BEDROCK_FORMATS = new Map([
  ['k', 'obfuscated'],
  ['l', 'bold'],
  ['o', 'italic'],
] as const);
const HEX = /^(?:§[0-9a-f]){6}/i;
const HEX_LENGTH = 12;
// A code is one character, also when that is written as a surrogate pair.
const CODE = /§(?:[\ud800-\udbff][\udc00-\udfff]|.)?/g;

/** The text in pieces of one style each; unknown codes vanish. */
export function readSectionCodes(
  text: string,
  base: Style,
  edition: Edition,
): readonly Component[] {
  const pieces: Component[] = [];
  let style = base;
  let from = 0;
  CODE.lastIndex = 0;
  for (let match = CODE.exec(text); match !== null; match = CODE.exec(text)) {
    if (match.index > from) pieces.push(createText(text.slice(from, match.index), style));
    from = CODE.lastIndex;
    const code = match[0].slice(1).toLowerCase();
    const hex = code === 'x' && edition === 'java' && HEX.exec(text.slice(from, from + HEX_LENGTH));
    if (hex) {
      style = createStyle({ color: Number.parseInt(hex[0].replaceAll('§', ''), 16) });
      from += HEX_LENGTH;
      CODE.lastIndex = from;
    } else {
      style = applyCode(code, style, base, edition);
    }
  }
  if (from < text.length) pieces.push(createText(text.slice(from), style));
  return pieces;
}

function applyCode(code: string, style: Style, base: Style, edition: Edition): Style {
  if (code === 'r') return base;
  const color = (edition === 'java' ? JAVA_COLORS : BEDROCK_COLORS).get(code);
  if (color !== undefined) {
    return createStyle(edition === 'java' ? { color } : { ...style, color });
  }
  const formats: ReadonlyMap<string, string> = edition === 'java' ? JAVA_FORMATS : BEDROCK_FORMATS;
  const format = formats.get(code);
  return format === undefined ? style : createStyle({ ...style, [format]: true });
}
