import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { ArrowLeft } from 'lucide';
import { useEffect, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { useNewestQuestion } from '../../../tool/use-newest-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { FileDiff } from '../diff/file-diff.tsx';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useSession } from '../studio-context.tsx';
import type { WrittenFile } from '../worker/protocol.ts';
import { changesIn } from './changed-files.ts';

interface FileChangesProps {
  readonly file: StudioFile;
  readonly onClose: () => void;
}

/** The whole file as it is and as it will be. */
export function FileChanges({ file, onClose }: FileChangesProps) {
  const { t } = useWords();
  const session = useSession();
  const [decisions] = useField(configState, 'decisions');
  const [written, setWritten] = useState<WrittenFile>();
  const newest = useNewestQuestion();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const show = async () => {
      const texts = changesIn(file, decisions);
      const asked = { kind: 'write', file: file.id, texts } as const;
      const outcome = await newest.ask(() => session.ask<'write'>(asked));
      if (outcome?.ok) setWritten(outcome.answer);
      else if (outcome) setFailed(true);
    };
    void show();
  }, [newest, session, file, decisions]);

  return (
    <Card
      title={<span className="font-mono text-base wrap-anywhere">{file.path}</span>}
      region
      aside={
        <div className="flex flex-wrap gap-2">
          {written && (
            <>
              <CopyButton
                text={() => applyEdits(written.before, written.edits)}
                name={t('config.save.copy_file')}
              />
              <CopyButton text={() => written.patch.text} name={t('config.save.copy_patch')} />
            </>
          )}
          <Button size="small" onClick={onClose}>
            <Icon icon={ArrowLeft} size={16} />
            {t('config.save.back')}
          </Button>
        </div>
      }
    >
      {hasFailed && <p role="alert">{t('config.save.failed_text')}</p>}
      {written ? (
        <FileDiff fileName={file.path} before={written.before} edits={written.edits} />
      ) : (
        <div className="min-h-64" />
      )}
    </Card>
  );
}
