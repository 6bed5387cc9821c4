import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Output } from '../ui/output.tsx';
import { FIRST_RESULT, SkipToResult } from './skip-to-result.tsx';

afterEach(cleanup);

test.each([
  ['Copy', 'button', { isFailure: false }],
  ['what says why there is nothing to copy', 'textbox', { isFailure: true }],
] as const)('leads to %s, and leaves the address as it is', async (_where, role, { isFailure }) => {
  const user = userEvent.setup();
  const address = location.href;
  render(
    <>
      <SkipToResult />
      <Output id={FIRST_RESULT} label="Output" value="text" isFailure={isFailure} />
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole(role));
  expect(location.href).toBe(address);
});
