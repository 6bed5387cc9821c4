import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from './page.tsx';

vi.mock('./use-engine.ts', () => {
  const failed = Promise.reject(new Error('offline'));
  failed.catch(() => undefined);
  return { loadEngine: () => failed, useEngine: () => undefined };
});

test('what is pasted is there when the engine cannot be loaded', async () => {
  const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lore line 1' });
  render(<Page />);
  await userEvent.click(line());
  await userEvent.paste('&aone\n  &btwo');
  await expect.poll(() => line().value).toBe('&aone &btwo');
});
