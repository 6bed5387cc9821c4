import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.tsx';
import { showPlainToast } from './plain-toast.ts';
import { loadToaster, toast } from './toast.ts';
import { removeToast, shownToasts } from './toast-list.ts';

afterEach(() => {
  vi.useFakeTimers();
  act(() => {
    for (const { key } of shownToasts.get()) removeToast(key);
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

test('an error leaves by itself, as every toast does', async () => {
  await loadToaster();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  toast({ title: 'Leaves', tone: 'danger' });
  await pass(3500);
  expect(screen.queryByText('Leaves')).not.toBeNull();
  await pass(1000);
  expect(screen.queryByText('Leaves')).toBeNull();
});

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

test('a success takes the place of an error about the same form', async () => {
  toast({ title: 'It failed', tone: 'danger', about: 'form' });
  await screen.findByText('It failed');
  toast({ title: 'It worked', tone: 'good', about: 'form' });
  await screen.findByText('It worked');
  expect(screen.queryByText('It failed')).toBeNull();
});

test('a message that is spoken at its field is not spoken again', async () => {
  toast({ title: 'Said at the field', isAnnouncedElsewhere: true });
  const shown = await screen.findByText('Said at the field');
  expect(shown.getAttribute('aria-hidden')).toBe('true');
});

test('the three newest toasts are shown', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title });
  await screen.findByText('Four');
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TwoClose',
    'ThreeClose',
    'FourClose',
  ]);
});

test.each([
  { distance: 19, isGone: false },
  { distance: 20, isGone: true },
])('a swipe of $distance px closes a toast: $isGone', async ({ distance, isGone }) => {
  const title = `Swiped ${distance}`;
  toast({ title });
  const shown = (await screen.findByText(title)).closest('li') as HTMLElement;
  fireEvent.pointerDown(shown, { button: 0, clientX: 100 });
  fireEvent.pointerMove(shown, { clientX: 100 + distance });
  expect(shown.style.translate).toBe(`${distance}px`);
  fireEvent.pointerUp(shown, { clientX: 100 + distance });
  expect(shown.dataset.leaving !== undefined).toBe(isGone);
});

test('the time of a toast stops while the pointer is over it', async () => {
  await loadToaster();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  toast({ title: 'Read slowly' });
  await pass(3000);
  const list = screen.getByText('Read slowly').closest('ol') as HTMLElement;
  fireEvent.pointerOver(list);
  await pass(10_000);
  expect(screen.queryByText('Read slowly')).not.toBeNull();
  fireEvent.pointerOut(list);
  await pass(900);
  expect(screen.queryByText('Read slowly')).not.toBeNull();
  await pass(400);
  expect(screen.queryByText('Read slowly')).toBeNull();
});

test('closing a toast gives the focus back', async () => {
  render(<input aria-label="Field" />);
  const field = screen.getByRole('textbox', { name: 'Field' });
  field.focus();
  toast({ title: 'Focus me' });
  const shown = await screen.findByText('Focus me');
  const close = within(shown.closest('li') as HTMLElement).getByRole('button', { name: 'Close' });
  close.focus();
  await userEvent.click(close);
  expect(document.activeElement).toBe(field);
});

test('without the toaster a message is shown and spoken all the same, and leaves', () => {
  vi.useFakeTimers();
  render(<Announcer />);
  act(() => showPlainToast({ title: 'Clipboard', description: 'Text copied to clipboard!' }));
  const box = document.querySelector('.plain-toast') as HTMLElement;
  expect(box.hidden).toBe(false);
  expect(box.textContent).toBe('Clipboard Text copied to clipboard!');
  expect(screen.getByRole('status').textContent).toBe('Clipboard Text copied to clipboard!');
  act(() => vi.advanceTimersByTime(4000));
  expect(box.hidden).toBe(true);
});
