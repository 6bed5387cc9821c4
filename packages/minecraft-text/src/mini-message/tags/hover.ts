import type { HoverEvent } from '../../component/component.ts';
import { readJavaUuid } from '../../java-uuid.ts';
import { readInteger } from '../java-numbers.ts';
import { readNamespacedId, shortId } from '../namespaced-id.ts';
import { styleTag, type TagArgument, type TagContext, type TagDefinition } from './tag.ts';

export const HOVER_ACTIONS = ['show_text', 'show_item', 'show_entity'] as const;

/** `<hover:show_text:'<red>text'>`, `<hover:show_item:stone:5>`, `<hover:show_entity:pig:uuid>`. */
export const hover: TagDefinition = {
  names: ['hover'],
  read([action, ...args], context) {
    const event = readEvent(action, args, context);
    return event === undefined ? undefined : styleTag({ hover: event });
  },
  field: 'hover',
  writeStyle({ hover: event }) {
    return event === undefined ? undefined : ['hover', event.action, ...writeEvent(event)];
  },
};

function readEvent(
  action: string | undefined,
  args: readonly string[],
  context: TagContext,
): HoverEvent | undefined {
  switch (action) {
    case 'show_text': {
      const value = args[0] === undefined ? undefined : context.read(args[0]);
      return value === undefined ? undefined : { action, value };
    }
    case 'show_item':
      return readItem(args);
    case 'show_entity':
      return readEntity(args, context);
    default:
      return undefined;
  }
}

function readItem([item, amount, ...data]: readonly string[]): HoverEvent | undefined {
  const id = item === undefined ? undefined : readNamespacedId(item);
  const count = amount === undefined ? 1 : readInteger(amount);
  if (id === undefined || count === undefined) return undefined;
  if (data[0] === undefined) return { action: 'show_item', id, count };
  // Before 1.20.5 an item had a single NBT tag. It starts with a brace; a component name does not.
  if (data[0].startsWith('{')) return { action: 'show_item', id, count, nbt: data[0] };
  if (data.length % 2 !== 0) return undefined;
  const components: Record<string, string> = {};
  for (let index = 0; index < data.length; index += 2) {
    const name = readNamespacedId(data[index] ?? '');
    if (name === undefined) return undefined;
    components[name] = data[index + 1] ?? '';
  }
  return { action: 'show_item', id, count, components };
}

function readEntity(
  [kind, uuid, nameText]: readonly string[],
  context: TagContext,
): HoverEvent | undefined {
  const type = kind === undefined ? undefined : readNamespacedId(kind);
  const id = uuid === undefined ? undefined : readJavaUuid(uuid);
  if (type === undefined || id === undefined) return undefined;
  if (nameText === undefined) return { action: 'show_entity', type, id };
  const name = context.read(nameText);
  return name === undefined ? undefined : { action: 'show_entity', type, id, name };
}

function writeEvent(event: HoverEvent): TagArgument[] {
  switch (event.action) {
    case 'show_text':
      return [event.value];
    case 'show_item': {
      const data =
        event.components === undefined
          ? event.nbt?.startsWith('{')
            ? [event.nbt]
            : []
          : Object.entries(event.components).flat();
      const isSingle = event.count === 1 && data.length === 0;
      return [shortId(event.id), ...(isSingle ? [] : [String(event.count), ...data])];
    }
    case 'show_entity':
      return [shortId(event.type), event.id, ...(event.name === undefined ? [] : [event.name])];
  }
}
