import { expect, test } from 'vitest';
import { drawBoxes } from './voxels.ts';

const cube = { material: 'iron', at: [0, 0, 0], size: [1, 1, 1] } as const;

test('one cube shows its top, its left and its right side', () => {
  const facets = drawBoxes([cube], 10);
  expect(facets.map(({ side }) => side).sort()).toEqual(['left', 'right', 'top']);
  expect(facets.find(({ side }) => side === 'top')?.path).toBe('M0 -10L8.7 -5L0 0L-8.7 -5z');
});

test('a cube behind another is not drawn', () => {
  const behind = { material: 'gold', at: [-1, -1, -1], size: [1, 1, 1] } as const;
  expect(drawBoxes([behind, cube], 10).map(({ material }) => material)).not.toContain('gold');
});

test('a cube beside another keeps the half of a side that still shows', () => {
  const beside = { material: 'gold', at: [1, 0, 0], size: [1, 1, 1] } as const;
  const facets = drawBoxes([cube, beside], 10);
  expect(facets.some(({ material, side }) => material === 'iron' && side === 'right')).toBe(false);
  expect(facets.some(({ material, side }) => material === 'gold' && side === 'right')).toBe(true);
});

test('the order of the boxes does not matter', () => {
  const upper = { material: 'gold', at: [0, 0, 1], size: [1, 1, 1] } as const;
  const paths = (boxes: Parameters<typeof drawBoxes>[0]) =>
    drawBoxes(boxes, 10)
      .map(({ material, side, path }) => `${material} ${side} ${path}`)
      .sort();
  expect(paths([upper, cube])).toEqual(paths([cube, upper]));
});
