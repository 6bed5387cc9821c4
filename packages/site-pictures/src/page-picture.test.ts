import { allPages } from '@fucina/site';
import { expect, test } from 'vitest';
import { drawPagePicture } from './page-picture.ts';

test('a picture has the size that link previews ask for', () => {
  const { width, height } = drawPagePicture('Small caps', 'Letters.');
  expect([width, height]).toEqual([1200, 630]);
});

test.each(allPages.map(({ id }) => id))('the title of %s stays inside its picture', (id) => {
  const { data, width } = drawPagePicture(id.repeat(2), id);
  const edge = Array.from({ length: 500 }, (_, y) => data[(y * width + width - 1) * 4]);
  expect(new Set(edge)).toEqual(new Set([0x13]));
});
