import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Page } from './page.tsx';

test('the notation that texts are written in can be chosen and undone', async () => {
  render(<Page />);
  const target = screen.getByRole('combobox', { name: 'Write as' });
  await userEvent.selectOptions(target, 'legacy');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(target).toHaveProperty('value', 'minimessage');
});
