import { isAtLeast, since } from '@fucina/game-versions';
import type { ClickEvent, HoverEvent, ShowEntity, ShowItem } from '../component/component.ts';
import { toPlain } from '../component/plain.ts';
import { SnbtVerbatim } from '../snbt/snbt-value.ts';
import { stringifySnbt } from '../snbt/stringify-snbt.ts';
import { CLICK_VALUE_KEYS } from './click-value-keys.ts';
import type { Tree, Writing } from './tree-writing.ts';
import { uuidSnbt } from './uuid.ts';

export function clickFields(click: ClickEvent, { form, version, embed }: Writing): Tree {
  const { action, value, payload } = click;
  // `custom` is younger than the new names and has no old form.
  if (form === 'camel' && action !== 'custom') {
    // A command may lack its slash since 1.21.5. Before, the text would be said in the chat.
    const needsSlash = version !== undefined && action === 'run_command' && value[0] !== '/';
    return { clickEvent: { action, value: needsSlash ? `/${value}` : value } };
  }
  const event: Tree = { action, [CLICK_VALUE_KEYS[action]]: clickValue(click, embed) };
  if (payload !== undefined) event.payload = embed(payload);
  return { [form === 'camel' ? 'clickEvent' : 'click_event']: event };
}

export function hoverFields(hover: HoverEvent, writing: Writing): Tree {
  const { action } = hover;
  const isOld = writing.form === 'camel';
  const { version } = writing;
  const hasContents = version === undefined || isAtLeast(version, since.hoverContents);
  const event: Tree = { action };
  if (!hasContents && action !== 'show_text') {
    return { hoverEvent: { action, value: oldValue(hover) } };
  }
  if (action === 'show_text') {
    const key = isOld && hasContents ? 'contents' : 'value';
    event[key] = '';
    writing.later(hover.value, (tree) => {
      event[key] = tree;
    });
  } else {
    const inner =
      action === 'show_item' ? itemFields(hover, writing) : entityFields(hover, writing);
    if (isOld) event.contents = inner;
    else Object.assign(event, inner);
    if (action === 'show_entity' && hover.name !== undefined) {
      const holder = isOld ? inner : event;
      holder.name = '';
      writing.later(hover.name, (tree) => {
        holder.name = tree;
      });
    }
  }
  return { [isOld ? 'hoverEvent' : 'hover_event']: event };
}

/** Before 1.16 an item or entity was SNBT in a string, and its name JSON in a string. */
function oldValue(hover: ShowItem | ShowEntity): string {
  if (hover.action === 'show_entity') {
    const { id, type, name } = hover;
    const text = name === undefined ? undefined : JSON.stringify({ text: toPlain(name) });
    return stringifySnbt({ id, type, name: text });
  }
  const tag = hover.nbt === undefined ? undefined : new SnbtVerbatim(hover.nbt);
  return stringifySnbt({ id: hover.id, Count: new SnbtVerbatim(`${hover.count}b`), tag });
}

function clickValue({ action, value }: ClickEvent, embed: Writing['embed']): unknown {
  if (action === 'change_page' && /^\d{1,9}$/.test(value)) return Number(value);
  return action === 'show_dialog' && value.startsWith('{') ? embed(value) : value;
}

function itemFields({ id, count, nbt, components }: ShowItem, { form, embed }: Writing): Tree {
  const fields: Tree = { id, count };
  if (nbt !== undefined && form === 'camel') fields.tag = nbt;
  if (components === undefined) return fields;
  const embedded: Tree = {};
  for (const [key, snbt] of Object.entries(components)) embedded[key] = embed(snbt);
  return { ...fields, components: embedded };
}

/**
 * Renamed in 1.21.5: `type` and `id` became `id` and `uuid`. Before, the uuid is written as integers, like
 * Adventure.
 */
function entityFields({ type, id }: ShowEntity, { form, embed }: Writing): Tree {
  return form === 'camel' ? { type, id: embed(uuidSnbt(id)) } : { id: type, uuid: id };
}
