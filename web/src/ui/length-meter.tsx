import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { useWords } from '../app/use-words.tsx';
import { useAfterPaint } from '../state/use-after-paint.ts';

interface LengthMeterProps {
  readonly length: number;
  /** The longest that fits; without it only the length is told. */
  readonly max?: number;
  /** What the limit is of, such as "chat". */
  readonly label?: string;
}

/** How long something is. What it counts is painted first. */
export function LengthMeter({ length, ...rest }: LengthMeterProps) {
  return <Meter length={useAfterPaint(length)} {...rest} />;
}

const Meter = memo(function Meter({ length, max, label }: LengthMeterProps) {
  const { t, i18n } = useWords();
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language]);
  if (max === undefined) {
    return (
      <span className="text-sm text-muted tabular-nums">
        {t('ui.length.plain', { count: length })}
      </span>
    );
  }
  const isOver = length > max;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-sm tabular-nums',
        isOver ? 'text-danger' : 'text-muted',
      )}
    >
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-hairline">
        <span
          className="block h-full origin-left bg-current"
          style={{ transform: `scaleX(${Math.min(1, length / max)})` }}
        />
      </span>
      <span>
        {label && `${label}: `}
        <span aria-hidden>
          {number.format(length)} / {number.format(max)}
        </span>
        <span className="sr-only">
          {t('ui.length.used', { length: number.format(length), max: number.format(max) })}
        </span>
      </span>
      {isOver && <span>{t('ui.length.over', { over: number.format(length - max) })}</span>}
    </span>
  );
});
