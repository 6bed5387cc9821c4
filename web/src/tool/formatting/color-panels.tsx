import { readHex, writeHex } from '@fucina/color';
import { brand } from '@fucina/site';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { useWords } from '../../words/use-words.tsx';

interface PanelProps {
  readonly onTag: (tag: string) => void;
}

const [PINK, ORANGE, YELLOW] = brand.heat;

/** Any color, since 1.16. */
export function HexPanel({ onTag }: PanelProps) {
  const { t } = useWords();
  const [hex, setHex] = useState<string>(ORANGE);
  const color = hexTag(hex);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('formatting.format_hex')}</legend>
      <div className="min-w-40 flex-1">
        <ColorField
          label={t('formatting.hex')}
          pickerLabel={t('formatting.pick_hex')}
          value={hex}
          onChange={setHex}
        />
      </div>
      <Button disabled={color === undefined} onClick={() => color && onTag(color)}>
        {t('formatting.apply_hex')}
      </Button>
    </fieldset>
  );
}

/** Two colors, and all between them. */
export function GradientPanel({ onTag }: PanelProps) {
  const { t } = useWords();
  const [from, setFrom] = useState<string>(PINK);
  const [to, setTo] = useState<string>(YELLOW);
  const [start, end] = [hexTag(from), hexTag(to)];
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('formatting.format_gradient')}</legend>
      <div className="flex flex-1 flex-wrap gap-2 max-sm:basis-full sm:min-w-80">
        <ColorField
          label={t('formatting.gradient_from')}
          pickerLabel={t('formatting.pick_from')}
          value={from}
          onChange={setFrom}
        />
        <ColorField
          label={t('formatting.gradient_to')}
          pickerLabel={t('formatting.pick_to')}
          value={to}
          onChange={setTo}
        />
      </div>
      <Button
        disabled={start === undefined || end === undefined}
        onClick={() => onTag(`gradient:${start}:${end}`)}
      >
        {t('formatting.apply_gradient')}
      </Button>
    </fieldset>
  );
}

/** Six digits, as the tags need them; undefined when the text is not a color. */
function hexTag(text: string): string | undefined {
  const read = readHex(text);
  return read.ok ? writeHex(read.value) : undefined;
}
