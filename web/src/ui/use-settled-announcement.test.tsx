import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.tsx';
import { Field } from './field.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Address({ error }: { readonly error?: string }) {
  return (
    <>
      <Announcer />
      <Field label="Address" error={error}>
        <input />
      </Field>
    </>
  );
}

const announced = () => screen.getByRole('status').textContent;

test('an error is announced once it stays, not while it comes and goes', () => {
  const { rerender } = render(<Address error="No port." />);
  act(() => vi.advanceTimersByTime(400));
  rerender(<Address />);
  act(() => vi.advanceTimersByTime(400));
  expect(announced()).toBe('');
  rerender(<Address error="No name." />);
  act(() => vi.advanceTimersByTime(600));
  expect(announced()).toBe('No name.');
});
