import { Download, FileDiff as FileDiffIcon, Package } from 'lucide';
import { useMemo, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/download-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { Found } from '../session/find-texts.ts';
import type { StudioFile } from '../session/studio-session.ts';
import { configState } from '../state.ts';
import { useSession, useStudioView } from '../studio-context.tsx';
import { changesIn, isChangedFile } from './changed-files.ts';
import { writeReport } from './write-report.ts';

interface SaveBarProps {
  readonly file: StudioFile | undefined;
  readonly found: Found;
  readonly onCompare: (file: number) => void;
}

/** How the files get out again. Always in reach. */
export function SaveBar({ file, found, onCompare }: SaveBarProps) {
  const { t, language } = useWords();
  const session = useSession();
  const sentences = useFindingWords();
  const { files, isBusy } = useStudioView();
  const [decisions] = useField(configState, 'decisions');
  const [isSaving, setSaving] = useState(false);
  const changed = useMemo(
    () => files.filter((one) => isChangedFile(one, decisions)),
    [files, decisions],
  );
  const single =
    file && changed.includes(file) ? file : changed.length === 1 ? changed[0] : undefined;

  async function save(run: () => Promise<void>) {
    setSaving(true);
    try {
      await run();
    } catch {
      toast({
        title: t('config.save.failed'),
        description: t('config.save.failed_text'),
        tone: 'danger',
      });
    }
    setSaving(false);
  }

  async function writeOne(one: StudioFile) {
    const texts = changesIn(one, decisions);
    const written = await session.ask<'write'>({ kind: 'write', file: one.id, texts });
    if (written === undefined) throw new Error('the file is not open');
    return written;
  }

  function tellDropped(count: number) {
    if (count === 0) return;
    toast({
      title: t('config.save.dropped', { count }),
      description: t('config.save.dropped_text'),
      tone: 'danger',
    });
  }

  async function saveOne(one: StudioFile) {
    const { bytes, dropped } = await writeOne(one);
    tellDropped(dropped.length);
    saveFile(new Blob([bytes]), one.path.slice(one.path.lastIndexOf('/') + 1));
  }

  async function saveAll() {
    const written = [];
    for (const one of changed) written.push({ file: one, ...(await writeOne(one)) });
    const report = sentences && writeReport(files, decisions, written, sentences);
    tellDropped(written.reduce((sum, { dropped }) => sum + dropped.length, 0));
    const zip = await session.ask<'zip'>({
      kind: 'zip',
      files: [
        ...written.map(({ file: { path }, bytes }) => ({ path, bytes })),
        // Without a connection the sentences may be missing.
        ...(report === undefined ? [] : [reportFile(t('config.save.report_name'), report)]),
      ],
    });
    saveFile(zip, 'fucina-config.zip');
  }

  async function savePatch() {
    const patches: string[] = [];
    for (const one of changed) patches.push((await writeOne(one)).patch);
    saveFile(new Blob([patches.join('')], { type: 'text/x-diff' }), 'fucina-config.diff');
  }

  const isDisabled = changed.length === 0 || isBusy || isSaving;
  return (
    <section
      aria-label={t('config.save.title')}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-hairline bg-page px-4 py-3 sm:mx-0 sm:rounded-card sm:border sm:bg-surface"
    >
      <p className="me-auto text-sm tabular-nums">
        {t('config.save.summary', {
          changed: new Intl.NumberFormat(language).format(found.counts.changed),
          unsure: new Intl.NumberFormat(language).format(found.counts.unsure),
        })}
      </p>
      {single && (
        <Button size="small" disabled={isDisabled} onClick={() => onCompare(single.id)}>
          <Icon icon={FileDiffIcon} size={16} />
          <span className="max-sm:sr-only">{t('config.save.compare')}</span>
        </Button>
      )}
      <Button
        size="small"
        className="max-sm:hidden"
        disabled={isDisabled}
        onClick={() => void save(savePatch)}
      >
        {t('config.save.patch')}
      </Button>
      {single && (
        <Button
          size="small"
          look={files.length === 1 ? 'primary' : 'secondary'}
          disabled={isDisabled}
          onClick={() => void save(() => saveOne(single))}
        >
          <Icon icon={Download} size={16} />
          {t('config.save.file')}
        </Button>
      )}
      {files.length > 1 && (
        <Button
          size="small"
          look="primary"
          disabled={isDisabled}
          onClick={() => void save(saveAll)}
        >
          <Icon icon={Package} size={16} />
          {t('config.save.zip', { count: changed.length })}
        </Button>
      )}
    </section>
  );
}

function reportFile(name: string, report: string) {
  return { path: `${name}.md`, bytes: new TextEncoder().encode(report) };
}
