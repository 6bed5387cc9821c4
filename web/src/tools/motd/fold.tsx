import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';

export interface FoldHandle {
  /** Opens it and moves the focus to its first control. */
  readonly show: () => void;
}

interface FoldProps {
  readonly ref?: Ref<FoldHandle> | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that few need: closed until it is asked for, here or in the stage. */
export function Fold({ ref, label, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show() {
        // What is hidden takes no focus.
        flushSync(() => setOpen(true));
        content.current?.querySelector<HTMLElement>('textarea, button')?.focus();
      },
    }),
    [],
  );
  return (
    <section aria-label={label} className="min-w-0">
      <Card>
        <Collapsible label={label} isOpen={isOpen} onOpenChange={setOpen}>
          <div ref={content} className="flex flex-col gap-4">
            {children}
          </div>
        </Collapsible>
      </Card>
    </section>
  );
}
