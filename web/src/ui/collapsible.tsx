import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface CollapsibleProps {
  readonly label: ReactNode;
  /** Above dense content. Beside other controls in a line that wraps, its own content takes a whole line. */
  readonly isSmall?: boolean;
  readonly defaultOpen?: boolean;
  /** Where the page decides too. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button that shows and hides the content below it. Hidden content stays in the document. */
export function Collapsible({
  label,
  isSmall = false,
  defaultOpen = false,
  isOpen,
  onOpenChange,
  children,
}: CollapsibleProps) {
  const [isOpened, setOpened] = useState(defaultOpen);
  const open = isOpen ?? isOpened;
  const panelId = useId();
  return (
    <div className={isSmall ? 'contents' : 'flex flex-col gap-4'}>
      <Button
        look="quiet"
        size={isSmall ? 'small' : 'medium'}
        className={clsx('self-start text-start', isSmall ? '-mx-3' : '-mx-4')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpened(!open);
          onOpenChange?.(!open);
        }}
      >
        <Icon icon={ChevronDown} className={clsx('transition-transform', !open && '-rotate-90')} />
        {label}
      </Button>
      <div id={panelId} hidden={!open} className={isSmall ? 'w-full' : undefined}>
        {children}
      </div>
    </div>
  );
}
