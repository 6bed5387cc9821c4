import { writeJavaString } from '@fucina/quoting';
import { CAPABILITIES } from '../capabilities/capabilities.ts';
import type { ClickEvent, Component } from '../component/component.ts';
import { nameOfColor } from '../component/named-colors.ts';
import { type TextRun, type TextRunHover, type TextRunStyle, toRuns } from '../component/runs.ts';
import { DECORATIONS } from '../component/style.ts';
import type { Carrier } from '../losses/carrier.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { contentCode } from './content-code.ts';

export interface JavaWriteOptions {
  /** The version of Adventure that compiles it, for example `4.20`. */
  readonly adventure?: string | undefined;
}

/** Hover texts inside hover texts are written to this depth. */
const MAX_NESTING = 12;

/** An expression of Adventure's `Component`, one call per run of text. */
export function writeJava(
  component: Component,
  { adventure }: JavaWriteOptions = {},
): Written<string> {
  const carrier: Carrier = {
    capabilities: CAPABILITIES.java,
    version: adventure,
    maxNesting: MAX_NESTING,
  };
  const said = withoutLost(component, carrier);
  return written(codeOfRuns(toRuns(said), 0), () => findLosses(component, carrier));
}

function codeOfRuns(runs: readonly TextRun[], depth: number): string {
  const [only] = runs;
  if (only === undefined) return 'Component.empty()';
  if (runs.length === 1) return codeOfRun(only, depth);
  const indent = '    '.repeat(depth + 1);
  const appended = runs.map((run) => `\n${indent}.append(${codeOfRun(run, depth + 1)})`);
  return `Component.text()${appended.join('')}\n${indent}.build()`;
}

function codeOfRun(run: TextRun, depth: number): string {
  const nested = (runs: readonly TextRun[]) =>
    depth < MAX_NESTING ? codeOfRuns(runs, depth + 1) : 'Component.empty()';
  const styled = styleCalls(run, nested);
  if (run.type !== undefined) return contentCode(run, nested) + lookCalls(run) + styled;
  if (run.color === undefined) {
    return `Component.text(${writeJavaString(run.text)})${lookCalls(run)}${styled}`;
  }
  // Next to a color, a text takes its decorations as arguments too.
  const args = [writeJavaString(run.text), colorCode(run.color), ...decorations(run, true)];
  return `Component.text(${args.join(', ')})${styled}`;
}

function lookCalls(style: TextRunStyle): string {
  const color = style.color === undefined ? '' : `.color(${colorCode(style.color)})`;
  const on = decorations(style, true);
  return color + (on.length === 0 ? '' : `.decorate(${on.join(', ')})`);
}

/** All but the color and the decorations that are on. */
function styleCalls(style: TextRunStyle, nested: (runs: readonly TextRun[]) => string): string {
  const { shadow, font, insertion, click, hover } = style;
  return [
    ...decorations(style, false).map((decoration) => `.decoration(${decoration}, false)`),
    ...(shadow === undefined ? [] : [`.shadowColor(ShadowColor.shadowColor(${javaHex(shadow)}))`]),
    ...(font === undefined ? [] : [`.font(Key.key(${writeJavaString(font)}))`]),
    ...(insertion === undefined ? [] : [`.insertion(${writeJavaString(insertion)})`]),
    ...(click === undefined ? [] : [`.clickEvent(${clickCode(click)})`]),
    ...(hover === undefined ? [] : [`.hoverEvent(${hoverCode(hover, nested)})`]),
  ].join('');
}

function decorations(style: TextRunStyle, state: boolean): readonly string[] {
  return DECORATIONS.filter((name) => style[name] === state).map(
    (name) => `TextDecoration.${name.toUpperCase()}`,
  );
}

function colorCode(hex: string): string {
  const name = nameOfColor(Number.parseInt(hex.slice(1), 16));
  return name === undefined
    ? `TextColor.color(${javaHex(hex)})`
    : `NamedTextColor.${name.toUpperCase()}`;
}

const CLICKS: Readonly<Partial<Record<ClickEvent['action'], string>>> = {
  open_url: 'openUrl',
  open_file: 'openFile',
  run_command: 'runCommand',
  suggest_command: 'suggestCommand',
  copy_to_clipboard: 'copyToClipboard',
};

function clickCode({ action, value }: ClickEvent): string {
  const method = CLICKS[action];
  return method === undefined
    ? `ClickEvent.changePage(${Number.parseInt(value, 10) || 1})`
    : `ClickEvent.${method}(${writeJavaString(value)})`;
}

function hoverCode(hover: TextRunHover, nested: (runs: readonly TextRun[]) => string): string {
  switch (hover.action) {
    case 'show_text':
      return `HoverEvent.showText(${nested(hover.value)})`;
    case 'show_item':
      return `HoverEvent.showItem(Key.key(${writeJavaString(hover.id)}), ${hover.count})`;
    case 'show_entity': {
      const name = hover.name === undefined ? '' : `, ${nested(hover.name)}`;
      const id = `UUID.fromString(${writeJavaString(hover.id)})`;
      return `HoverEvent.showEntity(Key.key(${writeJavaString(hover.type)}), ${id}${name})`;
    }
  }
}

/** `#54daf4` as `0x54daf4`; an `int` of Java may have eight digits. */
function javaHex(hex: string): string {
  return `0x${hex.slice(1)}`;
}
