import { type Component, type ComponentContent, EMPTY_COMPONENT } from '../component/component.ts';
import { asFields, asFlag, asId, asList, asText, type Fields } from './fields.ts';
import { readProfile } from './read-profile.ts';
import { type Reading, readField } from './reading.ts';

/** In the order in which the game checks them when there is no `type`. */
const KIND_KEYS = ['text', 'translate', 'keybind', 'score', 'selector', 'nbt'] as const;
const KIND_OF_TYPE: Readonly<Record<string, string>> = {
  text: 'text',
  translatable: 'translate',
  keybind: 'keybind',
  score: 'score',
  selector: 'selector',
  nbt: 'nbt',
  object: 'object',
};

const NOTHING: ComponentContent = { type: 'text', text: '' };

export function readContent(fields: Fields, at: string, reading: Reading): ComponentContent {
  const typed = typeof fields.type === 'string' ? KIND_OF_TYPE[fields.type] : undefined;
  const kind =
    typed !== undefined && (fields[typed] !== undefined || typed === 'object')
      ? typed
      : KIND_KEYS.find((key) => fields[key] !== undefined);
  const content = kind === undefined ? undefined : readKind(kind, fields, at, reading);
  if (content !== undefined) return content;
  const object = readObject(fields, at, reading);
  if (object !== undefined) return object;
  reading.report(kind === undefined ? 'not-a-component' : 'wrong-type', at + (kind ?? ''));
  return NOTHING;
}

function readKind(
  kind: string,
  fields: Fields,
  at: string,
  reading: Reading,
): ComponentContent | undefined {
  const value = kind === 'score' ? '' : asText(fields[kind]);
  if (value === undefined) return undefined;
  switch (kind) {
    case 'text':
      return { type: 'text', text: value };
    case 'translate':
      return readTranslatable(value, fields, at, reading);
    case 'keybind':
      return { type: 'keybind', keybind: value };
    case 'score':
      return readScore(fields.score);
    case 'selector':
      return { type: 'selector', selector: value };
    case 'nbt':
      return readNbt(value, fields, at, reading);
    default:
      return undefined;
  }
}

function readTranslatable(
  translate: string,
  fields: Fields,
  at: string,
  reading: Reading,
): ComponentContent {
  const given: Component[] = [];
  const all = readField(fields, 'with', at, reading, asList) ?? [];
  const values = all.slice(0, reading.room);
  if (values.length < all.length) reading.lose('too-many', `${at}with[${values.length}]`);
  for (const [index, argument] of values.entries()) {
    const place = given.push(EMPTY_COMPONENT) - 1;
    reading.queue(argument, `${at}with[${index}]`, (component) => {
      given[place] = component;
    });
  }
  const fallback = readField(fields, 'fallback', at, reading, asText);
  return {
    type: 'translatable',
    translate,
    with: given,
    ...(fallback === undefined ? {} : { fallback }),
  };
}

function readScore(value: unknown): ComponentContent | undefined {
  const score = asFields(value);
  const name = asText(score?.name);
  const objective = asText(score?.objective);
  if (name === undefined || objective === undefined) return undefined;
  return { type: 'score', name, objective };
}

function readNbt(
  nbt: string,
  fields: Fields,
  at: string,
  reading: Reading,
): ComponentContent | undefined {
  const source = (['block', 'entity', 'storage'] as const).find((key) => fields[key] !== undefined);
  const target = source === undefined ? undefined : asText(fields[source]);
  if (source === undefined || target === undefined) return undefined;
  const interpret = readField(fields, 'interpret', at, reading, asFlag) ?? false;
  const plain = readField(fields, 'plain', at, reading, asFlag) ?? false;
  if (interpret && plain) reading.report('both-interpret-and-plain', `${at}plain`);
  const content = { type: 'nbt', nbt, source, target, interpret } as const;
  return plain && !interpret ? { ...content, plain } : content;
}

/** Since 1.21.9: sprites of an atlas and heads of players. */
function readObject(fields: Fields, at: string, reading: Reading): ComponentContent | undefined {
  const sprite = asText(fields.sprite);
  if (sprite !== undefined && fields.object !== 'player') {
    const atlas = readField(fields, 'atlas', at, reading, asId) ?? 'minecraft:blocks';
    return { type: 'sprite', atlas, sprite };
  }
  if (fields.player === undefined) return undefined;
  const profile = readProfile(fields.player, `${at}player`, reading);
  const hat = readField(fields, 'hat', at, reading, asFlag) ?? true;
  return profile && { type: 'head', ...profile, hat };
}
