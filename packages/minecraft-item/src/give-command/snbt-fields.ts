import {
  SnbtArray,
  type SnbtCompound,
  SnbtNumber,
  type SnbtValue,
} from '@fucina/minecraft-text/snbt';

/** A field of a value, if the value is a compound. */
export function valueIn(value: SnbtValue | undefined, field: string): SnbtValue | undefined {
  return isCompound(value) && Object.hasOwn(value, field) ? value[field] : undefined;
}

export function textIn(value: SnbtValue | undefined, field: string): string | undefined {
  const found = valueIn(value, field);
  return typeof found === 'string' ? found : undefined;
}

export function listIn(
  value: SnbtValue | undefined,
  field: string,
): readonly SnbtValue[] | undefined {
  const found = valueIn(value, field);
  return Array.isArray(found) ? found : undefined;
}

function isCompound(value: SnbtValue | undefined): value is SnbtCompound {
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof SnbtArray) &&
    !(value instanceof SnbtNumber)
  );
}
