import { readHex, writeHex } from '@fucina/color';
import { NAMED_COLORS } from '@fucina/minecraft-text/component';
import {
  DYE_COLORS,
  frequentColors,
  opaque,
  type PixelColor,
  rgbOf,
  TRANSPARENT,
} from '@fucina/server-icon/drawing';
import type { Picture } from '@fucina/skin-model';
import { useId, useState } from 'react';
import { ColorField } from '../../ui/color-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { useColorName } from './use-color-name.ts';

const PALETTES = ['game', 'dyes', 'drawing'] as const;
const MAX_COLORS = 24;

interface PaletteProps {
  readonly drawing: Picture;
  readonly color: PixelColor;
  readonly onColor: (color: PixelColor) => void;
}

/** The color to draw with: one of a palette, or any other. */
export function Palette({ drawing, color, onColor }: PaletteProps) {
  const { t } = useWords();
  const [palette, setPalette] = useState<(typeof PALETTES)[number]>('game');
  const [typed, setTyped] = useState<string>();
  const nameOf = useColorName();
  const hex = color === TRANSPARENT ? '' : nameOf(color);

  function choose(next: PixelColor) {
    setTyped(undefined);
    onColor(next);
  }

  function type(text: string) {
    setTyped(text);
    const read = readHex(text);
    if (read.ok) onColor(opaque(read.value));
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={t('icon.editor.palette')}>
        <Select
          choices={PALETTES.map((value) => ({ value, label: t(`icon.editor.palettes.${value}`) }))}
          value={palette}
          onValueChange={setPalette}
        />
      </Field>
      <Swatches colors={colorsOf(palette, drawing)} color={color} onColor={choose} />
      <ColorField
        label={t('icon.editor.color')}
        pickerLabel={t('icon.pick_color', { name: t('icon.editor.color') })}
        value={typed ?? hex}
        placeholder={t('icon.editor.transparent')}
        onChange={type}
      />
    </div>
  );
}

function colorsOf(palette: (typeof PALETTES)[number], drawing: Picture): readonly PixelColor[] {
  switch (palette) {
    case 'game':
      return NAMED_COLORS.map(({ color }) => opaque(color));
    case 'dyes':
      return DYE_COLORS.map(opaque);
    case 'drawing':
      return frequentColors(drawing, MAX_COLORS);
  }
}

interface SwatchesProps extends Pick<PaletteProps, 'color' | 'onColor'> {
  readonly colors: readonly PixelColor[];
}

/** Radio buttons: one stop of the tab key, and the arrow keys choose. */
function Swatches({ colors, color, onColor }: SwatchesProps) {
  const { t } = useWords();
  const name = useId();
  const nameOf = useColorName();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t('icon.editor.color')}</legend>
      {[TRANSPARENT, ...colors].map((each) => (
        <label
          key={each}
          title={nameOf(each)}
          className="checkered palette-color rounded-md p-0.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={nameOf(each)}
            checked={each === color}
            onChange={() => onColor(each)}
          />
          <span
            aria-hidden
            className="block size-full rounded-sm forced-color-adjust-none"
            style={{ background: each === TRANSPARENT ? 'none' : writeHex(rgbOf(each)) }}
          />
        </label>
      ))}
    </fieldset>
  );
}
