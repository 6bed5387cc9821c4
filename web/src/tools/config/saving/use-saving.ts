import { useEffect, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useSession, useStudioView } from '../studio-context.tsx';
import { changesIn } from './changed-files.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { type InPlaceResult, mayWrite, writeInPlace } from './write-in-place.ts';
import { type SavedFile, writeReport } from './write-report.ts';

/** Of the texts that stay as they were, in a toast. */
const MAX_NAMED = 3;

/** The ways in which changed files get out again. `changed` are those in which something is different afterwards. */
export function useSaving(changed: readonly StudioFile[]) {
  const { t } = useWords();
  const session = useSession();
  const sentences = useFindingWords();
  const { files } = useStudioView();
  const [decisions] = useField(configState, 'decisions');
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState(() => session.saved ?? decisions);
  useLeaveQuestion(decisions !== saved && files.some(({ id }) => decisions.has(id)));
  useEffect(() => {
    session.saved = saved;
  }, [session, saved]);

  async function save(run: () => Promise<void>, written: readonly StudioFile[] = changed) {
    setSaving(true);
    try {
      await run();
      if (changed.every((one) => written.includes(one))) setSaved(decisions);
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
    const textOf = new Map(texts.map(({ text, written }) => [text, written]));
    session.leaveOut(
      one.id,
      written.dropped.map(({ text, reason }) => ({
        text,
        reason,
        written: textOf.get(text) ?? '',
      })),
    );
    return written;
  }

  function tellDropped(written: readonly SavedFile[]) {
    const dropped = written.flatMap(({ file, dropped: ofFile }) =>
      ofFile.map(({ text, reason }) => ({ row: file.rows[text], reason })),
    );
    if (dropped.length === 0) return;
    const places = dropped
      .slice(0, MAX_NAMED)
      .map(({ row }) => `${t('config.row.line', { line: row?.line })}, ${row?.key}`);
    const more = dropped.length > MAX_NAMED ? ['…'] : [];
    const whys = dropped.map(({ reason }) => sentences?.words.dropped[reason].why);
    toast({
      title: t('config.save.dropped', { count: dropped.length }),
      description: `${[...places, ...more].join(' · ')}: ${[...new Set(whys)].join(' ')}`,
      tone: 'danger',
    });
  }

  async function saveOne(one: StudioFile) {
    const { bytes, dropped } = await writeOne(one);
    tellDropped([{ file: one, dropped }]);
    saveFile(new Blob([bytes]), one.path.slice(one.path.lastIndexOf('/') + 1));
  }

  async function saveAll(withUnchanged: boolean) {
    const written = [];
    for (const one of changed) written.push({ file: one, ...(await writeOne(one)) });
    const isWritten = new Set(changed);
    const others = withUnchanged ? files.filter((one) => !isWritten.has(one)) : [];
    const report =
      sentences &&
      (await writeReport(files, decisions, written, {
        ...sentences,
        explainFailure: (failure) => t(`config.failures.${failure}`),
      }));
    tellDropped(written);
    const zip = await session.ask<'zip'>({
      kind: 'zip',
      files: [
        ...written.map(({ file: { path }, bytes }) => ({ path, content: [bytes] })),
        ...others.map(({ path, content }) => ({ path, content })),
        // Without a connection the sentences may be missing.
        ...(report === undefined
          ? []
          : [{ path: `${t('config.save.report_name')}.md`, content: report }]),
      ],
    });
    saveFile(zip, 'fucina-config.zip');
  }

  async function savePatch() {
    const patches: BlobPart[] = [];
    for (const one of changed) patches.push((await writeOne(one)).patch.bytes);
    saveFile(new Blob(patches, { type: 'text/x-diff' }), 'fucina-config.diff');
  }

  async function saveInPlace(wanted: readonly StudioFile[]) {
    const results = new Map<InPlaceResult, number>();
    const isAllowed = new Map<FileSystemHandle, boolean>();
    const kept: SavedFile[] = [];
    for (const file of wanted) {
      const { id, content, disk } = file;
      if (disk === undefined) continue;
      const { access } = disk;
      const allowed = isAllowed.get(access) ?? (await mayWrite(access));
      isAllowed.set(access, allowed);
      let result: InPlaceResult = 'not-allowed';
      if (allowed) {
        const written = await writeOne(file);
        result = await writeInPlace(disk, content, written.bytes, async () => {
          session.keepContent(id, new Blob([await content.arrayBuffer()]));
        });
        if (result === 'written') {
          kept.push({ file, dropped: written.dropped });
          session.tellWritten(id, changed.includes(file));
        }
      }
      results.set(result, (results.get(result) ?? 0) + 1);
    }
    tellDropped(kept);
    for (const [result, count] of results) {
      toast({
        title: t(`config.in_place.${result}`, { count }),
        ...(result !== 'written' && {
          description: t(`config.in_place.${result}_text`),
          tone: 'danger' as const,
        }),
      });
    }
  }

  return {
    isSaving,
    saveOne: (one: StudioFile) => void save(() => saveOne(one), [one]),
    saveAll: (withUnchanged: boolean) => void save(() => saveAll(withUnchanged)),
    savePatch: () => void save(savePatch),
    saveInPlace: (wanted: readonly StudioFile[]) => void save(() => saveInPlace(wanted), wanted),
  };
}
