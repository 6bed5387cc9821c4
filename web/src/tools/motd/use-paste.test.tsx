import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from './page.tsx';

vi.mock('./reader.ts', () => {
  throw new Error('offline');
});

test('what is pasted is there when the reader cannot be loaded', async () => {
  const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1' });
  render(<Page />);
  await userEvent.clear(line());
  await userEvent.click(line());
  await userEvent.paste('&aone\n&btwo');
  await expect.poll(() => line().value).toBe('&aone &btwo');
});
