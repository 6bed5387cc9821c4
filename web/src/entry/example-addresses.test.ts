import { tools } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { createPageWords } from '../words/page-words.ts';
import { sectionKey } from '../words/section-key.ts';
import { findExample } from './example-addresses.ts';

const { section } = createPageWords('en', words);
const examples = tools.flatMap((tool) =>
  Object.keys(section(sectionKey(tool, 'examples'))).map((name) => ({ tool, name })),
);

test.each(examples)('the example $name of $tool.id has an address', async ({ tool, name }) => {
  const address = await findExample(tool.id, name);
  expect(address).toMatchObject({ ok: true });
  expect(address?.ok && new URL(address.value).pathname).toBe(tool.path);
});

test('an example that does not exist has none', async () => {
  expect(await findExample('motd', 'nothing')).toBeUndefined();
  expect(await findExample('skins', 'network')).toBeUndefined();
});
