import { ImagePlus } from 'lucide';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { storedIcon } from '../../icon-studio/stored-icon.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { Fold, type FoldHandle } from './fold.tsx';

const { load, useLoaded } = createLazyModule(() => import('../../icon-studio/icon-studio.tsx'));

/** The server's icon: what makes it is loaded when it is asked for. */
export function IconCard({ ref }: { readonly ref: Ref<FoldHandle> }) {
  const { t } = useWords();
  const [icon, setIcon] = useStoredValue(storedIcon);
  const [isStarted, setStarted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const studio = useLoaded();
  const isShown = isStarted && studio !== undefined;

  const fold = useRef<FoldHandle>(null);

  // The button that had the focus is gone: the first tab takes it.
  useEffect(() => {
    if (isShown) focusOnTab(place.current);
  }, [isShown]);

  useImperativeHandle(ref, () => ({
    show: () => (isShown ? focusOnTab(place.current) : fold.current?.show()),
  }));

  function start() {
    setStarted(true);
    load().catch(() => {
      setStarted(false);
      toast({ title: t('icon.not_loaded'), tone: 'danger' });
    });
  }

  if (isShown) {
    return (
      <div ref={place} className="col-span-full min-w-0">
        <studio.IconStudio icon={icon || undefined} onChange={(next) => setIcon(next ?? '')} />
      </div>
    );
  }
  return (
    <Fold ref={fold} label={t('icon.title')}>
      <p className="text-muted">{t('icon.intro')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {icon && (
          <img
            src={icon}
            alt={t('icon.present')}
            width={64}
            height={64}
            style={{ imageRendering: 'pixelated' }}
          />
        )}
        <Button aria-disabled={isStarted} onClick={start}>
          <Icon icon={ImagePlus} />
          {t(icon ? 'icon.change' : 'icon.start')}
        </Button>
      </div>
    </Fold>
  );
}

function focusOnTab(studio: HTMLElement | null): void {
  studio?.querySelector<HTMLElement>('[role=tab]')?.focus();
}
