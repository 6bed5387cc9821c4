import { expect, inject, test } from 'vitest';
import { bundled, compressedBytes } from '../../scripts/bundled.ts';
import { publishableLibraries } from '../../scripts/pack/publishable.ts';

const consumer = inject('consumer');
const names = publishableLibraries().map(({ manifest }) => manifest.name);

test.each(['@fucina/minecraft-text', '@fucina/minecraft-text/mini-message'])(
  'reading MiniMessage, taken from %s, costs at most 9.3 kB',
  async (specifier) => {
    const code = await bundled(`export { readMiniMessage } from '${specifier}';`, consumer);
    const { readMiniMessage } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(readMiniMessage('<red>Hello')).toMatchObject({
      ok: true,
      value: { type: 'text', text: 'Hello' },
    });
    const bytes = compressedBytes(code);
    console.log(`reading MiniMessage from ${specifier}: ${bytes} bytes Brotli`);
    expect(bytes).toBeLessThanOrEqual(9_300);
  },
);

test('reading and writing MiniMessage and gradients cost at most 14.1 kB', async () => {
  const names = 'readMiniMessage, toMiniMessage, gradientText';
  const code = await bundled(`export { ${names} } from '@fucina/minecraft-text';`, consumer);
  const bytes = compressedBytes(code);
  console.log(`${names}: ${bytes} bytes Brotli`);
  expect(bytes).toBeLessThanOrEqual(14_100);
});

test.each(names)('%s leaves nothing in a bundle that only imports it', async (name) => {
  const code = await bundled(`import '${name}';\nexport const used = true;`, consumer);
  expect(code.length).toBeLessThan(100);
});
