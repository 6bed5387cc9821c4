import { isAtLeast } from '@fucina/game-versions';
import { findTag } from '../resolve-tag.ts';
import type { TagSource } from '../tag-source.ts';
import { click } from '../tags/click.ts';
import { head } from '../tags/head.ts';
import { hover } from '../tags/hover.ts';
import { insert } from '../tags/insert.ts';
import { keybind } from '../tags/keybind.ts';
import { nbt } from '../tags/nbt.ts';
import { score } from '../tags/score.ts';
import { selector } from '../tags/selector.ts';
import { sprite } from '../tags/sprite.ts';
import type { TagDefinition } from '../tags/tag.ts';
import { translatable, translatableOr } from '../tags/translatable.ts';
import type { MessageFinding } from './diagnostic.ts';
import { type MiniMessagePreset, PRESETS_SINCE } from './preset-names.ts';

const INTERACTION: readonly TagDefinition[] = [click, hover, insert];
const NO_TEXT: readonly TagDefinition[] = [
  keybind,
  translatable,
  translatableOr,
  selector,
  score,
  nbt,
  sprite,
  head,
];
const WITHOUT: Readonly<Record<MiniMessagePreset, readonly TagDefinition[]>> = {
  DEFAULT: [],
  NON_INTERACTABLE: INTERACTION,
  FORMATTED_TEXT: [...INTERACTION, ...NO_TEXT],
};

interface PresetOptions {
  readonly preset?: MiniMessagePreset | undefined;
  readonly adventure?: string | undefined;
}

/** Whether a tag is none of those that the preset allows. */
export function findByPreset(
  { name }: TagSource,
  { preset = 'DEFAULT', adventure = PRESETS_SINCE }: PresetOptions,
): Pick<MessageFinding, 'code' | 'severity' | 'detail'>[] {
  const definition = findTag(name)?.definition;
  if (!isAtLeast(adventure, PRESETS_SINCE)) return [];
  return definition !== undefined && WITHOUT[preset].includes(definition)
    ? [{ code: 'not-in-preset', severity: 'warning', detail: preset }]
    : [];
}
