/** A parsed JVM argument. */
export type JvmArgument =
  | { readonly kind: 'switch'; readonly name: string; readonly on: boolean }
  | { readonly kind: 'value'; readonly name: string; readonly value: string }
  /** `-XX:UseG1GC`, without a sign or a value. */
  | { readonly kind: 'bare'; readonly name: string }
  | { readonly kind: 'property'; readonly name: string; readonly value: string }
  | { readonly kind: 'heap'; readonly name: '-Xms' | '-Xmx'; readonly value: string }
  | { readonly kind: 'other'; readonly name: string; readonly value: string };

export function readJvmArgument(text: string): JvmArgument {
  const flag = /^-XX:([+-]?)([A-Za-z0-9_]+)(?:=(.*))?$/s.exec(text);
  if (flag) {
    const [, sign, name = '', value] = flag;
    if (value !== undefined) return { kind: 'value', name, value };
    return sign ? { kind: 'switch', name, on: sign === '+' } : { kind: 'bare', name };
  }
  const heap = /^(-Xm[sx])(.*)$/s.exec(text);
  if (heap) return { kind: 'heap', name: heap[1] as '-Xms' | '-Xmx', value: heap[2] ?? '' }; // guaranteed by the pattern
  const property = /^-D([^=]*)=?(.*)$/s.exec(text);
  if (property) return { kind: 'property', name: property[1] ?? '', value: property[2] ?? '' };
  const [, name = text, value = ''] = /^(-[^=:]+[=:]?)(.*)$/s.exec(text) ?? [];
  return { kind: 'other', name, value };
}

/** Arguments with the same key set the same thing; the JVM uses the last one. */
export function argumentKey(text: string): string {
  const argument = readJvmArgument(text);
  if (argument.kind === 'property') return `-D${argument.name}`;
  if (argument.kind === 'heap') return argument.name;
  return argument.kind === 'other' ? text : `-XX:${argument.name}`;
}

/** A flag or size and what it is set to: `-XX:NewRatio=2`, `-Xmx4G`. */
export function readSetting(
  text: string,
): { readonly flag: string; readonly value: string } | undefined {
  const argument = readJvmArgument(text);
  if (argument.kind === 'value' || argument.kind === 'heap') {
    return { flag: argument.name, value: argument.value };
  }
  const [, flag, value = ''] = /^(-X(?:ss|mn))(.*)$/s.exec(text) ?? [];
  return flag === undefined ? undefined : { flag, value };
}
