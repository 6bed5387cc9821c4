import { textField } from '@fucina/tool-state';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineToolState } from '../state/tool-definition.ts';
import { ShareButton } from './share-button.tsx';
import { Tool, useField } from './tool.tsx';

const definition = defineToolState('sample', { text: textField('', { max: 300_000 }) });
const writeText = vi.fn(() => Promise.resolve());
const share = vi.fn(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/sample');
  document.title = 'A sample';
  // The browser of these tests cannot show popovers.
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn() });
  vi.stubGlobal('navigator', { platform: 'Linux', clipboard: { writeText } });
  writeText.mockClear();
  share.mockReset().mockResolvedValue();
});

afterEach(() => vi.unstubAllGlobals());

function show() {
  render(
    <Tool of={definition}>
      <Text />
      <ShareButton />
    </Tool>,
  );
}

function Text() {
  const [text, setText] = useField(definition, 'text');
  return <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />;
}

async function copyLinkOf(text: string) {
  fireEvent.change(screen.getByLabelText('text'), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

/** A popover that the browser has not opened is not part of what is seen. */
const panel = () => screen.findByRole('region', { name: 'This link', hidden: true });

test('one press copies the link, which the button itself says', async () => {
  show();
  await copyLinkOf('red');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/tools/sample?text=red');
  expect(screen.queryByRole('region', { name: 'This link', hidden: true })).toBeNull();
});

test('the places that do not take a link of this length are named with their limits', async () => {
  show();
  await copyLinkOf('x'.repeat(300));
  expect((await panel()).textContent).toContain('Too long for:the game’s chat (256 characters)');
  expect((await panel()).textContent).not.toContain('Discord');
});

test('a link that cannot be written is not copied, and both lengths are said', async () => {
  show();
  const noise = Array.from({ length: 9000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  await copyLinkOf(noise.join(''));
  await screen.findByText(/It would need \d\d,\d{3} characters, and the limit is 8,000\./);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'This link', hidden: true })).toBeNull();
});

const phone = (abilities: object = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { ...navigator, share, canShare: () => true, ...abilities });
};

test('on a phone the share sheet gets the title of the page and the link', async () => {
  phone();
  show();
  await copyLinkOf('red');
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'A sample',
      url: 'http://localhost:3000/tools/sample?text=red',
    }),
  );
  expect(writeText).not.toHaveBeenCalled();
});

test('a phone whose share sheet takes no links copies it', async () => {
  phone({ canShare: () => false });
  show();
  await copyLinkOf('red');
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(share).not.toHaveBeenCalled();
});

test('closing the share sheet is no error, a sheet that fails is', async () => {
  phone();
  show();
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await copyLinkOf('red');
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await copyLinkOf('blue');
  expect(await screen.findAllByText('Your device did not share the link')).toHaveLength(1);
});

test('the panel goes when the browser closes it', async () => {
  show();
  await copyLinkOf('x'.repeat(300));
  const toggled = Object.assign(new Event('toggle'), { newState: 'closed' });
  const shown = await panel();
  act(() => void shown.dispatchEvent(toggled));
  expect(screen.queryByRole('region', { name: 'This link', hidden: true })).toBeNull();
});
