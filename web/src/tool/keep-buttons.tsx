import { Bookmark, Star } from 'lucide';
import { type ComponentType, useState } from 'react';
import { favourites } from '../state/favourites.ts';
import { useStoredValue } from '../state/stored-value.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';
import { warmActions, withActions } from './load-actions.ts';
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

  return (
    <>
      <Button
        look="quiet"
        size="small"
        title={t('kept.presets.title')}
        className="pointer-coarse:min-w-control"
        aria-haspopup="dialog"
        onPointerEnter={warmActions}
        onClick={() => withActions(({ PresetsDialog }) => setDialog(() => PresetsDialog))}
      >
        <Icon icon={Bookmark} size={16} />
        <span className="max-xl:sr-only">{t('kept.presets.title')}</span>
      </Button>
      <IconButton
        label={t('kept.favourite')}
        icon={Star}
        aria-pressed={isFavourite}
        className="aria-pressed:[&_svg]:fill-current"
        onPointerEnter={warmActions}
        onClick={() => withActions(({ toggleFavourite }) => toggleFavourite(store.tool))}
      />
      {Dialog && (
        <Dialog store={store} onRestore={onRestore} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
