import type {
  ClickEvent,
  Component,
  HeadProfile,
  HoverEvent,
  ProfileProperty,
  ShowItem,
} from './component.ts';
import { sameStyle } from './equality.ts';
import { hexOfColor, hexOfShadow } from './hex.ts';
import { NO_STYLE, type Style } from './style.ts';
import { walkComponents } from './walk-components.ts';

/** A piece of text with one style, as plain data: colors as text, nested texts as runs, unset fields absent. */
export type TextRun = RunContent & TextRunStyle;

export type RunContent =
  | { text: string; type?: undefined }
  | { type: 'translatable'; translate: string; fallback?: string; with?: TextRun[][] }
  | { type: 'keybind'; keybind: string }
  | { type: 'score'; name: string; objective: string }
  | { type: 'selector'; selector: string; separator?: TextRun[] }
  | NbtRun
  | { type: 'sprite'; atlas: string; sprite: string; fallback?: TextRun[] }
  | HeadRun;

export interface HeadRun {
  type: 'head';
  name?: string;
  id?: string;
  properties?: readonly ProfileProperty[];
  texture?: string;
  cape?: string;
  elytra?: string;
  model?: 'wide' | 'slim';
  hat: boolean;
  fallback?: TextRun[];
}

export interface NbtRun {
  type: 'nbt';
  nbt: string;
  block?: string;
  entity?: string;
  storage?: string;
  interpret?: true;
  plain?: true;
  separator?: TextRun[];
}

export interface TextRunStyle {
  /** `#rrggbb` */
  color?: string;
  /** `#aarrggbb` */
  shadow?: string;
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
  strikethrough?: boolean;
  obfuscated?: boolean;
  font?: string;
  insertion?: string;
  click?: ClickEvent;
  hover?: TextRunHover;
}

export type TextRunHover =
  | { action: 'show_text'; value: TextRun[] }
  | ShowItem
  | { action: 'show_entity'; type: string; id: string; name?: TextRun[] };

/** Flattens a component in reading order; neighboring texts with equal styles become one run. */
export function toRuns(component: Component): TextRun[] {
  const runs: TextRun[] = [];
  const hovers = new Map<HoverEvent, TextRunHover>();
  let lastText: { text: string } | undefined;
  let lastStyle: Style = NO_STYLE;
  let runStyle: TextRunStyle = {};
  walkComponents(component, (part, style) => {
    if (part.type === 'text' && part.text === '') return;
    const isSame = sameStyle(style, lastStyle);
    if (part.type === 'text' && lastText !== undefined && isSame) {
      lastText.text += part.text;
      return;
    }
    if (!isSame) runStyle = toRunStyle(style, hovers);
    lastStyle = style;
    const run: TextRun = { ...toRunContent(part), ...runStyle };
    lastText = run.type === undefined ? run : undefined;
    runs.push(run);
  });
  return runs;
}

function toRunContent(part: Component): RunContent {
  switch (part.type) {
    case 'text':
      return { text: part.text };
    case 'translatable':
      return {
        type: part.type,
        translate: part.translate,
        ...(part.fallback !== undefined && { fallback: part.fallback }),
        ...(part.with.length > 0 && { with: part.with.map(toRuns) }),
      };
    case 'keybind':
      return { type: part.type, keybind: part.keybind };
    case 'score':
      return { type: part.type, name: part.name, objective: part.objective };
    case 'selector':
      return {
        type: part.type,
        selector: part.selector,
        ...nestedRuns('separator', part.separator),
      };
    case 'nbt':
      return {
        type: part.type,
        nbt: part.nbt,
        [part.source]: part.target,
        ...(part.interpret && { interpret: true as const }),
        ...(part.plain === true && { plain: true as const }),
        ...nestedRuns('separator', part.separator),
      };
    case 'sprite':
      return {
        type: part.type,
        atlas: part.atlas,
        sprite: part.sprite,
        ...nestedRuns('fallback', part.fallback),
      };
    case 'head':
      return {
        type: part.type,
        ...profileRun(part),
        hat: part.hat,
        ...nestedRuns('fallback', part.fallback),
      };
  }
}

function nestedRuns<Key extends string>(
  key: Key,
  component: Component | undefined,
): { [Field in Key]?: TextRun[] } {
  // The computed key is `Key`, which the compiler widens to string.
  return (component === undefined ? {} : { [key]: toRuns(component) }) as {
    [F in Key]?: TextRun[];
  };
}

function profileRun(profile: HeadProfile): Omit<HeadRun, 'type' | 'hat' | 'fallback'> {
  const { name, id, properties, texture, cape, elytra, model } = profile;
  return {
    ...(name !== undefined && { name }),
    ...(id !== undefined && { id }),
    ...(properties !== undefined && properties.length > 0 && { properties }),
    ...(texture !== undefined && { texture }),
    ...(cape !== undefined && { cape }),
    ...(elytra !== undefined && { elytra }),
    ...(model !== undefined && { model }),
  };
}

function toRunStyle(style: Style, hovers: Map<HoverEvent, TextRunHover>): TextRunStyle {
  const run: TextRunStyle = {};
  if (style.color !== undefined) run.color = hexOfColor(style.color);
  if (style.shadow !== undefined) run.shadow = hexOfShadow(style.shadow);
  if (style.bold !== undefined) run.bold = style.bold;
  if (style.italic !== undefined) run.italic = style.italic;
  if (style.underlined !== undefined) run.underlined = style.underlined;
  if (style.strikethrough !== undefined) run.strikethrough = style.strikethrough;
  if (style.obfuscated !== undefined) run.obfuscated = style.obfuscated;
  if (style.font !== undefined) run.font = style.font;
  if (style.insertion !== undefined) run.insertion = style.insertion;
  if (style.click !== undefined) run.click = style.click;
  if (style.hover !== undefined) {
    const known = hovers.get(style.hover) ?? toRunHover(style.hover);
    hovers.set(style.hover, known);
    run.hover = known;
  }
  return run;
}

function toRunHover(hover: HoverEvent): TextRunHover {
  switch (hover.action) {
    case 'show_text':
      return { action: hover.action, value: toRuns(hover.value) };
    case 'show_item':
      return {
        action: hover.action,
        id: hover.id,
        count: hover.count,
        ...(hover.nbt !== undefined && { nbt: hover.nbt }),
        ...(hover.components !== undefined && { components: hover.components }),
      };
    case 'show_entity':
      return {
        action: hover.action,
        type: hover.type,
        id: hover.id,
        ...(hover.name !== undefined && { name: toRuns(hover.name) }),
      };
  }
}
