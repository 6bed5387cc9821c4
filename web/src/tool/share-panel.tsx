import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { exceededLimits } from '../state/link-limits.ts';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../words/use-words.tsx';

export interface SharePanelProps {
  readonly link: string;
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * How long a link is, and where it is too long. The browser closes it on Escape and on a click elsewhere.
 */
export function SharePanel({ link, button, onClose }: SharePanelProps) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const length = t('ui.length.plain', { count: link.length });
  const places = exceededLimits(link.length).map(({ place, max }) =>
    t(`ui.link.places.${place}`, { max }),
  );
  const spoken = [length, t('ui.link.too_long_for'), ...places].join(' ');

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown || !button.current) return;
    shown.showPopover();
    placeBelow(shown, button.current);
  }, [button]);
  useEffect(() => announce(spoken), [spoken]);

  return (
    <section
      ref={panel}
      popover="auto"
      aria-label={t('ui.link.title')}
      className="absolute inset-auto m-0 w-max max-w-[min(24rem,calc(100vw-2rem))] rounded-card border border-hairline bg-surface p-4 text-sm text-ink lifted"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="flex flex-col items-start gap-3">
        <p className="font-medium">{length}</p>
        <div>
          <p>{t('ui.link.too_long_for')}</p>
          <ul className="list-disc ps-5">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">{t('ui.link.browsers')}</p>
        </div>
      </div>
    </section>
  );
}

const GAP = 8;
const MARGIN = 16;

/** Below the button and inside the window; above it where there is no room below. */
function placeBelow(shown: HTMLElement, button: HTMLElement) {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const fitsBelow = bottom + GAP + height <= clientHeight || top - GAP - height < 0;
  const y = fitsBelow ? bottom + GAP : top - GAP - height;
  // In the units of the window, which may be turned meanwhile.
  shown.style.left = `max(${MARGIN}px, min(${left}px, 100vw - ${width + MARGIN}px))`;
  shown.style.top = `${y + scrollY}px`;
}
