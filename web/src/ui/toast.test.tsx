import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toast } from './toast.ts';

test('a toast shows its title, its description and a close action, wherever it is called', async () => {
  toast({ title: 'Clipboard', description: 'Text copied to clipboard!' });
  expect(await screen.findByText('Clipboard')).toBeTruthy();
  expect(screen.getByText('Text copied to clipboard!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Clipboard')).toBeNull());
});

test('Alt+T moves the focus to the notifications', async () => {
  toast({ title: 'Here' });
  await screen.findByText('Here');
  await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement?.textContent).toContain('Here');
});

test('the same message twice stands once', async () => {
  toast({ title: 'Twice', tone: 'danger' });
  toast({ title: 'Twice', tone: 'danger' });
  await screen.findByText('Twice');
  render(<p>meanwhile</p>);
  expect(screen.getAllByText('Twice')).toHaveLength(1);
});
