import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { centeredFrame, moveFrame, resizeFrame, wholeFrame } from './frame.ts';

const WIDE = { width: 300, height: 150 };

test('the frame stays within the square around the picture', () => {
  const frame = centeredFrame(WIDE);
  expect(moveFrame(frame, { x: -50, y: -500 }, WIDE)).toEqual({ x: 0, y: -75, size: 150 });
  expect(moveFrame(frame, { x: 999, y: 999 }, WIDE)).toEqual({ x: 150, y: 75, size: 150 });
});

test('it grows and shrinks around its middle', () => {
  expect(resizeFrame(centeredFrame(WIDE), 100, WIDE)).toEqual({ x: 100, y: 25, size: 100 });
  expect(resizeFrame(centeredFrame(WIDE), 9999, WIDE)).toEqual(wholeFrame(WIDE));
  expect(resizeFrame(centeredFrame(WIDE), 0, WIDE)).toMatchObject({ size: 1 });
});

test('on pixel art it moves and grows by whole blocks', () => {
  const frame = { x: 80, y: 0, size: 140 };
  expect(moveFrame(frame, { x: 93, y: 7 }, WIDE, 10)).toEqual({ x: 90, y: 10, size: 140 });
  expect(resizeFrame(frame, 117, WIDE, 10)).toEqual({ x: 90, y: 10, size: 120 });
});

test.prop([
  fc.record({ width: fc.integer({ min: 1, max: 500 }), height: fc.integer({ min: 1, max: 500 }) }),
  fc.integer({ min: -600, max: 600 }),
  fc.integer({ min: -600, max: 600 }),
  fc.integer({ min: -10, max: 1200 }),
])('whatever is asked for, the frame is a square within bounds', (picture, x, y, size) => {
  const whole = wholeFrame(picture);
  const frame = resizeFrame(moveFrame(centeredFrame(picture), { x, y }, picture), size, picture);
  expect(Object.values(frame).every(Number.isInteger)).toBe(true);
  expect(frame.size).toBeGreaterThanOrEqual(1);
  expect(frame.x).toBeGreaterThanOrEqual(whole.x);
  expect(frame.x + frame.size).toBeLessThanOrEqual(whole.x + whole.size);
  expect(frame.y + frame.size).toBeLessThanOrEqual(whole.y + whole.size);
});

test('a frame at the edge is at 0, which is written without a sign', () => {
  const frame = { x: 0, y: 0, size: 600 };
  const moved = moveFrame(frame, { x: 100, y: -50 }, { width: 800, height: 500 }, 100);
  expect(Object.values(moved).map((value) => Object.is(value, -0))).toEqual([false, false, false]);
});
