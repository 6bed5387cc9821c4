import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StudioFile } from '../session/studio-file.ts';
import { FailedFiles } from './failed-files.tsx';

const file = (id: number, path: string, rest: Partial<StudioFile>): StudioFile => ({
  ...{ id, path, size: 1, content: new Blob(), rows: [], plans: [] },
  choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  ...rest,
});

test('what is no text is skipped in a folder, and an error where it was chosen', () => {
  render(
    <FailedFiles
      files={[
        file(1, 'chosen.yml', { failure: 'file/binary' }),
        file(2, 'plugins/found.yml', { failure: 'file/binary', isFound: true }),
        file(3, 'plugins/large.yml', { failure: 'file/too-big', isFound: true }),
        file(4, 'plugins/fine.yml', { isFound: true }),
      ]}
    />,
  );
  const lines = (role: 'alert' | 'status') =>
    within(screen.getByRole(role))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines('alert')).toEqual([
    'chosen.yml · This is not a text file.',
    'plugins/large.yml · The file is larger than 20 MB. Open only the part that holds texts.',
  ]);
  expect(lines('status')).toEqual(['plugins/found.yml · Skipped. This is not a text file.']);
});
