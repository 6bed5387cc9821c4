const BLOCK = /^```ts\n(.*?)^```$/gms;
// A statement of one or more lines, and the value shown behind it or below: `writeHex(0); // → '#000000'`.
const SHOWN =
  /^([ \t]*)(?!import\b|export\b|if\b|for\b|\/\/|\})(?:const (\w+) = )?(\S(?:(?!;\n).)*?);\s*\/\/ → ([^\n]*(?:\n[ \t]*\/\/ {3}[^\n]*)*)$/gms;

/** The TypeScript examples of a README. */
export function examplesOf(readme: string): string[] {
  return [...readme.matchAll(BLOCK)].map(([, code = '']) => code);
}

/** How many values an example shows. */
export function shownValues(example: string): number {
  return [...example.matchAll(SHOWN)].length;
}

/** An example as a module that calls a global `shows(actual, expected)` for each value it shows. */
export function exampleModule(example: string): string {
  const checked = example.replace(
    SHOWN,
    (_, indent: string, name: string | undefined, expression: string, comment: string) => {
      const value = comment.replace(/\n[ \t]*\/\/ {3}/g, '\n');
      return name === undefined
        ? `${indent}shows(${expression}, ${value});`
        : `${indent}const ${name} = ${expression};\n${indent}shows(${name}, ${value});`;
    },
  );
  return `${checked}\ndeclare function shows(actual: unknown, expected: unknown): void;\nexport {};\n`;
}
