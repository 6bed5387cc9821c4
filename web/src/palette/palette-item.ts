import type { ToolId } from '@fucina/site';
import type { SearchTexts } from '@fucina/site/search';
import type { PictureName } from '../shell/picture-names.ts';

export type SettingId =
  | 'theme'
  | 'language'
  | 'animation'
  | 'copy_link'
  | 'start_over'
  | 'shortcuts'
  | 'single_keys';

/** What choosing an item does. */
export type PaletteAction =
  | { readonly kind: 'visit'; readonly address: string }
  /** Opens a tool with these fields of its link. */
  | {
      readonly kind: 'fill';
      readonly tool: ToolId;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'example'; readonly tool: ToolId; readonly name: string }
  /** Shows one result of the text workshop. */
  | { readonly kind: 'output'; readonly name: string }
  | { readonly kind: 'setting'; readonly setting: SettingId; readonly value: string };

export type ItemKind = 'tools' | 'examples' | 'formats' | 'settings' | 'help';

export interface PaletteItem {
  /** Stays the same: recently used items are stored by it. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon: PictureName;
  readonly action: PaletteAction;
}

/** An item that the search finds. */
export interface SearchedItem extends PaletteItem {
  readonly kind: ItemKind;
  readonly texts: SearchTexts;
}
