import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLazyModule, useNeeded } from './lazy-module.ts';

const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve('loaded')];
const part = createLazyModule(() => answers.shift()?.() ?? Promise.resolve('again'));

function Part() {
  const loaded = useNeeded(part);
  return <p>{part.useHasFailed() ? 'failed' : (loaded ?? 'waiting')}</p>;
}

test('what cannot be loaded is known as that until a later try succeeds', async () => {
  render(<Part />);
  expect(await screen.findByText('failed')).toBeTruthy();
  await act(() => part.load());
  expect(screen.getByText('loaded')).toBeTruthy();
});
