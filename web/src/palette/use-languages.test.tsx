import { words } from '@fucina/site/words';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavigationContext, nowhere } from '../navigation/use-navigation.ts';
import { WordsProvider } from '../words/use-words.tsx';
import { openWords } from '../words/words-store.ts';
import { Palette } from './palette.tsx';

const visit = vi.fn();

beforeEach(() => {
  localStorage.clear();
  visit.mockClear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** Opens the search, types into it and presses Enter while the words of the other pages are on their way. */
async function searchFor(query: string) {
  const { promise: later, resolve: come, reject: fail } = Promise.withResolvers<void>();
  const store = await openWords('en', ['translation'], async (code, file) => {
    if (file !== 'translation') await later;
    const { text_workshop: workshop, ...others } = words[code];
    const { title, description, keywords } = workshop;
    const common = { ...others, text_workshop: { title, description, keywords } };
    return file === 'translation' ? common : { text_workshop: workshop };
  });
  cleanup();
  render(
    <WordsProvider store={store}>
      <NavigationContext value={{ ...nowhere, visit }}>
        <Palette asked={{ query: '' }} findExample={vi.fn()} onClose={vi.fn()} />
      </NavigationContext>
    </WordsProvider>,
  );
  await userEvent.setup().type(screen.getByRole('combobox'), `${query}{Enter}`);
  return { come, fail };
}

test('Enter waits for the words of the other pages, and goes on without them', async () => {
  const { fail } = await searchFor('text workshop');
  expect(visit).not.toHaveBeenCalled();
  expect(screen.queryByText(words.en.search.none_hint)).toBeNull();
  fail(new Error('offline'));
  await expect.poll(() => visit).toHaveBeenCalledWith('/tools/text');

  visit.mockClear();
  const { come } = await searchFor('convert to snbt');
  expect(visit).not.toHaveBeenCalled();
  come();
  await expect.poll(() => visit).toHaveBeenCalledWith('/tools/text#output-snbt');
});
