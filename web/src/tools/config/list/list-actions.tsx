import { Check, CheckCheck, ChevronDown, ChevronUp, CircleHelp, FileCog, Wrench, X } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { correctTexts } from '../session/decisions.ts';
import type { Found } from '../session/find-texts.ts';
import { GROUPINGS } from '../session/grouping.ts';
import { correctableIn, placesOf } from '../session/many-texts.ts';
import { fixableIn } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { Strip } from '../strip.tsx';
import { useStudioView } from '../studio-context.tsx';
import { useCorrectFiles } from '../use-correct-files.ts';
import { ManyDialog } from './many-dialog.tsx';
import { useJudge } from './use-judge.ts';

interface ListActionsProps {
  readonly found: Found;
  /** The file that is listed; undefined for all. */
  readonly file: StudioFile | undefined;
  readonly onSeek: (sought: 'unsure' | 'problem', step: 1 | -1) => void;
}

/** What is done with the list as a whole. */
export function ListActions({ found, file, onSeek }: ListActionsProps) {
  const { t, language } = useWords();
  const noneId = useId();
  const [isDeciding, setDeciding] = useState(false);
  const judge = useJudge();
  const { files, isBusy } = useStudioView();
  const correctFiles = useCorrectFiles();
  const { get, set } = useToolStore(configState);
  const { texts, offers } = found;
  const { proven: count, alike, correctable } = offers;
  const [grouping, setGrouping] = useField(configState, 'group');
  const hasReasons = grouping === 'rule' || grouping === 'plugin';
  const number = new Intl.NumberFormat(language);
  const proven = number.format(count);
  function correct() {
    const places = placesOf(correctableIn(texts, get().present.decisions));
    set((state) => ({ decisions: correctTexts(state.decisions, places) }));
    announce(t('config.announce.corrected', { count: correctable }));
  }
  // Those of a single file stand above the list, each with its sentence.
  const faulty = useMemo(
    () => (file === undefined && files.length > 1 ? files.filter(fixableIn) : []),
    [file, files],
  );
  const fixable = faulty.reduce((sum, one) => sum + fixableIn(one), 0);
  const correctFilesLabel = t('config.list.correct_files', {
    count: fixable,
    shown: number.format(fixable),
  });
  const correctLabel = t('config.list.correct', {
    count: correctable,
    shown: number.format(correctable),
  });
  const hasNote = count === 0 && texts.length > 0;
  async function correctFaulty() {
    await correctFiles(
      faulty.map(({ id }) => id),
      'all',
    );
    announce(t('config.announce.corrected', { count: fixable }));
  }
  return (
    <div className="list-actions flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      {/* On a phone one strip. */}
      <Strip className="justify-between">
        <div className="flex shrink-0 gap-1 sm:flex-wrap">
          <Button
            look="quiet"
            size="small"
            aria-disabled={count === 0}
            aria-describedby={count === 0 ? noneId : undefined}
            onClick={() => judge(texts, 'accepted')}
          >
            <Icon icon={Check} size={16} />
            {t('config.list.accept', { count, shown: proven })}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-disabled={count === 0}
            aria-describedby={count === 0 ? noneId : undefined}
            onClick={() => judge(texts, 'rejected')}
          >
            <Icon icon={X} size={16} />
            {t('config.list.reject', { count, shown: proven })}
          </Button>
          {correctable > 0 && (
            <Button look="quiet" size="small" title={correctLabel} onClick={correct}>
              <Icon icon={Wrench} size={16} />
              {hasNote ? (
                <ShortLabel label={correctLabel} short={number.format(correctable)} />
              ) : (
                correctLabel
              )}
            </Button>
          )}
          {fixable > 0 && (
            <Button
              look="quiet"
              size="small"
              title={correctFilesLabel}
              aria-disabled={isBusy}
              onClick={() => void correctFaulty()}
            >
              <Icon icon={FileCog} size={16} />
              <ShortLabel label={correctFilesLabel} short={number.format(fixable)} />
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => setDeciding(true)}>
            <Icon icon={CheckCheck} size={16} />
            {t('config.many.open')}
          </Button>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Select
            aria-label={t('config.group.label')}
            className="me-1 w-auto!"
            choices={GROUPINGS.map((value) => ({ value, label: t(`config.group.${value}`) }))}
            value={grouping}
            onValueChange={setGrouping}
          />
          <IconButton
            size="small-icon"
            label={t('config.keys.unsure')}
            icon={CircleHelp}
            onClick={() => onSeek('unsure', 1)}
          />
          <IconButton
            size="small-icon"
            label={t('config.keys.previous_problem')}
            icon={ChevronUp}
            onClick={() => onSeek('problem', -1)}
          />
          <IconButton
            size="small-icon"
            label={t('config.keys.next_problem')}
            icon={ChevronDown}
            onClick={() => onSeek('problem', 1)}
          />
        </div>
      </Strip>
      {hasNote && (
        <p id={noneId} className="list-note">
          {t('config.list.nothing_proven')}
          {alike > 0 && !hasReasons && ` ${t('config.list.group_unsure')}`}
        </p>
      )}
      {isDeciding && <ManyDialog file={file} onClose={() => setDeciding(false)} />}
    </div>
  );
}

/** Where the row would break, the number alone. */
function ShortLabel({ label, short }: { readonly label: string; readonly short: string }) {
  return (
    <>
      <span className="sm:max-2xl:sr-only">{label}</span>
      <span aria-hidden className="hidden sm:max-2xl:inline">
        {short}
      </span>
    </>
  );
}
