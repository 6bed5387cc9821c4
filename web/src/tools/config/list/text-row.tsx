// biome-ignore-all lint/a11y/useSemanticElements: a table cannot hold only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import type { TextRun } from '@fucina/minecraft-text';
import { clsx } from 'clsx';
import { Check, TriangleAlert, Undo2, X } from 'lucide';
import { memo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { isChanging, type Mark } from '../session/marks.ts';
import { problemsOfText } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { MarkLabel } from './mark-label.tsx';
import { RowSide } from './row-side.tsx';
import { useLooks } from './use-looks.ts';

export interface RowActions {
  readonly accept: (file: number, text: number) => void;
  readonly reject: (file: number, text: number) => void;
}

interface TextRowProps {
  readonly id: string;
  readonly file: StudioFile;
  readonly text: number;
  readonly mark: Mark;
  /** What is in the file afterwards, or would be. */
  readonly written: string | undefined;
  /** Counted from 0. */
  readonly place: number;
  /** Counted from 1, with the headings of groups. */
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly isActive: boolean;
  readonly hasFileName: boolean;
  readonly actions: RowActions;
  /** The row becomes the active one; its details are opened, too, unless a button of it was pressed. */
  readonly onChoose: (place: number, opens: boolean) => void;
}

/** One text: where it is, how it is written, and how the game shows it, before and after. */
export const TextRowView = memo(function TextRowView(props: TextRowProps) {
  const { id, file, text, mark, written, place, isActive, hasFileName, onChoose } = props;
  const { rowIndex, top, height } = props;
  const { t } = useWords();
  const row = file.rows[text];
  const looks = useLooks({ file: file.id, text, written: written ?? row?.value ?? '' });
  if (row === undefined) return null;
  const findings = problemsOfText(file.plans[text]);
  const name = [
    t('config.row.line', { line: row.line }),
    row.key,
    t(`config.marks.${mark}`),
    ...(findings > 0 ? [t('config.row.problems', { count: findings })] : []),
    `${t('config.row.before')}: ${plain(looks?.before) ?? row.value.slice(0, 300)}`,
    ...(written === undefined
      ? []
      : [`${t('config.row.after')}: ${plain(looks?.after) ?? written.slice(0, 300)}`]),
    ...(hasFileName ? [nameOf(file)] : []),
  ].join(', ');
  return (
    // The grid has the focus, and handles the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      role="row"
      id={id}
      aria-rowindex={rowIndex}
      aria-selected={isActive}
      aria-label={name}
      className={clsx('text-row', isActive ? 'bg-accent-wash' : 'hover:bg-raised')}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={({ target }) => onChoose(place, !isInButton(target))}
    >
      <div role="gridcell" className="text-row-head">
        <span className="text-row-marks">
          <MarkLabel mark={mark} />
          {findings > 0 && (
            <span className="flex shrink-0 items-center gap-1 text-xs font-medium text-warning">
              <Icon icon={TriangleAlert} size={14} />
              {findings}
            </span>
          )}
        </span>
        <span className="text-row-place text-xs text-muted">
          <span className="min-w-0 flex-1 truncate font-mono" translate="no">
            {row.key}
            {hasFileName && ` · ${nameOf(file)}`}
          </span>
          <span className="shrink-0 figures">{t('config.row.line', { line: row.line })}</span>
        </span>
        <RowButtons {...props} />
      </div>
      <div
        role="gridcell"
        aria-hidden
        className={clsx('text-row-sides', written !== undefined && 'sm:grid-cols-2')}
      >
        <RowSide source={row.value} runs={looks?.before} sign={written === undefined ? '' : '−'} />
        {written !== undefined && (
          <RowSide source={written} runs={looks?.after} sign={isChanging(mark) ? '+' : '?'} />
        )}
      </div>
    </div>
  );
});

function RowButtons({ file, text, mark, written, actions }: TextRowProps) {
  const { t } = useWords();
  if (written === undefined && mark !== 'written') return null;
  const isKept = isChanging(mark);
  return (
    <div className="text-row-buttons">
      {mark === 'rejected' || mark === 'unsure' ? (
        <IconButton
          tabIndex={-1}
          size="small-icon"
          label={t('config.actions.accept')}
          icon={mark === 'rejected' ? Undo2 : Check}
          onClick={() => actions.accept(file.id, text)}
        />
      ) : null}
      {(isKept || mark === 'unsure') && (
        <IconButton
          tabIndex={-1}
          size="small-icon"
          label={t('config.actions.reject')}
          icon={X}
          onClick={() => actions.reject(file.id, text)}
        />
      )}
    </div>
  );
}

function nameOf({ path }: StudioFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isInButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function plain(runs: readonly TextRun[] | undefined): string | undefined {
  return runs?.map((run) => ('text' in run ? run.text : '')).join('');
}
