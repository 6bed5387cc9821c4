import { readHex, writeHex } from '@fucina/color';
import { clsx } from 'clsx';
import { TextInput } from './text-input.tsx';

interface ColorFieldProps {
  readonly label: string;
  readonly pickerLabel: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (hex: string) => void;
}

// The native picker's value while the text is not a color.
const NEUTRAL = '#808080';

/** A color as text, with the native color picker beside it. */
export function ColorField({ label, pickerLabel, value, placeholder, onChange }: ColorFieldProps) {
  const rgb = readHex(value);
  return (
    <div className="flex min-w-38 flex-1 items-center gap-2">
      <TextInput
        aria-label={label}
        aria-invalid={value.trim() !== '' && !rgb.ok ? true : undefined}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        className="font-mono max-sm:px-2"
        onValueChange={onChange}
      />
      <input
        type="color"
        aria-label={pickerLabel}
        title={pickerLabel}
        value={rgb.ok ? writeHex(rgb.value).toLowerCase() : NEUTRAL}
        className={clsx(
          'size-control shrink-0 cursor-pointer rounded-control border border-control bg-field p-1',
          !rgb.ok && 'opacity-55',
        )}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </div>
  );
}
