// A badge to embed: the address on the left, its state on the right. Uses attributes only, no style and no script.
import { escapeHtml } from '@fucina/minecraft-text';

export interface Badge {
  readonly label: string;
  readonly value: string;
  readonly tone: BadgeTone;
}

/** With white letters on it; what it says, the value says as well. */
export type BadgeTone = keyof typeof TONES;

const HEIGHT = 20;
const PADDING = 6;
const MAX_LABEL_LENGTH = 60;
// Widths of Verdana at 11 px; `textLength` corrects the difference to the real font.
const WIDE = /[A-Z0-9mw@%&]/;
const NARROW = /[ijltf.:,'|!()[\] ]/;
const ADVANCES = { wide: 7.6, usual: 6.5, narrow: 4 };
const LABEL_COLOR = '#44403c';
const TONES = { good: '#15703d', partly: '#8a5a00', bad: '#b3261e', neutral: '#6b635c' };

export function writeBadge({ label, value, tone }: Badge): string {
  const shown =
    label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
  const left = widthOf(shown) + 2 * PADDING;
  const right = widthOf(value) + 2 * PADDING;
  const title = escapeHtml(`${label}: ${value}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="4"/></clipPath>
<g clip-path="url(#r)">
<rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOR}"/>
<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${TONES[tone]}"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
${writeText(shown, PADDING)}
${writeText(value, left + PADDING)}
</g>
</svg>
`;
}

function writeText(text: string, x: number): string {
  return `<text x="${x}" y="14" textLength="${widthOf(text)}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
}

function widthOf(text: string): number {
  const advances = Array.from(text, (char) => {
    if (WIDE.test(char)) return ADVANCES.wide;
    return NARROW.test(char) ? ADVANCES.narrow : ADVANCES.usual;
  });
  return Math.ceil(advances.reduce((sum, advance) => sum + advance, 0));
}
