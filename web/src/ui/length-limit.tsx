import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import { intoView } from './into-view.ts';

/** Above this share of the limit the field shows how much is used. */
const NEAR = 0.9;

interface Limited {
  /** Maximum number of characters; unlimited unless given. */
  readonly maxLength: number | undefined;
  readonly value: unknown;
  readonly onValueChange: ((value: string) => void) | undefined;
}

/** Keeps a text within its limit: a change that would exceed it is rejected as a whole, and the field says so. */
export function useLengthLimit({ maxLength, value, onValueChange }: Limited) {
  const [refused, setRefused] = useState<{ readonly length: number; readonly at: unknown }>();
  const id = useId();
  const length = typeof value === 'string' ? value.length : 0;
  const isRefused = refused !== undefined && refused.at === value;
  const isNear = maxLength !== undefined && length >= NEAR * maxLength;
  return {
    change(text: string) {
      // A text that is too long already, as from an old link, may become shorter.
      const isTooLong = maxLength !== undefined && text.length > maxLength && text.length >= length;
      setRefused(isTooLong ? { length: text.length, at: value } : undefined);
      if (!isTooLong) onValueChange?.(text);
    },
    noteId: isRefused || isNear ? id : undefined,
    note: maxLength !== undefined && (isRefused || isNear) && (
      <LimitNote
        id={id}
        maxLength={maxLength}
        length={length}
        refused={isRefused ? refused.length : 0}
      />
    ),
  };
}

interface LimitNoteProps {
  readonly id: string;
  readonly maxLength: number;
  readonly length: number;
  /** The length of the rejected text, or 0. */
  readonly refused: number;
}

function LimitNote({ id, maxLength, length, refused }: LimitNoteProps) {
  const { t } = useWords();
  const isRefused = refused > 0;
  return (
    <p
      // Each refusal is announced.
      key={refused}
      ref={isRefused ? intoView : undefined}
      id={id}
      role={isRefused ? 'alert' : undefined}
      className={clsx('text-sm figures', isRefused ? 'text-danger' : 'text-muted')}
    >
      {t(`ui.length.${isRefused ? 'refused' : 'used'}`, {
        length: refused || length,
        max: maxLength,
      })}
    </p>
  );
}
