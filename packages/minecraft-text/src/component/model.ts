export type Component = ComponentContent & {
  readonly style: Style;
  readonly children: readonly Component[];
  /** Where the letters of a gradient came from, so that it can be written as its tag again; see `originOf`. */
  readonly origin?: Origin | undefined;
};

/** The content of a component. Fields are named as in the game's JSON, where it has them. */
export type ComponentContent =
  | TextContent
  | TranslatableContent
  | KeybindContent
  | ScoreContent
  | SelectorContent
  | NbtContent
  | SpriteContent
  | HeadContent;

export interface TextContent {
  readonly type: 'text';
  readonly text: string;
}

export interface TranslatableContent {
  readonly type: 'translatable';
  readonly translate: string;
  readonly fallback?: string | undefined;
  readonly with: readonly Component[];
}

export interface KeybindContent {
  readonly type: 'keybind';
  readonly keybind: string;
}

export interface ScoreContent {
  readonly type: 'score';
  readonly name: string;
  readonly objective: string;
}

export interface SelectorContent {
  readonly type: 'selector';
  readonly selector: string;
  readonly separator?: Component | undefined;
}

export interface NbtContent {
  readonly type: 'nbt';
  readonly nbt: string;
  readonly source: 'block' | 'entity' | 'storage';
  /** A position, a selector or a storage id, depending on `source`. */
  readonly target: string;
  /** Shows the value as a text component. */
  readonly interpret: boolean;
  /** Shows the value without colors (26.1); never together with `interpret`. */
  readonly plain?: boolean | undefined;
  readonly separator?: Component | undefined;
}

export interface SpriteContent {
  readonly type: 'sprite';
  readonly atlas: string;
  readonly sprite: string;
  readonly fallback?: ObjectFallback;
}

/** The head of the named player, of the profile with that id, or with that texture; otherwise a default head. */
export interface HeadContent extends HeadProfile {
  readonly type: 'head';
  readonly hat: boolean;
  readonly fallback?: ObjectFallback;
}

/** Shown where the object cannot be drawn, for example in a log (26.1). */
export type ObjectFallback = Component | undefined;

/** Whose head it is. A name or id alone is looked up; properties are used as they are. */
export interface HeadProfile {
  readonly name?: string | undefined;
  /** A uuid with dashes. */
  readonly id?: string | undefined;
  readonly properties?: readonly ProfileProperty[] | undefined;
  /** `texture`, `cape` and `elytra` are the ids of textures in a resource pack. */
  readonly texture?: string | undefined;
  readonly cape?: string | undefined;
  readonly elytra?: string | undefined;
  /** The width of the arms. */
  readonly model?: 'wide' | 'slim' | undefined;
}

/** For example `textures`, whose value is Base64. */
export interface ProfileProperty {
  readonly name: string;
  readonly value: string;
  readonly signature?: string | undefined;
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
  /** The URL, command, page number, text, dialog id or custom id, depending on `action`. */
  readonly value: string;
  /** SNBT, for `custom` only. */
  readonly payload?: string | undefined;
}

export type HoverEvent = ShowText | ShowItem | ShowEntity;

export interface ShowText {
  readonly action: 'show_text';
  readonly value: Component;
}

export interface ShowItem {
  readonly action: 'show_item';
  readonly id: string;
  readonly count: number;
  /** The item's NBT tag (SNBT) in versions before 1.20.5. */
  readonly nbt?: string | undefined;
  /** Item components (1.20.5+): SNBT by namespaced id. */
  readonly components?: Readonly<Record<string, string>> | undefined;
}

export interface ShowEntity {
  readonly action: 'show_entity';
  readonly type: string;
  /** A uuid with dashes. */
  readonly id: string;
  readonly name?: Component | undefined;
}

/** An unset field is inherited; `false` turns a decoration off. */
export interface Style {
  /** 0xrrggbb. */
  readonly color?: number | undefined;
  /** 0xaarrggbb as the signed 32-bit integer that the game stores; 0 means no shadow. */
  readonly shadow?: number | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underlined?: boolean | undefined;
  readonly strikethrough?: boolean | undefined;
  readonly obfuscated?: boolean | undefined;
  /** Always with its namespace: `minecraft:uniform`. */
  readonly font?: string | undefined;
  readonly insertion?: string | undefined;
  readonly click?: ClickEvent | undefined;
  readonly hover?: HoverEvent | undefined;
}

/** The tag that colored a component letter by letter, and its original content. */
export interface Origin {
  readonly name: string;
  readonly args: readonly string[];
  readonly content: readonly Component[];
  /** The children that the tag produced. If the component has other children, the text was changed since. */
  readonly painted: readonly Component[];
  /** The number of colors used: by code points of texts, and by other components. */
  readonly texts: number;
  readonly others: number;
}
