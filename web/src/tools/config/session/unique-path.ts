/** `a.yml`, `a (2).yml`, … */
export function uniquePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path;
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  for (let number = 2; ; number += 1) {
    const other = `${stem} (${number})${extension}`;
    if (!taken.has(other)) return other;
  }
}
