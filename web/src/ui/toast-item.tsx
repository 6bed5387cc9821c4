import { CircleAlert, CircleCheck } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../words/use-words.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { removeToast, type ShownToast } from './toast-list.ts';
import { TOAST_MS } from './toast-message.ts';
import { useSwipe } from './use-swipe.ts';

const ICONS = {
  neutral: null,
  good: <Icon icon={CircleCheck} className="mt-0.5 shrink-0 text-good" />,
  danger: <Icon icon={CircleAlert} className="mt-0.5 shrink-0 text-danger" />,
};

interface ToastItemProps {
  readonly toast: ShownToast;
  readonly isPaused: boolean;
  /** The toast leaves while something in it has the focus. */
  readonly onFocusLost: () => void;
}

export function ToastItem({ toast, isPaused, onFocusLost }: ToastItemProps) {
  const { t } = useWords();
  const { title, description, tone = 'neutral', isAnnouncedElsewhere } = toast.message;
  const item = useRef<HTMLLIElement>(null);
  useTimeLimit(TOAST_MS, isPaused || toast.isLeaving, leave);
  useSwipe(item, leave);

  function leave() {
    if (item.current?.contains(document.activeElement)) onFocusLost();
    removeToast(toast.key);
  }

  return (
    <li ref={item} className="toast" data-leaving={toast.isLeaving || undefined}>
      {ICONS[tone]}
      <div className="min-w-0 flex-1">
        <div className="font-medium" aria-hidden={isAnnouncedElsewhere}>
          {title}
        </div>
        {description && <div className="text-muted">{description}</div>}
      </div>
      {/* In sight while a long message scrolls, which arrow keys do from here. Its name is no news. */}
      <Button size="small" className="sticky top-0" aria-live="off" onClick={leave}>
        {t('ui.close')}
      </Button>
    </li>
  );
}

/** Calls `onEnd` after `ms`, not counting the time while it is paused. */
function useTimeLimit(ms: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const start = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - start;
    };
  }, [isPaused]);
}
