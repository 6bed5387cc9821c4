import './brief-result.css';
import { clsx } from 'clsx';
import { ArrowUpDown, ChevronUp } from 'lucide';
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { usePageClass } from '../../ui/use-page-class.ts';
import { useWords } from '../../words/use-words.tsx';
import { ResultAccessContext } from './result-access.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';

interface BriefResultProps {
  /** The result on one line. What does not fit is cut off. */
  readonly children?: ReactNode;
  /** Why there is no result: whole, on as many lines as it needs. */
  readonly problem?: string | undefined;
  /** The result is text of the game. */
  readonly isGameText?: boolean;
  /** What the result is: its format, its version. */
  readonly kind?: ReactNode;
  /** Called when *Copy* is pressed. Undefined if there is nothing to copy: a field or the result says why. */
  readonly copy?: () => string | undefined | Promise<string | undefined>;
  readonly onCopied?: () => void;
  /** Instead of *Copy*: null where there is nothing to do. */
  readonly action?: ReactNode;
}

/** The bar at the bottom of a small screen: the result in brief, a way to it, and *Copy*. Not a live region. */
export function BriefResult({
  children,
  problem,
  isGameText,
  kind,
  copy,
  onCopied,
  action,
}: BriefResultProps) {
  const { t } = useWords();
  const access = useContext(ResultAccessContext);
  const hasSheet = access?.hasSheet === true;
  const show = t(hasSheet ? 'ui.result_bar.preview' : 'ui.result_bar.show');
  const bar = useRef<HTMLElement>(null);
  useAboveKeyboard(bar);
  useBottomBar(bar);
  // Makes room at the end of the page.
  usePageClass('has-result-bar');

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) access?.focus();
    };
  }, [access]);

  async function copied() {
    const text = await copy?.();
    if (text === undefined) access?.showProblem();
    return text;
  }

  return (
    <section ref={bar} aria-label={t('ui.result_bar.name')} className="result-bar">
      {/* The whole bar can be pressed, except for what is above this button. */}
      <button
        type="button"
        aria-label={show}
        title={show}
        className={clsx(
          'flex min-h-control min-w-control shrink-0 flex-col items-center justify-center text-xs text-muted result-bar-show',
          hasSheet ? '-ms-1' : '-ms-3 -me-2',
        )}
        onClick={access?.show}
      >
        <Icon icon={hasSheet ? ChevronUp : ArrowUpDown} size={16} />
        {hasSheet && <span className="result-bar-word">{show}</span>}
      </button>
      <div className="min-w-0 flex-1">
        <div className="overflow-hidden text-ellipsis whitespace-nowrap">
          {problem === undefined ? (
            <span className={clsx(isGameText && 'game-sample result-bar-game')}>{children}</span>
          ) : (
            <span className="whitespace-pre-wrap text-sm text-danger">{problem}</span>
          )}
        </div>
        {/* Why something failed is a sentence: nothing else says it here. */}
        {kind && (
          <div className={clsx('text-xs text-muted', action !== null && 'truncate')}>{kind}</div>
        )}
      </div>
      <span className="relative z-1">
        {action === undefined ? (
          <CopyButton look="primary" text={copied} onCopied={onCopied} />
        ) : (
          action
        )}
      </span>
    </section>
  );
}
