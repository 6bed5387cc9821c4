import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { publishableLibraries } from '../../scripts/pack/publishable.ts';

const consumer = inject('consumer');
const names = publishableLibraries().map(({ manifest }) => manifest.name);

test.each(['@fucina/minecraft-text', '@fucina/minecraft-text/mini-message'])(
  'reading MiniMessage, taken from %s, costs at most 9.3 kB',
  async (specifier) => {
    const code = await bundle(`export { readMiniMessage } from '${specifier}';`);
    const { readMiniMessage } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(readMiniMessage('<red>Hello')).toMatchObject({
      ok: true,
      value: { type: 'text', text: 'Hello' },
    });
    const bytes = brotliCompressSync(code).byteLength;
    console.log(`reading MiniMessage from ${specifier}: ${bytes} bytes Brotli`);
    expect(bytes).toBeLessThanOrEqual(9_300);
  },
);

test('reading and writing MiniMessage and gradients cost at most 14.1 kB', async () => {
  const names = 'readMiniMessage, toMiniMessage, gradientText';
  const code = await bundle(`export { ${names} } from '@fucina/minecraft-text';`);
  const bytes = brotliCompressSync(code).byteLength;
  console.log(`${names}: ${bytes} bytes Brotli`);
  expect(bytes).toBeLessThanOrEqual(14_100);
});

test.each(names)('%s leaves nothing in a bundle that only imports it', async (name) => {
  const code = await bundle(`import '${name}';\nexport const used = true;`);
  expect(code.length).toBeLessThan(100);
});

async function bundle(source: string): Promise<string> {
  const entry = join(consumer, 'bundle-entry.js');
  writeFileSync(entry, source);
  const result = await build({
    root: consumer,
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = outputs;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('not one chunk');
  return chunk.code;
}
