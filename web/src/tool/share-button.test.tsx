import { textField } from '@fucina/tool-state';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
}

/** A popover that the browser has not opened is not part of what is seen. */
const panel = () => screen.findByRole('region', { name: 'This link', hidden: true });
const shareEntry = () => screen.queryByRole('button', { name: 'Share…', hidden: true });

test('one press copies the link, and then its length is shown and nothing else', async () => {
  show();
  await copyLinkOf('red');
  const link = 'http://localhost:3000/tools/sample?text=red';
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  expect((await panel()).textContent).toBe(`${link.length} characters`);
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

test.each([
  ['there is no share sheet', {}],
  ['the share sheet takes no links', { share, canShare: () => false }],
])('without one, sharing is not offered: %s', async (_, abilities) => {
  vi.stubGlobal('navigator', { ...navigator, ...abilities });
  show();
  await copyLinkOf('red');
  await panel();
  expect(shareEntry()).toBeNull();
});

test('the share sheet gets the title of the page and the link', async () => {
  vi.stubGlobal('navigator', { ...navigator, share });
  show();
  await copyLinkOf('red');
  await panel();
  await userEvent.click(shareEntry() as HTMLElement);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'A sample',
    url: 'http://localhost:3000/tools/sample?text=red',
  });
});

test('closing the share sheet is no error, a sheet that fails is', async () => {
  vi.stubGlobal('navigator', { ...navigator, share });
  show();
  await copyLinkOf('red');
  await panel();
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await userEvent.click(shareEntry() as HTMLElement);
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(shareEntry() as HTMLElement);
  expect(await screen.findAllByText('Your device did not share the link')).toHaveLength(1);
});

test('the panel goes when the browser closes it', async () => {
  show();
  await copyLinkOf('red');
  const toggled = Object.assign(new Event('toggle'), { newState: 'closed' });
  const shown = await panel();
  act(() => void shown.dispatchEvent(toggled));
  expect(screen.queryByRole('region', { name: 'This link', hidden: true })).toBeNull();
});
