import { blueOf, greenOf, nearestColorIndex, redOf } from '@fucina/color';
import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { NAMED_COLORS } from './component/named-colors.ts';
import type { Style } from './component/style.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type LossCode, type Written, written } from './losses/loss.ts';
import { visibleParts } from './visible-parts.ts';

export interface AnsiOptions {
  /** `true-color` (24 bit) by default; `16` uses the nearest of the game's 16 colors. */
  readonly colors?: 'true-color' | '16';
}

/** The 16 terminal colors, in the order of the game's colors: black, dark blue, dark green … */
const TERMINAL_COLORS = [30, 34, 32, 36, 31, 35, 33, 37, 90, 94, 92, 96, 91, 95, 93, 97] as const;
const PALETTE = NAMED_COLORS.map(({ color }) => color);
const RESET = '\u001b[0m';
const CONTROL = /[^\P{Cc}\t\n]/gu;

const checkText = (text: string): readonly LossCode[] =>
  text.search(CONTROL) === -1 ? [] : ['control-characters'];

const CARRIERS: Readonly<Record<'true-color' | '16', Carrier>> = {
  'true-color': { capabilities: CAPABILITIES.ansi, checkText },
  '16': {
    capabilities: CAPABILITIES['ansi-16'],
    checkText,
    nearestColor: (color) => PALETTE[nearestColorIndex(color, PALETTE)] ?? color,
  },
};

/** Text for a terminal. Control characters are removed, because they could control the terminal. */
export function writeAnsi(component: Component, options: AnsiOptions = {}): Written<string> {
  const { colors = 'true-color' } = options;
  let output = '';
  for (const { text, style } of visibleParts(component)) {
    const codes = codesOf(style, colors);
    const safe = text.replace(CONTROL, '');
    output += codes === '' ? safe : codes + safe + RESET;
  }
  return written(output, () => findLosses(component, CARRIERS[colors]));
}

function codesOf(style: Style, colors: 'true-color' | '16'): string {
  const codes = [
    ...(style.color === undefined ? [] : [colorCode(style.color, colors)]),
    ...(style.bold === true ? ['1'] : []),
    ...(style.italic === true ? ['3'] : []),
    ...(style.underlined === true ? ['4'] : []),
    // Blinking is the closest match for the changing letters of obfuscated text.
    ...(style.obfuscated === true ? ['5'] : []),
    ...(style.strikethrough === true ? ['9'] : []),
  ];
  return codes.length === 0 ? '' : `\u001b[${codes.join(';')}m`;
}

function colorCode(color: number, colors: 'true-color' | '16'): string {
  if (colors === '16') return String(TERMINAL_COLORS[nearestColorIndex(color, PALETTE)] ?? 39);
  return `38;2;${redOf(color)};${greenOf(color)};${blueOf(color)}`;
}
