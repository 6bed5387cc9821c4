import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer, announce } from './announcer.tsx';

test('the same sentence said twice is a change, so that it is heard twice', () => {
  render(<Announcer />);
  act(() => announce('Line 1 is already first'));
  const first = screen.getByRole('status').textContent;
  act(() => announce('Line 1 is already first'));
  const second = screen.getByRole('status').textContent;
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe(first);
});
