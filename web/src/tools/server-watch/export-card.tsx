import { Download } from 'lucide';
import { useState } from 'react';
import { exportWatch } from '../../api/watch.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Owned } from './owned.ts';

/** All that is kept, as a file. */
export function ExportCard({ link }: Pick<Owned, 'link'>) {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function save(format: 'ndjson' | 'csv') {
    setBusy(true);
    const file = await exportWatch(link, format).catch(() => undefined);
    setBusy(false);
    setFailed(file === undefined);
    if (file) saveFile(file, `fucina-watch-${link.id}.${format}`);
  }

  return (
    <Card region title={t('watched.export.title')}>
      <p className="max-w-measure text-muted">{t('watched.export.text')}</p>
      <div className="flex flex-wrap gap-2">
        {(['ndjson', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            aria-disabled={isBusy}
            onClick={() => void save(format)}
          >
            <Icon icon={Download} size={16} />
            {t(`watched.export.${format}`)}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {t('watched.export.failed')}
        </p>
      )}
    </Card>
  );
}
