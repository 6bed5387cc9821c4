import { X } from 'lucide';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { PASTE_FORMATS, type Paste, type PasteFormat } from './pasted-lore.ts';

interface PasteNoteProps {
  readonly last: Paste;
  readonly onCorrect: (format: PasteFormat) => void;
  readonly onDismiss: () => void;
}

/** Says in which format a paste was read, and lets the visitor choose another. */
export function PasteNote({ last, onCorrect, onDismiss }: PasteNoteProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const possible = PASTE_FORMATS.filter(
    (format) =>
      format === last.format ||
      engine?.paste(last.before, last.place, last.text, format) !== undefined,
  );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-hairline bg-accent-wash px-3 py-2 text-sm">
      {last.isUnread && <p className="basis-full">{t('ui.paste_unread')}</p>}
      {last.isMended && <p className="basis-full">{t('ui.paste_mended')}</p>}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select inside is the control */}
      <label className="flex flex-1 items-center gap-2 max-sm:basis-full max-sm:flex-wrap">
        <span className="whitespace-nowrap">{t('lore_generator.pasted.read_as')}</span>
        <Select
          className="min-w-28 flex-1 max-sm:min-w-full"
          choices={possible.map((value) => ({
            value,
            label: t(`lore_generator.pasted.formats.${value}`),
          }))}
          value={last.format}
          onValueChange={onCorrect}
        />
      </label>
      {last.format !== 'as-typed' && (
        <Button size="small" onClick={() => onCorrect('as-typed')}>
          {t('lore_generator.pasted.keep')}
        </Button>
      )}
      <IconButton
        label={t('lore_generator.pasted.dismiss')}
        icon={X}
        size="small-icon"
        onClick={onDismiss}
      />
    </div>
  );
}
