import { Bookmark, Star } from 'lucide';
import { type ComponentType, useState } from 'react';
import { favourites, setFavourite } from '../state/favourites.ts';
import { useStoredValue } from '../state/stored-value.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words/use-words.tsx';
import type { PresetsDialogProps } from './presets-dialog.tsx';
import { useAnyToolStore } from './tool.tsx';

interface KeepButtonsProps {
  /** Called after a preset was opened. */
  readonly onRestore?: (() => void) | undefined;
}

/** Presets and the star of the surrounding tool. */
export function KeepButtons({ onRestore }: KeepButtonsProps) {
  const { t } = useWords();
  const store = useAnyToolStore();
  const [ids] = useStoredValue(favourites);
  const [Dialog, setDialog] = useState<ComponentType<PresetsDialogProps>>();
  const isFavourite = ids.includes(store.tool);

  function open() {
    loadDialog().then(
      ({ PresetsDialog }) => setDialog(() => PresetsDialog),
      () => toast({ title: t('shell.not_loaded'), tone: 'danger' }),
    );
  }

  async function toggle() {
    if (await setFavourite(store.tool, !isFavourite)) return;
    toast({ title: t('things.not_kept_title'), description: t('things.not_kept'), tone: 'danger' });
  }

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onPointerEnter={warm} onClick={open}>
        <Icon icon={Bookmark} size={16} />
        {t('things.presets.title')}
      </Button>
      <IconButton
        label={t('things.favourite')}
        icon={Star}
        aria-pressed={isFavourite}
        className="aria-pressed:[&_svg]:fill-current"
        onClick={() => void toggle()}
      />
      {Dialog && (
        <Dialog store={store} onRestore={onRestore} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

function loadDialog() {
  return import('./presets-dialog.tsx');
}

function warm() {
  // A failure is reported when the button is pressed.
  loadDialog().catch(() => undefined);
}
