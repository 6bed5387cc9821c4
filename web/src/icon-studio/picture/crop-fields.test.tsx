import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CropFields } from './crop-fields.tsx';

test.each([
  ['From the left', '900', 'Choose a whole number from 0 to 160.'],
  ['From the top', '7.5', 'Choose a whole number from -75 to 85.'],
  ['Size', '0', 'Choose a whole number from 1 to 300.'],
])(
  'a number that the field %s cannot have is told, and changes nothing',
  async (name, typed, told) => {
    const setFrame = vi.fn();
    render(
      <CropFields
        picture={{
          ...{ preview: {} as ImageBitmap, method: undefined, isTooDeep: false },
          frame: { x: 60, y: 0, size: 140 },
          facts: { width: 300, height: 150, block: 1, trimmed: undefined },
          orientation: { turns: 0, isMirrored: false },
        }}
        controls={{ setFrame, setMethod: vi.fn(), setOrientation: vi.fn() } as never}
        step={1}
        scaling={undefined}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name });
    await userEvent.clear(field);
    await userEvent.paste(typed);
    await userEvent.tab();
    expect(field.value).toBe(typed);
    expect(screen.getByText(told)).toBeTruthy();
    expect(setFrame).not.toHaveBeenCalled();
  },
);
