import { deflateSync, inflateSync } from 'node:zlib';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PNG } from 'pngjs';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedWorker, WorkerAnswer } from '../tool/worker-questions.ts';
import { Announcer } from '../ui/announcer.tsx';
import { IconStudio } from './icon-studio.tsx';
import type { IconQuestion } from './imaging/icon-engine.ts';
import { createIconWork } from './imaging/icon-work.ts';

const zlib = {
  deflate: async (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes)),
  inflate: async (bytes: Uint8Array) => new Uint8Array(inflateSync(bytes)),
};

/** Does the work of the worker in place: the tests have none. */
class WorkerInPlace {
  readonly #work = createIconWork(zlib);
  #listen: (event: { readonly data: WorkerAnswer }) => void = () => undefined;

  addEventListener(type: string, listen: (event: { readonly data: WorkerAnswer }) => void) {
    if (type === 'message') this.#listen = listen;
  }

  async postMessage({ id, question }: AskedWorker<IconQuestion>) {
    const value =
      question.kind === 'make'
        ? await this.#work.make(question.base, question.finish)
        : question.kind === 'read'
          ? await this.#work.read(question.file)
          : undefined;
    this.#listen({ data: { id, ok: true, value } });
  }

  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInPlace);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

let icon: string | undefined;

function Studio() {
  const [shown, setShown] = useState<string>();
  icon = shown;
  return (
    <>
      <Announcer />
      <IconStudio icon={shown} onChange={setShown} />
    </>
  );
}

async function openEditor() {
  render(<Studio />);
  await userEvent.click(screen.getByRole('tab', { name: 'Pixel editor' }));
  screen.getByRole('application').focus();
}

/** The color of a pixel of the icon, as hex; undefined where it is transparent. */
function pixelOf(address: string | undefined, x: number, y: number): string | undefined {
  const file = PNG.sync.read(Buffer.from((address ?? '').split(',')[1] ?? '', 'base64'));
  const at = (y * file.width + x) * 4;
  const color = file.data.subarray(at, at + 3).toString('hex');
  return file.data[at + 3] === 0 ? undefined : color;
}

test('a cell painted with the keyboard is four by four pixels of the icon', async () => {
  await openEditor();
  await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
  expect(screen.getByText('2, 2, #FFAA00')).toBeTruthy();
  await waitFor(() => expect(pixelOf(icon, 4, 4)).toBe('ffaa00'));
  expect([pixelOf(icon, 7, 7), pixelOf(icon, 3, 4), pixelOf(icon, 8, 4)]).toEqual([
    'ffaa00',
    undefined,
    undefined,
  ]);
});

test('undo and redo, by key and by button', async () => {
  await openEditor();
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(pixelOf(icon, 4, 0)).toBe('ffaa00'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(pixelOf(icon, 4, 0)).toBeUndefined());
  expect(pixelOf(icon, 0, 0)).toBe('ffaa00');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(pixelOf(icon, 4, 0)).toBe('ffaa00'));
});

test('painting a cell twice is one step', async () => {
  await openEditor();
  await userEvent.keyboard('  ');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(pixelOf(icon, 0, 0)).toBeUndefined());
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test('a line is drawn between two cells, mirrored if wished', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('radio', { name: 'Line' }));
  await userEvent.selectOptions(screen.getByLabelText('Mirror strokes'), 'Top and bottom');
  screen.getByRole('application').focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
  await waitFor(() => expect(pixelOf(icon, 8, 0)).toBe('ffaa00'));
  expect([pixelOf(icon, 4, 63), pixelOf(icon, 12, 0)]).toEqual(['ffaa00', undefined]);
});

test('filling, picking and replacing colors', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('radio', { name: 'Fill' }));
  screen.getByRole('application').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('radio', { name: '#FF5555' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pencil' }));
  screen.getByRole('application').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(pixelOf(icon, 0, 0)).toBe('ff5555'));
  await userEvent.click(screen.getByRole('radio', { name: 'Replace colour' }));
  screen.getByRole('application').focus();
  await userEvent.keyboard('{ArrowRight} ');
  await waitFor(() => expect(pixelOf(icon, 63, 63)).toBe('ff5555'));
});

test('the drawing is kept for the next visit, and the icon can be drawn on again', async () => {
  await openEditor();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(icon).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Clear the drawing' }));
  await waitFor(() => expect(pixelOf(icon, 0, 0)).toBeUndefined());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pixelOf(icon, 0, 0)).toBe('ffaa00'));
  expect(localStorage.getItem('fucina.1.icon-drawing')).toBe('16;ff00aaff,00000000;0x1,1x255');
  await userEvent.selectOptions(screen.getByLabelText('Cells'), '64 × 64');
  await userEvent.click(screen.getByRole('button', { name: 'Draw on the present icon' }));
  await waitFor(() => expect(screen.getByRole('application', { name: /16 × 16/ })).toBeTruthy());
});

test('corners are rounded, and removing the icon removes it', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('radio', { name: 'Fill' }));
  screen.getByRole('application').focus();
  await userEvent.keyboard(' ');
  const corners = await screen.findByRole('spinbutton', { name: 'Round corners' });
  await userEvent.clear(corners);
  await userEvent.type(corners, '16');
  await waitFor(() => expect(pixelOf(icon, 0, 0)).toBeUndefined());
  expect(pixelOf(icon, 16, 0)).toBe('ffaa00');
  expect(screen.getByText('Parts are transparent: the list behind them is dark.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the icon' }));
  expect(icon).toBeUndefined();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});

test('letters of our font stand on a gradient', async () => {
  render(<Studio />);
  await userEvent.click(screen.getByRole('tab', { name: 'Letters' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Letters' }), 'Iè');
  await waitFor(() => expect(pixelOf(icon, 63, 63)).toBe('fbe108'));
  expect(pixelOf(icon, 0, 0)).toBe('e43a96');
  await userEvent.type(screen.getByRole('textbox', { name: 'Letters' }), '\u{1F600}');
  // It is announced as well once the typing has settled.
  const selector = 'p';
  expect(await screen.findByText(/pixel font does not have one/, { selector })).toBeTruthy();
});

test.each([
  ['an empty file', new File([], 'a.png'), 'This file is empty.'],
  ['text', new File(['hello'], 'a.png'), /This is not a picture that can be opened/],
  [
    'a picture that says it is huge',
    new File([Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff)], 'a.gif'),
    'This picture has 65,535 × 65,535 pixels; up to 8,192 on a side can be opened.',
  ],
  [
    'a file of 21 MB',
    new File([new Uint8Array(21_000_000)], 'a.png'),
    'This file has 21 MB; pictures of up to 20 MB can be opened.',
  ],
  [
    'half a PNG',
    new File([Uint8Array.of(0x89, 80, 78, 71, 13, 10, 26, 10)], 'a.png'),
    /This PNG file is damaged/,
  ],
])('%s is refused in words', async (_, file, message) => {
  const { container } = render(<Studio />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no file input');
  await userEvent.upload(input, file, { applyAccept: false });
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
});
