import { readDouble } from '../java-numbers.ts';
import { readNamespacedId } from '../namespaced-id.ts';
import type { TagSource } from '../tag-source.ts';
import { CLICK_ACTIONS } from '../tags/click.ts';
import { COLOR_NAMES, readColor } from '../tags/color-argument.ts';
import { isOutOfRange } from '../tags/gradient.ts';
import { HOVER_ACTIONS } from '../tags/hover.ts';
import { FLAGS } from '../tags/pride-flags.ts';
import type { MessageFinding } from './diagnostic.ts';
import { nearest, suggestColorName } from './suggest.ts';

type Finding = Pick<MessageFinding, 'code' | 'detail'> & {
  /** The corrected arguments. */
  readonly args?: readonly string[];
};

/** Why a tag with a known name was treated as text. */
export function explainRefusal({ name, args }: TagSource): Finding {
  const [first, second] = args;
  switch (name) {
    case 'color':
    case 'colour':
    case 'c':
      return first === undefined ? { code: 'missing-argument' } : badColor(args, 0);
    case 'shadow':
      return explainShadow(args);
    case 'gradient':
    case 'transition':
      return explainColors(name, args);
    case 'pride':
      return explainFlag(first ?? '');
    case 'click':
      return explainAction(args, CLICK_ACTIONS, first?.toLowerCase());
    case 'hover':
      return explainAction(args, HOVER_ACTIONS, first);
    case 'font':
    case 'sprite':
      return first === undefined
        ? { code: 'missing-argument' }
        : { code: 'bad-key', detail: args.join(':') };
    case 'reset':
      return { code: 'takes-no-argument', args: [] };
    default:
      if (name.startsWith('!')) return { code: 'takes-no-argument', args: [] };
      if (first === undefined || (second === undefined && name !== 'rainbow')) {
        return { code: 'missing-argument' };
      }
      return { code: 'bad-argument', detail: args.join(':') };
  }
}

function explainColors(name: string, args: readonly string[]): Finding {
  const phase = readDouble(args.at(-1) ?? '');
  const colors = phase === undefined ? args : args.slice(0, -1);
  const bad = colors.findIndex((color) =>
    name === 'gradient' ? readColor(color) === undefined : !isTransitionColor(color),
  );
  if (bad !== -1) return badColor(args, bad);
  if (isOutOfRange(phase)) return { code: 'phase-out-of-range', detail: args.at(-1) ?? '' };
  return { code: 'too-few-colors' };
}

function isTransitionColor(text: string): boolean {
  const lower = text.toLowerCase();
  return readColor(lower) !== undefined && !lower.endsWith('grey');
}

function badColor(args: readonly string[], at: number): Finding {
  const color = args[at] ?? '';
  const lower = color.toLowerCase();
  if (COLOR_NAMES.has(lower) && lower !== color) {
    return { code: 'color-name-case', detail: color, args: args.with(at, lower) };
  }
  const meant = suggestColorName(lower.replace('grey', 'gray'));
  return { code: 'bad-color', detail: color, ...(meant && { args: args.with(at, meant) }) };
}

function explainShadow(args: readonly string[]): Finding {
  const [color, alpha] = args;
  if (color === undefined) return { code: 'missing-argument' };
  const isAlpha = alpha !== undefined && readColor(color.toLowerCase()) !== undefined;
  return isAlpha ? { code: 'bad-argument', detail: alpha } : badColor(args, 0);
}

function explainFlag(flag: string): Finding {
  if (readDouble(flag) !== undefined) return { code: 'phase-out-of-range', detail: flag };
  const meant = nearest(flag.toLowerCase(), [...FLAGS.keys()]);
  return { code: 'unknown-flag', detail: flag, ...(meant && { args: [meant] }) };
}

function explainAction(
  args: readonly string[],
  actions: readonly string[],
  action: string | undefined,
): Finding {
  if (action === undefined) return { code: 'missing-argument' };
  if (actions.includes(action)) {
    const key = args[1];
    const isKey = action === 'custom' || action === 'show_item';
    if (key !== undefined && isKey && readNamespacedId(key) === undefined) {
      return { code: 'bad-key', detail: key };
    }
    return args.length < 2
      ? { code: 'missing-argument' }
      : { code: 'bad-argument', detail: args.slice(1).join(':') };
  }
  const lower = action.toLowerCase();
  if (actions.includes(lower)) {
    return { code: 'action-case', detail: action, args: args.with(0, lower) };
  }
  const meant = nearest(lower, actions);
  return { code: 'unknown-action', detail: action, ...(meant && { args: args.with(0, meant) }) };
}
