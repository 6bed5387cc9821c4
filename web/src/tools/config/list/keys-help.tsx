import { Keyboard } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';

const KEYS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['A', 'accept'],
  ['R', 'reject'],
  ['U', 'unsure'],
  ['N P', 'problems'],
  ['/', 'search'],
  ['Ctrl Z', 'undo'],
] as const;

/** The keys of the list. They work only while it has the focus. */
export function KeysHelp() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="self-start pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon icon={Keyboard} size={16} />
        {t('config.keys.title')}
      </Button>
      {isOpen && (
        <Dialog title={t('config.keys.title')} onClose={() => setOpen(false)}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
            {KEYS.map(([keys, name]) => (
              <div key={name} className="contents">
                <dt>
                  <kbd className="rounded border border-hairline bg-raised px-1.5 font-mono text-sm">
                    {keys}
                  </kbd>
                </dt>
                <dd>{t(`config.keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{t('config.keys.where')}</p>
        </Dialog>
      )}
    </>
  );
}
