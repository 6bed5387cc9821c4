import { Check, CheckCheck, ChevronDown, ChevronUp, CircleHelp, Wrench, X } from 'lucide';
import { useId, useState } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { correctTexts } from '../session/decisions.ts';
import type { Found } from '../session/find-texts.ts';
import { correctableIn, placesOf } from '../session/many-texts.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
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
  const { get, set } = useToolStore(configState);
  const { texts, offers } = found;
  const { proven: count, alike, correctable } = offers;
  const [grouping] = useField(configState, 'group');
  const hasReasons = grouping === 'rule' || grouping === 'plugin';
  const number = new Intl.NumberFormat(language);
  const proven = number.format(count);
  function correct() {
    const places = placesOf(correctableIn(texts, get().present.decisions));
    set((state) => ({ decisions: correctTexts(state.decisions, places) }));
    announce(t('config.announce.corrected', { count: correctable }));
  }
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-2 max-sm:overflow-x-auto sm:flex-wrap">
      <div className="flex shrink-0 gap-1 sm:flex-wrap">
        <Button
          look="quiet"
          size="small"
          aria-disabled={count === 0}
          aria-describedby={count === 0 ? noneId : undefined}
          onClick={() => judge(texts, 'accepted')}
        >
          <Icon icon={Check} size={16} />
          {t('config.list.accept', { count: proven })}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-disabled={count === 0}
          aria-describedby={count === 0 ? noneId : undefined}
          onClick={() => judge(texts, 'rejected')}
        >
          <Icon icon={X} size={16} />
          {t('config.list.reject', { count: proven })}
        </Button>
        {correctable > 0 && (
          <Button look="quiet" size="small" onClick={correct}>
            <Icon icon={Wrench} size={16} />
            {t('config.list.correct', {
              count: correctable,
              shown: number.format(correctable),
            })}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => setDeciding(true)}>
          <Icon icon={CheckCheck} size={16} />
          {t('config.many.open')}
        </Button>
      </div>
      <div className="flex shrink-0 items-center gap-1">
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
      {count === 0 && texts.length > 0 && (
        <p id={noneId} className="w-full text-sm text-muted">
          {t('config.list.nothing_proven')}
          {alike > 0 && !hasReasons && ` ${t('config.list.group_unsure')}`}
        </p>
      )}
      {isDeciding && <ManyDialog file={file} onClose={() => setDeciding(false)} />}
    </div>
  );
}
