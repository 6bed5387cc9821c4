import type { Frame } from '@fucina/server-icon';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CropStage } from './crop-stage.tsx';
import type { OpenPicture } from './use-picture.ts';

// A canvas of the tests draws nothing, so the preview needs only a size.
const preview = { width: 300, height: 150 } as ImageBitmap;

function Stage({ step = 1 }: { readonly step?: number }) {
  const [frame, setFrame] = useState<Frame>({ x: 60, y: 0, size: 140 });
  const picture: OpenPicture = {
    ...{ preview, frame, method: undefined, isTooDeep: false },
    facts: { width: 300, height: 150, block: step, trimmed: undefined },
    orientation: { turns: 0, isMirrored: false },
  };
  return <CropStage picture={picture} step={step} onFrame={setFrame} />;
}

const frame = () => screen.getByRole('application').getAttribute('aria-label');

test('arrow keys move the frame, with Shift in bigger steps', async () => {
  render(<Stage />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(frame()).toBe('Crop frame: x 61, y 1, size 140');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(frame()).toBe('Crop frame: x 51, y 1, size 140');
});

test('plus and minus resize it around its middle', async () => {
  render(<Stage />);
  await userEvent.tab();
  await userEvent.keyboard('-');
  expect(frame()).toBe('Crop frame: x 61, y 1, size 138');
  await userEvent.keyboard('++');
  expect(frame()).toBe('Crop frame: x 59, y -1, size 142');
});

test('on pixel art the steps are whole blocks', async () => {
  render(<Stage step={10} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}-');
  expect(frame()).toBe('Crop frame: x 80, y 10, size 120');
});

test('other keys are left to the page', async () => {
  render(<Stage />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('application')).not.toBe(document.activeElement);
});
