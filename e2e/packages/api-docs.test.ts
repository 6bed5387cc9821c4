import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeApiDocs } from '../../scripts/api-docs/write-api-docs.ts';

const root = join(import.meta.dirname, '..', '..');

test('docs/api says what the comments in the sources say (otherwise: npm run api-docs)', async () => {
  const fresh = join(root, '.cache', 'api-docs');
  await writeApiDocs(fresh);
  expect(pagesIn(join(root, 'docs', 'api'))).toEqual(pagesIn(fresh));
});

function pagesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}
