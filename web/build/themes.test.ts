import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageColors } from '@fucina/site';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const tokens = readFileSync(join(web, 'src', 'styles', 'tokens.css'), 'utf8');
const [light, dark] = Array.from(tokens.matchAll(/--page: (#\w+);/g), ([, color]) => color);

test('the page of each theme has one color: in the styles and in the browser’s own bars', () => {
  expect({ light, dark }).toEqual(pageColors);
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  expect(html).toContain(`<meta name="theme-color" content="${pageColors.light}" />`);
});
