import { readInteger } from '../java-numbers.ts';
import { readNamespacedId } from '../namespaced-id.ts';
import { insertTag, type TagArgument, type TagDefinition } from './tag.ts';

const SOURCES = ['block', 'entity', 'storage'] as const;
const WORLD_POSITION = /^(~?)(-?\d+) (~?)(-?\d+) (~?)(-?\d+)$/;
const LOCAL_POSITION = /^\^(-?\d+(?:\.\d+)?) \^(-?\d+(?:\.\d+)?) \^(-?\d+(?:\.\d+)?)$/;

/** `<nbt:entity:@s:Health:', ':interpret>` */
export const nbt: TagDefinition = {
  names: ['nbt', 'data'],
  read([kind, id, path, first, second], context) {
    const written = kind?.toLowerCase();
    const source = SOURCES.find((known) => known === written);
    if (source === undefined || id === undefined || path === undefined) return undefined;
    const target = readTarget(source, id);
    if (target === undefined) return undefined;
    const content = { type: 'nbt', nbt: path, source, target } as const;
    if (first === undefined || isInterpret(first)) {
      return insertTag({ ...content, interpret: first !== undefined });
    }
    const separator = context.read(first);
    if (separator === undefined) return undefined;
    return insertTag({ ...content, separator, interpret: isInterpret(second) });
  },
  writeContent(content) {
    if (content.type !== 'nbt') return undefined;
    const rest: TagArgument[] = content.separator ? [content.separator] : [];
    if (content.interpret) rest.push('interpret');
    return ['nbt', content.source, content.target, content.nbt, ...rest];
  },
};

function isInterpret(text: string | undefined): boolean {
  return text?.toLowerCase() === 'interpret';
}

function readTarget(source: (typeof SOURCES)[number], id: string): string | undefined {
  if (source === 'entity') return id;
  return source === 'storage' ? readNamespacedId(id) : readPosition(id);
}

function readPosition(text: string): string | undefined {
  const local = LOCAL_POSITION.exec(text);
  if (local !== null) {
    return local
      .slice(1)
      .map((number) => `^${writeDecimal(Number(number))}`)
      .join(' ');
  }
  const [, ...found] = WORLD_POSITION.exec(text) ?? [];
  const coordinates: string[] = [];
  for (let index = 0; index < found.length; index += 2) {
    const value = readInteger(found[index + 1] ?? '');
    if (value === undefined) return undefined;
    coordinates.push(`${found[index]}${value}`);
  }
  return coordinates.length === 0 ? undefined : coordinates.join(' ');
}

/** Formats a double as Java does: `1.0`. */
function writeDecimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
