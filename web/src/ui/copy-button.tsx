import { clsx } from 'clsx';
import { Check, Copy } from 'lucide';
import { type ComponentProps, memo, type RefObject } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Button, type ButtonShape } from './button.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'onClick'>,
    ButtonShape {
  /** A function is called when the button is pressed; without a text from it nothing is copied. */
  readonly text: string | (() => string | undefined | Promise<string | undefined>);
  /** The accessible name and the words on the button; *Copy* unless given. */
  readonly name?: string;
  /** The element that shows the text: it is selected when the browser refuses to copy. */
  readonly shownIn?: RefObject<HTMLElement | null>;
  /** Called once the text is in the clipboard. */
  readonly onCopied?: () => void;
  /** Only the icon, for rows of icon buttons. */
  readonly iconOnly?: boolean;
}

export function CopyButton({
  text,
  name,
  shownIn,
  iconOnly,
  onCopied,
  size,
  ...rest
}: CopyButtonProps) {
  const { t } = useWords();
  const { copy, isCopied } = useCopy(shownIn);
  const label = name ?? t('ui.copy');
  return (
    <Button
      {...(iconOnly && { 'aria-label': label, title: label })}
      size={size ?? (iconOnly ? 'icon' : 'small')}
      {...rest}
      onClick={async () => {
        const taken = typeof text === 'string' ? text : await text();
        if (taken !== undefined && (await copy(taken))) onCopied?.();
      }}
    >
      <Icon icon={isCopied ? Check : Copy} size={iconOnly ? 18 : 16} />
      {!iconOnly && <CopiedLabel label={label} isCopied={isCopied} />}
    </Button>
  );
}

interface CopiedLabelProps {
  readonly label: string;
  readonly isCopied: boolean;
}

/**
 * Both labels share one grid cell, so that the button keeps its width; its accessible name stays too. Memoised: it does
 * not depend on the text, which changes at every key.
 */
export const CopiedLabel = memo(function CopiedLabel({ label, isCopied }: CopiedLabelProps) {
  const { t } = useWords();
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={clsx(isCopied && 'opacity-0')}>{label}</span>
      <span aria-hidden className={clsx(!isCopied && 'opacity-0')}>
        {t('ui.copied')}
      </span>
    </span>
  );
});
