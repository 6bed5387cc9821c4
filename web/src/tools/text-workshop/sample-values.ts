/** Of lines such as `%player%=Alex`; a placeholder has no equals sign. */
export function valuesOf(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf('=');
      return at > 0 && at < line.length - 1 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
}

/** The lines with another value for one placeholder; without a value it has no line. */
export function withValue(
  lines: readonly string[],
  placeholder: string,
  value: string,
): readonly string[] {
  const others = lines.filter((line) => !line.startsWith(`${placeholder}=`));
  return value === '' ? others : [...others, `${placeholder}=${value}`];
}
