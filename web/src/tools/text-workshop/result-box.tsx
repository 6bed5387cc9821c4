import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { AskedOutputContext } from './use-asked-output.ts';

interface ResultBoxProps {
  /** Links name the result by it. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** What is to be said about the result. */
  readonly children?: ReactNode;
}

/** Rows of a result; a longer one scrolls. */
const MAX_ROWS = 8;
const ROW_LENGTH = 60;

/** One result in a list of many, with a small copy button. */
export function ResultBox({ id, name, value, children }: ResultBoxProps) {
  const { t } = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const asked = use(AskedOutputContext);
  const isAsked = asked.name === id;
  const { onShown } = asked;

  useEffect(() => {
    if (!isAsked) return;
    // After the page has moved the focus to its title.
    const frame = requestAnimationFrame(() => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'center' });
      onShown();
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked, onShown]);

  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h3 id={titleId} className="text-sm font-medium">
          {name}
        </h3>
        <CopyButton
          iconOnly
          size="small-icon"
          look="quiet"
          text={value}
          name={t('text_workshop.outputs.copy', { name })}
          disabled={value === ''}
          shownIn={box}
        />
      </div>
      <TextArea
        ref={box}
        readOnly
        aria-label={t('text_workshop.outputs.output', { name })}
        rows={rowsOf(value)}
        spellCheck={false}
        value={value}
        className="font-mono text-body-sm"
      />
      {children}
    </section>
  );
}

function rowsOf(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW_LENGTH)), 0);
  return Math.min(MAX_ROWS, rows);
}
