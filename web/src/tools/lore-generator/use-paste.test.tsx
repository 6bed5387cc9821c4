import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from './page.tsx';

vi.mock('./lazy.ts', async () => {
  const { createLazyModule } = await import('../../ui/lazy-module.ts');
  return { lazyEngine: createLazyModule(() => Promise.reject(new Error('offline'))) };
});

test('that a result needs what cannot be loaded is told', async () => {
  history.replaceState(null, '', '/tools/loregenerator?format=json&title=Sword');
  render(<Page />);
  expect(await screen.findByText(/^This could not be loaded\./)).toBeTruthy();
  history.replaceState(null, '', '/tools/loregenerator');
});

test('what is pasted is there when the engine cannot be loaded', async () => {
  const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lore line 1' });
  render(<Page />);
  await userEvent.click(line());
  await userEvent.paste('&aone\n  &btwo');
  await expect.poll(() => line().value).toBe('&aone &btwo');
});
