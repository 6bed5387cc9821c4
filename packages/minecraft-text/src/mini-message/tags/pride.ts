import { readDouble } from '../java-numbers.ts';
import { gradientPaint, isOutOfRange } from './gradient.ts';
import { FLAGS, PRIDE } from './pride-flags.ts';
import type { TagDefinition } from './tag.ts';

/** `<pride>`, `<pride:trans>`, `<pride:0.5>`: a gradient with the colors of a flag. */
export const pride: TagDefinition = {
  names: ['pride'],
  read([argument = '']) {
    const name = argument.toLowerCase();
    const flag = name === '' ? PRIDE : FLAGS.get(name);
    if (flag !== undefined) return { kind: 'paint', paint: gradientPaint(flag) };
    const phase = readDouble(name);
    if (phase === undefined || isOutOfRange(phase)) return undefined;
    return { kind: 'paint', paint: gradientPaint(PRIDE, phase) };
  },
};
