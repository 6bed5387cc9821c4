import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { GradientPreview } from './gradient-preview.tsx';
import { gradientState } from './state.ts';

test.each([
  ['MiniMessage', '#f08e4f'],
  ['&#rrggbb', '#f08e4f'],
  // What has no color is white in chat.
  ['JSON', '#ffffff'],
  ['MiniMessage (each character)', '#ffffff'],
])('in %s the line under a space is %s', (format, color) => {
  const query = new URLSearchParams({ text: 'a b', underline: '1', format });
  history.replaceState(null, '', `/tools/textgradient?${query}`);
  render(
    <Tool of={gradientState}>
      <GradientPreview />
    </Tool>,
  );
  const chat = screen.getByRole('img', { name: 'a b' });
  const pieces = [...chat.querySelectorAll('.game-underlined')];
  expect(pieces.map(({ textContent }) => textContent)).toEqual(['a', ' ', 'b']);
  expect((pieces[1] as HTMLElement).style.color).toBe(color);
});
