import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { CopyButton } from './copy-button.tsx';
import { TEXT_BOX } from './text-input.tsx';

/** Where `SkipToOutput` leads. */
export const FIRST_OUTPUT_ID = 'output';

interface OutputProps {
  readonly id?: string;
  /** The accessible name of the result itself. */
  readonly label: string;
  /** What is copied: the result without markup. */
  readonly value: string;
  /** Makes what is copied, where the value may be older than what it is made of. Undefined if there is nothing. */
  readonly newest?: () => string | undefined;
  /** A read-only text box, or a region with code in it. */
  readonly as?: 'textbox' | 'code';
  /** What the result is, for the bar: format, version. */
  readonly kind?: ReactNode;
  readonly meter?: ReactNode;
  /** More actions beside the copy button: download, share. */
  readonly actions?: ReactNode;
  /** The name of the copy button where it is not *Copy*. */
  readonly copyName?: string;
  /** Only what the page is for has the accent. */
  readonly look?: 'primary' | 'secondary';
  /** The least height of the text box, which is as high as its text. */
  readonly rows?: number;
  /** What the text box says while there is no result. */
  readonly placeholder?: string;
  /** The value is an error message, so there is nothing to copy. */
  readonly isFailure?: boolean;
  /** What the bar of a terminal says, where the code is for one: a window, dark in both themes. */
  readonly terminal?: ReactNode;
  /** The code with its colors; its text is the value. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** On paper, where nothing is dark, its background is left out. */
const TERMINAL = 'dark rounded-control bg-game text-ink [print-color-adjust:economy]';

/** A result and its bar. Not a live region: changes are not announced, copying is. */
export function Output({
  id,
  label,
  value,
  newest,
  as = 'textbox',
  kind,
  meter,
  actions,
  copyName,
  look = 'primary',
  rows = 3,
  placeholder,
  isFailure = false,
  terminal,
  children,
  className,
}: OutputProps) {
  const textbox = useRef<HTMLTextAreaElement>(null);
  const code = useRef<HTMLPreElement>(null);
  return (
    <div id={id} className={clsx('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 text-sm font-medium">{kind ?? label}</div>
        {meter}
        {/* In a narrow column several actions share the row. */}
        <span className="ms-auto flex flex-wrap gap-2 max-lg:has-[>:nth-child(2)]:w-full max-lg:[&>:not(:only-child,.button-small-icon)]:grow">
          {actions}
          <CopyButton
            text={newest ?? value}
            name={copyName}
            look={look}
            disabled={value === '' || isFailure}
            shownIn={as === 'textbox' ? textbox : code}
          />
        </span>
      </div>
      {as === 'textbox' ? (
        <textarea
          ref={textbox}
          readOnly
          aria-label={label}
          rows={rows}
          placeholder={placeholder}
          spellCheck={false}
          value={value}
          className={clsx(
            TEXT_BOX,
            'max-h-60 resize-none py-2 font-mono leading-6 field-sizing-content',
          )}
          style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
        />
      ) : (
        <div className={terminal ? TERMINAL : 'rounded-control border border-hairline bg-raised'}>
          {terminal}
          <section aria-label={label}>
            <pre
              ref={code}
              // A scrolled block must be reachable by keyboard.
              tabIndex={value === '' ? undefined : 0}
              className="overflow-x-auto p-3 font-mono text-caption leading-5 sm:text-sm sm:leading-5.5 whitespace-pre-wrap wrap-anywhere"
            >
              {children ?? value}
            </pre>
          </section>
        </div>
      )}
    </div>
  );
}

/** For keys: past what is between a text and its first *Copy*, in a positioned element. */
export function SkipToOutput() {
  const { t } = useWords();
  return (
    <a href={`#${FIRST_OUTPUT_ID}`} className="skip-link" onClick={skipToOutput}>
      {t('ui.result_bar.show')}
    </a>
  );
}

/** To *Copy* or, where there is nothing to copy, to what says why. The address stays as it is. */
function skipToOutput(event: MouseEvent) {
  event.preventDefault();
  const output = document.getElementById(FIRST_OUTPUT_ID);
  output?.querySelector<HTMLElement>('.button-primary:not([disabled]), textarea')?.focus();
}
