import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FIRST_OUTPUT_ID, Output, SkipToOutput } from './output.tsx';

afterEach(cleanup);

test.each([
  ['Copy', 'button', { isFailure: false }],
  ['what says why there is nothing to copy', 'textbox', { isFailure: true }],
] as const)(
  'the way past leads to %s, and leaves the address as it is',
  async (_where, role, { isFailure }) => {
    const user = userEvent.setup();
    const address = location.href;
    render(
      <>
        <SkipToOutput />
        <Output id={FIRST_OUTPUT_ID} label="Output" value="text" isFailure={isFailure} />
      </>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole(role));
    expect(location.href).toBe(address);
  },
);
