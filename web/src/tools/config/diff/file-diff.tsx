import type { Edit } from '@fucina/config-text/file';
import { ChevronDown, ChevronUp } from 'lucide';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { createLazyModule, useNeeded } from '../../../ui/lazy-module.ts';
import { useWords } from '../../../words/use-words.tsx';
import type { DiffView } from './create-diff.ts';
import { diffSides, hasLongLine } from './diff-sides.ts';

/** Loaded when a file is first shown with its changes. */
const diff = createLazyModule(() => import('./create-diff.ts'));

interface FileDiffProps {
  readonly fileName: string;
  /** The file as it was opened: `content` of an opened file. */
  readonly before: string;
  /** What changes in it: `edits` of a changed file, sorted. Keep the same array while nothing changes. */
  readonly edits: readonly Edit[];
}

/** A file with its changes, line by line; only to be read. */
export function FileDiff({ fileName, before, edits }: FileDiffProps) {
  const { t } = useWords();
  const sides = useMemo(() => diffSides(before, edits), [before, edits]);
  const isTooLong = useMemo(() => hasLongLine(sides), [sides]);
  if (sides.changes.length === 0) return <p className="text-muted">{t('config_diff.none')}</p>;
  if (isTooLong) return <p className="text-muted">{t('config_diff.long_lines')}</p>;
  return <LoadedDiff fileName={fileName} sides={sides} />;
}

interface LoadedDiffProps {
  readonly fileName: string;
  readonly sides: ReturnType<typeof diffSides>;
}

function LoadedDiff({ fileName, sides }: LoadedDiffProps) {
  const { t } = useWords();
  const host = useRef<HTMLDivElement>(null);
  const module = useNeeded(diff);
  const hasFailed = diff.useHasFailed();
  const [isWhole, setWhole] = useState(false);
  const [view, setView] = useState<DiffView>();

  useLayoutEffect(() => {
    if (module === undefined || host.current === null) return;
    const created = module.createDiff(host.current, {
      label: t('config_diff.label', { file: fileName }),
      sides,
      isWhole,
      hiddenLabel: (count) => t('config_diff.hidden', { count }),
    });
    setView(created);
    return () => created.destroy();
  }, [module, fileName, sides, isWhole, t]);

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Steps key={fileName} view={view} />
        <Checkbox label={t('config_diff.whole')} checked={isWhole} onCheckedChange={setWhole} />
        <p className="text-sm text-muted">{t('config_diff.signs')}</p>
      </div>
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t('config_diff.failed')}</p>
          <Button size="small" onClick={() => void diff.load().catch(() => undefined)}>
            {t('config_diff.again')}
          </Button>
        </div>
      )}
      <div
        ref={host}
        className="min-h-64 rounded-control font-mono [contain:layout]"
        hidden={hasFailed}
      />
    </div>
  );
}

/** From change to change, also round the ends. */
function Steps({ view }: { readonly view: DiffView | undefined }) {
  const { t } = useWords();
  const [shown, setShown] = useState<number>();
  const lines = view?.lines ?? [];
  const count = lines.length;
  const step = (change: number) => {
    const next = (change + count) % count;
    view?.show(next);
    setShown(next);
  };
  const at = shown === undefined ? undefined : Math.min(shown, count - 1);
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('config_diff.previous')}
        icon={ChevronUp}
        disabled={count === 0}
        onClick={() => step((at ?? 0) - 1)}
      />
      <IconButton
        label={t('config_diff.next')}
        icon={ChevronDown}
        disabled={count === 0}
        onClick={() => step((at ?? -1) + 1)}
      />
      <p role="status" className="text-sm text-muted figures">
        {at === undefined
          ? t('config_diff.count', { count })
          : t('config_diff.at', { number: at + 1, all: count, line: lines[at] })}
      </p>
    </div>
  );
}
