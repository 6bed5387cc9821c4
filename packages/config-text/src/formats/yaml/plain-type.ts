/** What SnakeYAML makes of a plain scalar (YAML 1.1). `y`, `n`, `0o14` and `09` are strings. */
export type PlainType = 'string' | 'bool' | 'int' | 'float' | 'null' | 'timestamp' | 'merge';

const BOOL = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/;
const NULL = /^(?:~|null|Null|NULL|)$/;
const INTS = [
  /^[-+]?0b_*[01][01_]*$/,
  /^[-+]?0x_*[0-9a-fA-F][0-9a-fA-F_]*$/,
  /^[-+]?0_*[0-7][0-7_]*$/,
  /^[-+]?(?:0|[1-9][0-9_]*)$/,
  /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/,
];
const FLOATS = [
  /^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+]?[0-9]+)?$/,
  /^[-+]?[0-9][0-9_]*[eE][-+]?[0-9]+$/,
  /^[-+]?\.[0-9_]+(?:[eE][-+]?[0-9]+)?$/,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  /^[-+]?\.(?:inf|Inf|INF)$/,
  /^\.(?:nan|NaN|NAN)$/,
];
const TIMESTAMPS = [
  /^\d{4}-\d\d-\d\d$/,
  /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/,
];

export function plainType(text: string): PlainType {
  // Nothing that is no string begins with another character, and few texts begin with one of these.
  if (text !== '' && !/^[-+.0-9yYnNtTfFoO~<]/.test(text)) return 'string';
  if (BOOL.test(text)) return 'bool';
  if (NULL.test(text)) return 'null';
  if (text === '<<') return 'merge';
  if (INTS.some((pattern) => pattern.test(text))) return 'int';
  if (FLOATS.some((pattern) => pattern.test(text))) return 'float';
  return TIMESTAMPS.some((pattern) => pattern.test(text)) ? 'timestamp' : 'string';
}

/** Which of the two a `bool` is. */
export function isOn(source: string): boolean {
  return /^(?:yes|true|on)$/i.test(source);
}

/** The name under which the game finds a key that is no string; undefined where it is the one written. */
export function gameKey(source: string): string | undefined {
  const type = plainType(source);
  if (type === 'bool') return different(String(isOn(source)), source);
  if (type === 'int') return different(intOf(source).toString(), source);
  return type === 'null' ? different('null', source) : undefined;
}

function different(name: string, source: string): string | undefined {
  return name === source ? undefined : name;
}

function intOf(source: string): bigint {
  const isNegative = source.startsWith('-');
  const digits = source.replace(/^[-+]/, '').replaceAll('_', '');
  return (isNegative ? -1n : 1n) * unsignedOf(digits);
}

function unsignedOf(digits: string): bigint {
  if (digits.includes(':')) {
    return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  }
  if (/^0[0-7]+$/.test(digits)) return BigInt(`0o${digits.slice(1)}`);
  return BigInt(/^0[bx]$/.test(digits) ? 0 : digits);
}
