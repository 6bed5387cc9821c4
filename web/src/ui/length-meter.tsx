import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { useWords } from '../words/use-words.tsx';

interface LengthMeterProps {
  readonly length: number;
  /** Maximum length; without it only the length is shown. */
  readonly max?: number;
  /** What the limit is of, such as "chat". */
  readonly label?: string;
}

/** The length of a text. Updates after the text itself is painted. */
export function LengthMeter({ length, ...rest }: LengthMeterProps) {
  return <Meter length={useAfterPaint(length)} {...rest} />;
}

const Meter = memo(function Meter({ length, max, label }: LengthMeterProps) {
  const { t, language } = useWords();
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  if (max === undefined) {
    return (
      <span className="text-sm text-muted figures">{t('ui.length.plain', { count: length })}</span>
    );
  }
  const isOver = length > max;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-sm figures',
        isOver ? 'text-danger' : 'text-muted',
      )}
    >
      <span aria-hidden className="length-meter">
        <span style={{ transform: `scaleX(${Math.min(1, length / max)})` }} />
      </span>
      <span>
        {label && `${label}: `}
        <span aria-hidden>
          {number.format(length)} / {number.format(max)}
        </span>
        <span className="sr-only">{t('ui.length.used', { length, max })}</span>
      </span>
      {isOver && <span>{t('ui.length.over', { over: length - max })}</span>}
    </span>
  );
});
