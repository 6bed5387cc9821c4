import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ResultBarSlot } from './result-bar-slot.tsx';

// The only test of its file: what is loaded once stays loaded.
test('the bar is loaded with the first input', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  const observe = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve() {}
    },
  );
  const area = { current: document.body };
  render(<ResultBarSlot areas={[area]} brief={() => 'brief'} />);
  await vi.dynamicImportSettled();
  expect(observe).not.toHaveBeenCalled();
  fireEvent.touchStart(document.body);
  await expect.poll(() => observe).toHaveBeenCalled();
});
