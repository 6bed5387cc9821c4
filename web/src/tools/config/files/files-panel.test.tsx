import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Tool } from '../../../tool/tool.tsx';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { StudioProvider } from '../studio-context.tsx';
import { FilesPanel } from './files-panel.tsx';

beforeEach(() => {
  localStorage.clear();
});

const files = Array.from(
  { length: 1200 },
  (_, id): StudioFile => ({
    ...{ id, path: `lang-${id}.yml`, size: 1, content: new Blob(), rows: [], plans: [] },
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  }),
);

function Panel({ isBeside }: { readonly isBeside: boolean }) {
  const [chosen, setChosen] = useState<number>();
  return (
    <Tool of={configState}>
      <StudioProvider>
        <FilesPanel files={files} chosen={chosen} isBeside={isBeside} onChoose={setChosen} />
      </StudioProvider>
    </Tool>
  );
}

test('of a folder with very many files some are listed, and the others are searched for', async () => {
  render(<Panel isBeside />);
  expect(screen.getAllByText(/^lang-/)).toHaveLength(500);
  expect(screen.getByText('700 more files are not listed: search for them.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), '1199');
  await userEvent.click(screen.getByRole('button', { name: /^lang-1199/ }));
  expect(screen.queryByText(/more files/)).toBeNull();
});

test('on a phone, the file that is chosen stays a choice whatever is searched for', async () => {
  render(<Panel isBeside={false} />);
  const choices = screen.getByRole('combobox', { name: 'Files' });
  expect(choices.querySelectorAll('option')).toHaveLength(501);
  const search = screen.getByRole('searchbox', { name: 'Search files' });
  await userEvent.type(search, '1199');
  await userEvent.selectOptions(choices, 'lang-1199.yml');
  await userEvent.clear(search);
  expect(screen.getByRole('option', { name: 'lang-1199.yml', selected: true })).toBeTruthy();
  expect(screen.getByText('700 more files are not listed: search for them.')).toBeTruthy();
});
