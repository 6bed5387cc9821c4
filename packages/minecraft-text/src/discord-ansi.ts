import { nearestColorIndex } from '@fucina/color';
import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { NAMED_COLORS } from './component/named-colors.ts';
import type { Style } from './component/style.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type LossCode, type Written, written } from './losses/loss.ts';
import { visibleParts } from './visible-parts.ts';

/** The eight colors of a code block in Discord, with the codes of a terminal. */
const DISCORD_COLORS = {
  gray: [30, 0x4f545c],
  red: [31, 0xdc322f],
  green: [32, 0x859900],
  yellow: [33, 0xb58900],
  blue: [34, 0x268bd2],
  pink: [35, 0xd33682],
  cyan: [36, 0x2aa198],
  white: [37, 0xffffff],
} as const;

/** By name rather than by distance, so that dark and bright colors keep their hue. In the order of `NAMED_COLORS`. */
const OF_NAMED = [
  'gray',
  'blue',
  'green',
  'cyan',
  'red',
  'pink',
  'yellow',
  'white',
  'gray',
  'blue',
  'green',
  'cyan',
  'red',
  'pink',
  'yellow',
  'white',
] as const satisfies readonly (keyof typeof DISCORD_COLORS)[];

const PALETTE = NAMED_COLORS.map(({ color }) => color);
const ESCAPE = '\u001b';
const CONTROL = /[^\P{Cc}\t\n]/gu;
const FENCE = /`(?=``)/g;

const CARRIER: Carrier = {
  capabilities: CAPABILITIES['discord-ansi'],
  nearestColor: (color) => discordColor(color)[1],
  checkText: (text): readonly LossCode[] => [
    ...(text.search(CONTROL) === -1 ? [] : (['control-characters'] as const)),
    ...(text.search(FENCE) === -1 ? [] : (['code-fence'] as const)),
  ],
};

/** A code block of Discord, which shows eight colors, bold and underlined. */
export function writeDiscordAnsi(component: Component): Written<string> {
  const parts = visibleParts(component).map(({ text, style }) => {
    // Three backticks would end the block: a space of no width is between them.
    const safe = text.replace(CONTROL, '').replace(FENCE, '`\u200b');
    const codes = codesOf(style);
    return codes.length === 0 ? safe : `${ESCAPE}[${codes.join(';')}m${safe}${ESCAPE}[0m`;
  });
  return written(`\`\`\`ansi\n${parts.join('')}\n\`\`\``, () => findLosses(component, CARRIER));
}

function codesOf(style: Style): readonly number[] {
  return [
    ...(style.bold === true ? [1] : []),
    ...(style.underlined === true ? [4] : []),
    ...(style.color === undefined ? [] : [discordColor(style.color)[0]]),
  ];
}

function discordColor(color: number): readonly [code: number, color: number] {
  return DISCORD_COLORS[OF_NAMED[nearestColorIndex(color, PALETTE)] ?? 'white'];
}
