import { words } from '@fucina/site/words';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useWords, WordsProvider } from '../words/use-words.tsx';
import { openWords } from '../words/words-store.ts';
import { StaticContent } from './static-content.tsx';

let renderings = 0;

function Title() {
  renderings += 1;
  return <h2>{useWords().t('tools.title')}</h2>;
}

test('prerendered content stays until the language changes, then follows it both ways', async () => {
  const store = await openWords('en', ['translation'], async (code) => words[code]);
  const root = document.createElement('div');
  root.innerHTML = '<div><h2>Tools, as prerendered</h2></div>';
  document.body.append(root);
  const before = root.querySelector('h2');
  const app = (
    <WordsProvider store={store}>
      <StaticContent>
        <Title />
      </StaticContent>
    </WordsProvider>
  );
  const complaints: unknown[] = [];
  await act(async () => hydrateRoot(root, app, { onRecoverableError: (e) => complaints.push(e) }));
  expect(root.querySelector('h2')).toBe(before);
  expect(renderings).toBe(0);
  expect(complaints).toEqual([]);
  for (const language of ['it', 'en'] as const) {
    await act(() => store.change(language));
    expect(root.textContent).toBe(words[language].tools.title);
  }
});

test('after a navigation the content is rendered', () => {
  render(
    <StaticContent>
      <p>Hello</p>
    </StaticContent>,
  );
  expect(screen.getByText('Hello')).toBeTruthy();
});
