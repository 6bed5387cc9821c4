import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { type ComponentProps, memo, type RefObject } from 'react';
import { useWords } from '../app/use-words.tsx';
import { Button, type ButtonShape } from './button.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'onClick'>,
    ButtonShape {
  /** Or what tells it once it is asked for. */
  readonly text: string | (() => string);
  /** The accessible name and the words on the button; *Copy* unless given. */
  readonly name?: string;
  /** Where the text stands on the page: it is selected when the browser refuses to copy. */
  readonly shownIn?: RefObject<HTMLElement | null>;
  /** After the text is really in the clipboard. */
  readonly onCopied?: () => void;
  /** Only the picture, for rows where every button is one. */
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
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      size={size ?? (iconOnly ? 'icon' : 'small')}
      {...rest}
      onClick={() => {
        const copied = copy(typeof text === 'string' ? text : text());
        void copied.then((isDone) => isDone && onCopied?.());
      }}
    >
      <Face label={label} isCopied={isCopied} iconOnly={iconOnly} />
    </Button>
  );
}

interface FaceProps extends Pick<CopyButtonProps, 'iconOnly'> {
  readonly label: string;
  readonly isCopied: boolean;
}

/** The same whatever the text is. */
const Face = memo(function Face({ label, isCopied, iconOnly }: FaceProps) {
  const { t } = useWords();
  return (
    <>
      <Icon icon={isCopied ? Check : Copy} size={iconOnly ? 18 : 16} />
      {!iconOnly && (
        // Both words take the same place, so that the button keeps its width; it keeps its name too.
        <span className="grid text-center *:col-start-1 *:row-start-1">
          <span className={clsx(isCopied && 'opacity-0')}>{label}</span>
          <span aria-hidden className={clsx(!isCopied && 'opacity-0')}>
            {t('ui.copied')}
          </span>
        </span>
      )}
    </>
  );
});
