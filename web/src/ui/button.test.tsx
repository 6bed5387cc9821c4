import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setAsking(true);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" aria-disabled={isAsking}>
        Ask
      </Button>
    </form>
  );
}

test.each(['{Enter}', ' '])(
  'a button that waits keeps the focus, and %j submits once',
  async (key) => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard(`${key}${key}`);
    expect(document.activeElement).toBe(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

test('Enter in a field does not submit while the button of the form waits', async () => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}b{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([false, true])('with aria-disabled=%s a press is told or not', async (isDisabled) => {
  const onClick = vi.fn();
  render(
    <Button aria-disabled={isDisabled} onClick={onClick}>
      Ask
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(isDisabled ? 0 : 1);
});
