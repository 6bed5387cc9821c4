import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleModule, examplesOf } from '../../scripts/readme/examples.ts';

/** Writes the examples of each README as a module `examples/NAME-1.ts`. */
export function writeExamples(
  consumer: string,
  packages: readonly { readonly name: string; readonly readme: string }[],
): void {
  const folder = join(consumer, 'examples');
  mkdirSync(folder);
  for (const { name, readme } of packages) {
    for (const [index, example] of examplesOf(readme).entries()) {
      const file = `${name.replace('@fucina/', '')}-${index + 1}.ts`;
      writeFileSync(join(folder, file), exampleModule(example));
    }
  }
}
