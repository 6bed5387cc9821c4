import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface ListOptionProps {
  readonly id: string;
  /** The keys of the field act on it. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly className: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** An entry of the list below a combobox. The active one is scrolled into view. */
export function ListOption({
  id,
  isActive,
  isSelected,
  className,
  onChoose,
  children,
}: ListOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field handles the keys: an option never has the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isSelected}
      className={clsx(
        'flex cursor-pointer items-center px-2.5 hover:bg-raised',
        isActive && 'bg-raised outline-2 -outline-offset-2 outline-focus',
        className,
      )}
      // Keeps the focus in the field: losing it would close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
