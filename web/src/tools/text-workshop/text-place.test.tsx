import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyEngine } from './lazy.ts';
import { Page } from './page.tsx';

const ON_SCREEN = ['Chat', 'Action bar'];

/** Only these are on the screen. */
beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/text');
  await lazyEngine.load();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const isIntersecting = ON_SCREEN.includes(target.getAttribute('aria-label') ?? '');
        this.#tell([{ target, isIntersecting }]);
      }
      unobserve() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (name: string) => screen.getByRole('figure', { name }).textContent;

test('the first place changes with the key, the others when typing pauses', async () => {
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  act(() => {
    fireEvent.change(field, { target: { value: 'Hello' } });
  });
  expect(place('Chat')).toContain('Hello');
  expect(place('Action bar')).not.toContain('Hello');
  expect(place('Advancement')).not.toContain('Hello');
  await expect.poll(() => place('Action bar')).toContain('Hello');
  expect(place('Advancement')).toContain('Hello');
});
