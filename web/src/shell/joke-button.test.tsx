import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JokeButton } from './joke-button.tsx';

test('each press shows its own line and one anvil, in place of those before', async () => {
  const user = userEvent.setup();
  const { container } = render(<JokeButton />);
  const lines = [
    'Clang.',
    'The anvil is chipped.',
    'The anvil is damaged.',
    /^The anvil broke/,
    'Clang.',
  ];
  const shown = new Set<Element | null>();
  for (const line of lines) {
    await user.click(screen.getByRole('button', { name: 'Do not press' }));
    expect(await screen.findByText(line)).toBeTruthy();
    expect(container.querySelectorAll('.joke-line')).toHaveLength(1);
    expect(container.querySelectorAll('.falling-anvil')).toHaveLength(1);
    shown.add(container.querySelector('.joke-line'));
  }
  // New elements restart the animations.
  expect(shown.size).toBe(lines.length);
});
