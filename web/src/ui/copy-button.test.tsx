import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { Output } from './output.tsx';
import { toast } from './toast.ts';

vi.mock('./toast.ts', () => ({ toast: vi.fn() }));

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(toast).mockClear();
  user = userEvent.setup();
});

function refuse() {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
}

test('copying puts the text on the clipboard, then says so', async () => {
  render(<CopyButton text="<red>Hi" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('<red>Hi');
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Clipboard',
    description: 'Text copied to clipboard!',
  });
});

test('the button keeps its name while it shows that it copied', async () => {
  render(<CopyButton text="x" name="Copy title" />);
  const button = screen.getByRole('button', { name: 'Copy title' });
  await user.click(button);
  await waitFor(() => expect(screen.getByText('Copy title').className).toContain('opacity-0'));
  expect(screen.getByText('Copied').className).not.toContain('opacity-0');
  expect(screen.getByRole('button', { name: 'Copy title' })).toBe(button);
});

test('when the browser refuses, the shown text is selected and the keys are told', async () => {
  render(<Output label="Output" value="<red>Hi" />);
  refuse();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const output = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Output' });
  expect(document.activeElement).toBe(output);
  expect([output.selectionStart, output.selectionEnd]).toEqual([0, 7]);
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      tone: 'danger',
      description: expect.stringMatching(/press (Ctrl\+C|⌘ C)/),
    }),
  );
});

test.each(['', '\n\n', ' \n'])(
  'blank lines are not copied over the clipboard: %j',
  async (blank) => {
    await navigator.clipboard.writeText('kept');
    render(<CopyButton text={blank} name="Copy all lines" />);
    await user.click(screen.getByRole('button', { name: 'Copy all lines' }));
    expect(await navigator.clipboard.readText()).toBe('kept');
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'There is nothing to copy yet.',
      tone: 'danger',
    });
  },
);

test('text that stands nowhere is selected out of sight and leaves with the focus', async () => {
  render(<CopyButton text={'one\ntwo'} name="Copy all lines" />);
  refuse();
  await user.click(screen.getByRole('button', { name: 'Copy all lines' }));
  const field = document.activeElement;
  expect(field instanceof HTMLTextAreaElement && field.value).toBe('one\ntwo');
  await user.tab();
  expect(field?.isConnected).toBe(false);
});

test('code is a region whose text is the result and nothing else', () => {
  render(<Output as="code" label="Output" kind="Windows" value="start java -jar server.jar" />);
  expect(screen.getByRole('region', { name: 'Output' }).textContent).toBe(
    'start java -jar server.jar',
  );
});

test('colored code is copied without its markup', async () => {
  render(
    <Output as="code" label="Output" value="java -jar x.jar">
      <b>java</b> -jar x.jar
    </Output>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('java -jar x.jar');
});
