import { expect, test } from 'vitest';
import { gradientQuery, predictGradient, spreadEvenly } from './request.ts';
import { gradientState } from './state.ts';

const { initial } = gradientState;

test('colors are spread evenly from 0 to 100', () => {
  expect(spreadEvenly(['a', 'b', 'c']).map(({ pos }) => pos)).toEqual([0, 50, 100]);
});

test('the last color stands at the end, however many there are', () => {
  for (let count = 2; count <= 64; count++) {
    const colors: string[] = Array(count).fill('#ffffff');
    expect(spreadEvenly(colors).at(-1)?.pos).toBe(100);
    expect(predictGradient({ ...initial, colors }).ok).toBe(true);
  }
});

test('one color stands at the start, no color is no stop', () => {
  expect(spreadEvenly(['a'])).toEqual([{ hex: 'a', pos: 0 }]);
  expect(spreadEvenly([])).toEqual([]);
});

test('the request carries all parameters of the specification', () => {
  expect(gradientQuery({ ...initial, bold: true })).toEqual({
    text: 'Fucina',
    format: 'MiniMessage',
    colors: '[{"hex":"#E43A96","pos":0},{"hex":"#FBE108","pos":100}]',
    bold: 'true',
    italic: 'false',
    underline: 'false',
    strikethrough: 'false',
  });
});

test('a cleared format asks for the default one', () => {
  expect(gradientQuery({ ...initial, format: undefined }).format).toBe('MiniMessage');
});

test('an answer is predicted unless the service will refuse', () => {
  expect(predictGradient(initial)).toEqual({
    ok: true,
    value: '<gradient:#E43A96:#FBE108>Fucina</gradient>',
  });
  expect(predictGradient({ ...initial, colors: ['pink'] })).toMatchObject({
    error: { code: 'hex-digit', field: 'colors[0].hex' },
  });
});
