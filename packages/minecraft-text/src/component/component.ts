import type { Origin } from './origin.ts';
import { NO_STYLE, type Style } from './style.ts';

export type Component = Content & {
  readonly style: Style;
  readonly children: readonly Component[];
  /** Where a gradient's letters came from, so that it can be written as it was: `originOf`. */
  readonly origin?: Origin | undefined;
};

/** What a component shows. Field names are those of the game's own JSON where it has one. */
export type Content =
  | TextContent
  | TranslatableContent
  | KeybindContent
  | ScoreContent
  | SelectorContent
  | NbtContent
  | SpriteContent
  | HeadContent;

interface TextContent {
  readonly type: 'text';
  readonly text: string;
}

interface TranslatableContent {
  readonly type: 'translatable';
  readonly translate: string;
  readonly fallback?: string | undefined;
  readonly with: readonly Component[];
}

interface KeybindContent {
  readonly type: 'keybind';
  readonly keybind: string;
}

interface ScoreContent {
  readonly type: 'score';
  readonly name: string;
  readonly objective: string;
}

interface SelectorContent {
  readonly type: 'selector';
  readonly selector: string;
  readonly separator?: Component | undefined;
}

interface NbtContent {
  readonly type: 'nbt';
  readonly nbt: string;
  readonly source: 'block' | 'entity' | 'storage';
  /** A position, a selector or a storage id, by `source`. */
  readonly target: string;
  readonly interpret: boolean;
  readonly separator?: Component | undefined;
}

interface SpriteContent {
  readonly type: 'sprite';
  readonly atlas: string;
  readonly sprite: string;
}

/** The head of the named player, of the profile with that id, or with that texture; else the default head. */
export interface HeadContent {
  readonly type: 'head';
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly texture?: string | undefined;
  readonly hat: boolean;
}

export type ClickAction =
  | 'open_url'
  | 'open_file'
  | 'run_command'
  | 'suggest_command'
  | 'change_page'
  | 'copy_to_clipboard'
  | 'show_dialog'
  | 'custom';

export interface ClickEvent {
  readonly action: ClickAction;
  /** The url, command, page number, text, dialog id or custom id, by `action`. */
  readonly value: string;
  /** SNBT, for `custom` only. */
  readonly payload?: string | undefined;
}

export type HoverEvent = ShowText | ShowItem | ShowEntity;

interface ShowText {
  readonly action: 'show_text';
  readonly value: Component;
}

export interface ShowItem {
  readonly action: 'show_item';
  readonly id: string;
  readonly count: number;
  /** The item tag (SNBT) of versions before 1.20.5. */
  readonly nbt?: string | undefined;
  /** Item components (1.20.5+): namespaced id to SNBT. */
  readonly components?: Readonly<Record<string, string>> | undefined;
}

export interface ShowEntity {
  readonly action: 'show_entity';
  readonly type: string;
  /** UUID with dashes. */
  readonly id: string;
  readonly name?: Component | undefined;
}

const NO_CHILDREN: readonly Component[] = [];

export const EMPTY: Component = createText('');

export function createText(
  text: string,
  style: Style = NO_STYLE,
  children: readonly Component[] = NO_CHILDREN,
): Component {
  return { type: 'text', text, style, children };
}

/** A component of any kind, for example `createComponent({ type: 'keybind', keybind: 'key.jump' })`. */
export function createComponent(
  content: Content,
  style: Style = NO_STYLE,
  children: readonly Component[] = NO_CHILDREN,
): Component {
  return { ...content, style, children };
}
