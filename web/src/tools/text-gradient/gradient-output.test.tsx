import { words } from '@fucina/site/words';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tool } from '../../tool/tool.tsx';
import { createPageWords } from '../../words/page-words.ts';
import { setCurrentWords } from '../../words/use-words.tsx';
import { GradientOutput } from './gradient-output.tsx';
import { GradientService } from './gradient-service.tsx';
import { gradientState } from './state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setCurrentWords(createPageWords('en', words));
});

test.each([
  ['en', 200, 'Error: The answer of our service could not be read.'],
  ['it', 200, 'Error: Non si riesce a leggere la risposta del nostro servizio.'],
  ['en', 502, 'Error: HTTP error! status: 502'],
  ['it', 502, 'Error: HTTP error! status: 502'],
] as const)(
  'in %s an answer of status %d without a gradient says: %s',
  async (code, status, sentence) => {
    setCurrentWords(createPageWords(code, words));
    vi.stubGlobal('fetch', async () => Response.json({ nothing: true }, { status }));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Tool of={gradientState}>
        <GradientService>
          <GradientOutput />
        </GradientService>
      </Tool>,
    );
    expect(await screen.findByDisplayValue(sentence)).toBeDefined();
    expect(logged).toHaveBeenCalled();
  },
);

test('without a connection the message is that of the browser', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Tool of={gradientState}>
      <GradientService>
        <GradientOutput />
      </GradientService>
    </Tool>,
  );
  expect(await screen.findByDisplayValue('Error: Failed to fetch')).toBeDefined();
});

test('the length is compared with what chat and an anvil take', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <Tool of={gradientState}>
      <GradientService>
        <GradientOutput />
      </GradientService>
    </Tool>,
  );
  expect(screen.getByText('43 / 256')).toBeDefined();
  expect(screen.getByText('43 / 50')).toBeDefined();
});

test('the text workshop is told that it gets MiniMessage', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <Tool of={gradientState}>
      <GradientService>
        <GradientOutput />
      </GradientService>
    </Tool>,
  );
  const link = screen.getByRole('link', { name: /workshop/ });
  expect(link.getAttribute('href')).toContain('format=mini-message');
});
