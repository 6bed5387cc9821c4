import { clsx } from 'clsx';
import { Download, FileDiff as FileDiffIcon, HardDriveDownload, Package, Undo2 } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useToolControls } from '../../../tool/use-tool-controls.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { useWords } from '../../../words/use-words.tsx';
import type { Found } from '../session/find-texts.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { useStudioView } from '../studio-context.tsx';
import { differingOnDisk } from './changed-files.ts';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import { useSaving } from './use-saving.ts';

interface SaveBarProps {
  readonly file: StudioFile | undefined;
  readonly found: Found;
  readonly isSettled: boolean;
  readonly onCompare: (file: number) => void;
}

/** How the files get out again. Always in reach. */
export function SaveBar({ file, found, isSettled, onCompare }: SaveBarProps) {
  const { t, language } = useWords();
  const bar = useRef<HTMLElement>(null);
  const summaryId = useId();
  useBottomBar(bar);
  const { files, isBusy } = useStudioView();
  const { changed } = found;
  const { isSaving, saveOne, saveAll, savePatch, saveInPlace } = useSaving(changed);
  const { canUndo, undo } = useToolControls();
  const [isAsking, setAsking] = useState(false);
  const [withUnchanged, setWithUnchanged] = useState(false);
  const single =
    file && changed.includes(file) ? file : changed.length === 1 ? changed[0] : undefined;
  const onDisk = differingOnDisk(files, changed);
  const isEarly = isBusy || isSaving || !isSettled;
  /** What can do nothing yet says why. */
  const waiting = (isDisabled: boolean) => ({
    'aria-disabled': isDisabled,
    'aria-describedby': isDisabled ? summaryId : undefined,
  });
  const whileUnchanged = waiting(changed.length === 0 || isEarly);
  const hasButtons = single !== undefined || files.length > 1;
  const number = new Intl.NumberFormat(language);
  return (
    <section
      ref={bar}
      aria-label={t('config.save.title')}
      className="save-bar sticky bottom-0 low:static z-lifted -mx-4 flex flex-wrap items-center gap-2 border-t border-hairline bg-page px-4 sm:mx-0 sm:rounded-card sm:border sm:bg-surface"
    >
      {/* On a phone there is no room for it beside buttons; the list says it too. */}
      <p id={summaryId} className={clsx('me-auto text-sm figures', hasButtons && 'max-sm:sr-only')}>
        {t('config.save.summary', {
          changed: number.format(found.counts.changed),
          unsure: number.format(found.counts.unsure),
        })}
      </p>
      {/* On a phone that of the page is below the list. */}
      <IconButton
        size="small-icon"
        className={clsx('sm:hidden', hasButtons && 'me-auto')}
        label={t('ui.undo')}
        icon={Undo2}
        aria-disabled={!canUndo}
        onClick={undo}
      />
      {single && (
        <Button size="small" {...whileUnchanged} onClick={() => onCompare(single.id)}>
          <Icon icon={FileDiffIcon} size={16} />
          <span className="max-sm:sr-only">{t('config.save.compare')}</span>
        </Button>
      )}
      <Button size="small" className="max-sm:hidden" {...whileUnchanged} onClick={savePatch}>
        {t('config.save.patch')}
      </Button>
      {onDisk.length > 0 && (
        <Button size="small" {...waiting(isEarly)} onClick={() => setAsking(true)}>
          <Icon icon={HardDriveDownload} size={16} />
          {t('config.in_place.save')}
        </Button>
      )}
      {single && (
        <Button
          size="small"
          look={files.length === 1 ? 'primary' : 'secondary'}
          {...whileUnchanged}
          onClick={() => saveOne(single)}
        >
          <Icon icon={Download} size={16} />
          {t('config.save.file')}
        </Button>
      )}
      {files.length > 1 && (
        <>
          <Checkbox
            label={t('config.save.unchanged')}
            className="text-sm max-sm:hidden"
            checked={withUnchanged}
            onCheckedChange={setWithUnchanged}
          />
          <Button
            size="small"
            look="primary"
            {...whileUnchanged}
            onClick={() => saveAll(withUnchanged)}
          >
            <Icon icon={Package} size={16} />
            {t('config.save.zip', { count: withUnchanged ? files.length : changed.length })}
          </Button>
        </>
      )}
      {isAsking && (
        <OverwriteDialog
          files={onDisk}
          onOverwrite={() => saveInPlace(onDisk)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
