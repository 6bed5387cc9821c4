import { hexOfColor } from '../../component/hex.ts';
import { nameOfColor } from '../../component/named-colors.ts';
import { COLOR_NAMES, readColor } from './color-argument.ts';
import { styleTag, type TagDefinition } from './tag.ts';

/** These take a color as their argument; the others are its name. */
export const WITH_ARGUMENT: readonly string[] = ['color', 'colour', 'c'];

/** `<red>`, `<#rrggbb>`, `<color:red>`; further arguments are ignored. */
export const color: TagDefinition = {
  names: [...WITH_ARGUMENT, ...COLOR_NAMES.keys()],
  read([argument], _context, name) {
    const text = WITH_ARGUMENT.includes(name) ? argument?.toLowerCase() : name;
    const value = text === undefined ? undefined : readColor(text);
    return value === undefined ? undefined : styleTag({ color: value });
  },
  field: 'color',
  writeStyle: ({ color }) => (color === undefined ? undefined : [writeColor(color)]),
};

function writeColor(color: number): string {
  return nameOfColor(color) ?? hexOfColor(color);
}
