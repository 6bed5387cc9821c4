import { pageById } from '@fucina/site';
import { clsx } from 'clsx';
import { Download, Trash2, Upload } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useWords } from '../../words/use-words.tsx';
import { fileName, writeBackup } from './backup.ts';
import type { Entries } from './kinds.ts';

interface SummaryProps {
  /** Undefined until it has been read. */
  readonly kept: Entries | undefined;
  readonly count: number;
  readonly writeSize: (text: string) => string;
  readonly onOpen: (file: File) => void;
  readonly onRemoveAll: () => void;
  readonly children: ReactNode;
}

/** How much there is, and what can be done with all of it. */
export function Summary({ kept, count, writeSize, onOpen, onRemoveAll, children }: SummaryProps) {
  const { t } = useWords();
  const picker = useRef<HTMLInputElement>(null);
  const isEmpty = count === 0;

  function exportAll() {
    if (kept === undefined) return;
    const now = new Date();
    const file = new Blob([writeBackup(kept, now)], { type: 'application/json' });
    saveFile(file, fileName(now));
  }

  return (
    <Card>
      {/* Until it is read, the room of an empty browser. */}
      <div className={clsx('flex flex-col gap-4', kept === undefined && 'invisible')}>
        <p>
          {isEmpty
            ? t('things.nothing')
            : t('things.amount', { count, size: writeSize([...(kept?.values() ?? [])].join('')) })}
        </p>
        {isEmpty && (
          <PageLink page={pageById('tools')} className={`self-start ${buttonClass()}`}>
            {t('things.choose_tool')}
          </PageLink>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" aria-disabled={isEmpty} onClick={exportAll}>
          <Icon icon={Download} />
          {t('things.export')}
        </Button>
        <Button onClick={() => picker.current?.click()}>
          <Icon icon={Upload} />
          {t('things.import')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('things.import')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onOpen(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <Button look="danger" aria-disabled={isEmpty} onClick={onRemoveAll}>
          <Icon icon={Trash2} />
          {t('things.delete_all')}
        </Button>
      </div>
      {children}
    </Card>
  );
}
