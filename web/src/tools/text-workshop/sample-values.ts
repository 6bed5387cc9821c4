/** The lines with another value for one placeholder; without a value it has no line. */
export function withValue(
  lines: readonly string[],
  placeholder: string,
  value: string,
): readonly string[] {
  const others = lines.filter((line) => !line.startsWith(`${placeholder}=`));
  return value === '' ? others : [...others, `${placeholder}=${value}`];
}
